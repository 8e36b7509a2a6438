// Videos that are not the demo's: ids that are numbers, streams of another host.

export function video(id: number, title: string, fields: object = {}): object {
  return {
    type: "video",
    id,
    title,
    publication_date: "2026-01-02T12:00:00Z",
    last_published_date: "2026-01-02T12:00:00Z",
    tags: ["us/harbor"],
    category: { title: "U.S.", path: "us" },
    brightcove: { duration: "0:00:30", streams: [{ url: `https://films.example/${id}.mp4`, mime_type: "MP4" }] },
    ...fields,
  };
}
