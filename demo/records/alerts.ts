// The breaking-news banner. It expires, so that a demo left running does not keep shouting.

const hour = 60 * 60_000;

export function alertRecords(now: number): object[] {
  return [
    {
      type: "alert",
      id: "odalys-tornado",
      level: "breaking",
      text: "Tornado spun up by Odalys tears roof from Gulfport school being used as a shelter",
      url: "/us/odalys-tornado-gulfport-school",
      publication_date: new Date(now - hour / 4).toISOString(),
      expires: new Date(now + 12 * hour).toISOString(),
    },
  ];
}
