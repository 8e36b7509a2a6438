// Ages in story files, such as `12m`, `3h` and `2d4h`: how long before the seeding something happened.

const minute = 60_000;
const ageForm = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?$/;

/** Milliseconds, or nothing when the text is no age. */
export function ageOf(text: string): number | undefined {
  const parts = text === "" ? null : ageForm.exec(text);
  if (parts === null) return undefined;
  const [, days = "0", hours = "0", minutes = "0"] = parts;
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * minute;
}
