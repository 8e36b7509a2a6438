// The strip under the header.

export function hotTopicsRecord(): object {
  return {
    type: "hot_topics",
    id: "hot-topics",
    title: "Hot Topics",
    title_color: "red",
    openInNewWindow: false,
    list_items: [
      { text: "Live: Storm center", url: "/coverage/storm-center" },
      { text: "Live: Election results", url: "/elections" },
      { text: "Live: Senate vote night", url: "/coverage/senate-storm-vote" },
      { text: "Kestrel-2 on the moon", url: "/coverage/kestrel-2" },
      { text: "Karsk valley talks", url: "/world/karsk-governments-agree-to-share-dam" },
      { text: "Rail strike averted", url: "/us/great-basin-rail-strike-averted" },
      { text: "AI safety act", url: "/ai/what-california-ai-act-would-require" },
    ],
  };
}
