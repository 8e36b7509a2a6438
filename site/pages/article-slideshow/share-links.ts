// Where a picture can be sent to. The networks get the story's address with the picture's hash, and open at it.

interface ShareLink {
  name: string;
  href: string;
}

export function shareLinks(title: string, url: string): ShareLink[] {
  const [text, address] = [encodeURIComponent(title), encodeURIComponent(url)];
  return [
    { name: "Email", href: `mailto:?subject=${text}&body=${address}` },
    { name: "X", href: `https://x.com/intent/post?text=${text}&url=${address}` },
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
  ];
}
