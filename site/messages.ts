// Every text of the specification's error catalogues, in one place.

export const messages = {
  pageNotFound: "This page could not be found",
  unknownRule: "Unknown middleware",
  errorPageFailed: "An error occurred while showing the error page",
  backHome: "Go back to home",
  notFoundTitle: "Something has gone wrong…",
  notFoundSubtitle: "It seems you clicked on a bad link and stumbled upon our 404 page",
  suggestions: "Here's what we think you might be looking for:",
  howDidIGetHere: "How did I get here?",
  whatNow: "What should I do now?",
  apiFailed: "API Request failed",
  apiNotFound: "Page Not Found",
  noHosts: "This show has no hosts.",
  videoMissing: "This video is not available.",
  videoExpired: "This video has expired and can no longer be watched.",
  videoLocked: "This video is for viewers who receive the channel. Sign in with your TV provider to watch it.",
  videoFetchFailed: "An error occurred while fetching video data",
  instagramFailed: "An error occurred while retrieving the Instagram post. It might have been deleted.",
  tweetFailed: "An error occurred while retrieving the Tweet. It might have been deleted.",
  postFailed: "An error occurred while retrieving the post. It might have been deleted.",
  offline: "You are offline. What you have open stays readable; new pages will load when the connection is back.",
} as const;
