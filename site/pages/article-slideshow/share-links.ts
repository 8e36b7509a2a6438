// Where a picture can be sent to. The networks get the story's address with the picture's hash, and open at it.

interface ShareLink {
  name: string;
  network?: "x" | "facebook";
  href: string;
}

export function shareLinks(title: string, url: string): ShareLink[] {
  const [text, address] = [encodeURIComponent(title), encodeURIComponent(url)];
  return [
    { name: "Email", href: `mailto:?subject=${text}&body=${address}` },
    { name: "X", network: "x", href: `https://x.com/intent/post?text=${text}&url=${address}` },
    { name: "Facebook", network: "facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
  ];
}
