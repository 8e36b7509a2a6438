// What readers can ask to be told of. An alert names one or more of these; one that names none is breaking news.

export interface AlertTopic {
  id: string;
  title: string;
  about: string;
}

export const usualTopic = "breaking";

export const alertTopics: readonly AlertTopic[] = [
  {
    id: usualTopic,
    title: "Breaking news",
    about: "Events of national importance, as soon as we have confirmed them.",
  },
  { id: "weather", title: "Severe weather", about: "Storms, floods and fires that threaten lives." },
  { id: "politics", title: "Politics", about: "Votes, rulings and decisions that change what holds tomorrow." },
  { id: "elections", title: "Elections", about: "Races as our decision desk calls them." },
  { id: "world", title: "World", about: "War and peace, disasters and changes of government abroad." },
  { id: "health", title: "Health", about: "Outbreaks, recalls and warnings." },
];

export function isAlertTopic(id: string): boolean {
  return alertTopics.some((topic) => topic.id === id);
}

/** Of an alert, whatever its record says of them. */
export function topicsOf({ topics }: { topics: readonly string[] }): readonly string[] {
  return topics.length === 0 ? [usualTopic] : topics;
}
