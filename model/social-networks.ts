// Where the publisher is beside this site.

export const socialNetworks = [
  { network: "facebook", label: "Facebook", url: "https://social.example/facebook/meridian" },
  { network: "x", label: "X", url: "https://social.example/x/meridian" },
  { network: "instagram", label: "Instagram", url: "https://social.example/instagram/meridian" },
  { network: "youtube", label: "YouTube", url: "https://social.example/youtube/meridian" },
  { network: "tiktok", label: "TikTok", url: "https://social.example/tiktok/meridian" },
] as const;
