// The calls about the strip of hot topics, and what they answer with.

export const topicCalls = {
  "topics.read": { method: "GET", path: "/topics", needs: "topics" },
  "topics.check": { method: "POST", path: "/topics/check", needs: "topics" },
  "topics.publish": { method: "PUT", path: "/topics", needs: "topics" },
  "topics.history": { method: "GET", path: "/topics/history", needs: "topics" },
} as const;

export const topicColours = ["red", "green"] as const;
export type TopicColour = (typeof topicColours)[number];

export interface Topic {
  text: string;
  url: string;
  openInNewWindow: boolean;
}

export interface HotTopics {
  title: string;
  colour: TopicColour;
  items: Topic[];
}

/** What readers have in its place. */
export const usualTopicsTitle = "Hot Topics";
export const mostTopics = 30;

export interface OpenTopics {
  topics: HotTopics;
  /** Of what stands; null before there were any. */
  version: string | null;
}

export interface PublishedTopics {
  version: string;
}

/** What whoever publishes them should know first, by place and field, such as a link that leads nowhere at `2.url`. */
export type CheckedTopics = Record<string, string>;

export interface TopicsVersion {
  number: number;
  /** Null where nobody noted it. */
  at: number | null;
  who: string;
  /** Null for a version without any. */
  topics: HotTopics | null;
}
