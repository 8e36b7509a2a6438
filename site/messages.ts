// Every text of the specification's error catalogues, in one place.

/** Those that the first script of every page carries; the rest would be a hundredth of it. */
export const shellMessages = {
  backHome: "Go back to home",
  notLoaded: "The next page could not be loaded, so this one stays open.",
  tryAgain: "Try again",
  online: "You are back online.",
  offline: "You are offline. What you have open stays readable; new pages will load when the connection is back.",
} as const;

export const messages = {
  errorPageFailed: "An error occurred while showing the error page",
  pageNotFound: "This page could not be found",
  unknownRule: "Unknown middleware",
  tooManyRequests: "Too many requests have come from your network. Please try again in a moment.",
  tooBusy: "Very many readers are here right now. Please try again in a moment.",
  textAway: "This page cannot be read right now. Please try again in a moment.",
  notFoundTitle: "Something has gone wrong…",
  notFoundSubtitle: "It seems you clicked on a bad link and stumbled upon our 404 page",
  suggestions: "Here's what we think you might be looking for:",
  howDidIGetHere: "How did I get here?",
  whatNow: "What should I do now?",
  noSchedule: "Nothing is known of the programs to come.",
  noHosts: "This show has no hosts.",
  videoMissing: "This video is not available.",
  videoExpired: "This video has expired and can no longer be watched.",
  videoLocked: "This video is for viewers who receive the channel. Sign in with your TV provider to watch it.",
  videoFetchFailed: "An error occurred while fetching video data",
  /** ERR-03: what becomes of a shelf is logged only. */
  shelfVideoFailed: "Error fetching Video",
  aggregateFailed: "Error fetching Aggregate",
  nextUpFailed: "Error fetching Next Up",
  showsFailed: "Error fetching Shows",
  carouselWithoutTags: "no search tags provided for carousel",
  carouselWithoutContent: "no carousel content for tags",
  fixedVideoMissing: "unable to fetch video",
  fixedArticleMissing: "no results for article",
  notFromTheNewsSite: "video supplied is not from the news site",
  sectionWithoutVideos: "section has no videos",
  /** SHELF-07: stands where an editor described nothing. */
  shelfDescription: "The newest videos from our newsroom, as they come in.",
  instagramFailed: "An error occurred while retrieving the Instagram post. It might have been deleted.",
  tweetFailed: "An error occurred while retrieving the Tweet. It might have been deleted.",
  postFailed: "An error occurred while retrieving the post. It might have been deleted.",
} as const;
