// CARD-08: where a reader puts the broadcast into a calendar. The code is that of the reminder service, or its whole address.

const service = "https://calrep.ly/";

export function reminderAddress(code: string): string {
  return /^https?:\/\//i.test(code) ? code : service + encodeURIComponent(code);
}
