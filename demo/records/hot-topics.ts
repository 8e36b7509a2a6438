// The strip under the header.

export function hotTopicsRecord(): object {
  return {
    type: "hot_topics",
    id: "hot-topics",
    title: "Hot Topics",
    title_color: "red",
    openInNewWindow: false,
    list_items: [
      { text: "Tropical Storm Odalys", url: "/us/tropical-storm-odalys-makes-landfall" },
      { text: "Storm-recovery bill", url: "/politics/senate-clears-storm-recovery-bill" },
      { text: "Kestrel-2 on the moon", url: "/science/kestrel-2-lands-lunar-south-pole" },
      { text: "Karsk valley talks", url: "/world/karsk-governments-agree-to-share-dam" },
      { text: "Rail strike averted", url: "/us/great-basin-rail-strike-averted" },
      { text: "AI safety act", url: "/ai/what-california-ai-act-would-require" },
    ],
  };
}
