// How much an alert matters: it decides what quiet hours do to it, and the word it is shown under. Editors may write any word; those
// that are not known here count as breaking.

export type AlertLevel = "urgent" | "breaking" | "update";

export const alertLevels = ["urgent", "breaking", "update"] as const;

const labels: Readonly<Record<AlertLevel, string>> = {
  urgent: "Urgent",
  breaking: "Breaking News",
  update: "Update",
};

function knownLevel(word: string): AlertLevel | undefined {
  return alertLevels.find((level) => level === word.trim().toLowerCase());
}

export function alertLevel(word: string | undefined): AlertLevel {
  return knownLevel(word ?? "") ?? "breaking";
}

export function alertLabel(word: string | undefined): string {
  const level = knownLevel(word ?? "");
  return level === undefined ? (word ?? labels.breaking) : labels[level];
}
