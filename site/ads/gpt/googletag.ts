// The part of Google's publisher tag that this site speaks to.

export interface Slot {
  addService(service: PubAds): Slot;
  setTargeting(key: string, value: string): Slot;
  getSlotElementId(): string;
}

interface SlotEvents {
  slotRenderEnded: { slot: Slot; isEmpty: boolean };
  impressionViewable: { slot: Slot };
}

export interface PubAds {
  setForceSafeFrame(force: boolean): PubAds;
  addEventListener<E extends keyof SlotEvents>(type: E, listener: (event: SlotEvents[E]) => void): PubAds;
  refresh(slots: readonly Slot[]): void;
}

export interface GoogleTag {
  /** Commands given before the tag has loaded wait here. */
  cmd: { push(command: () => void): unknown };
  defineSlot(path: string, sizes: readonly (readonly [number, number])[], elementId: string): Slot | null;
  display(elementId: string): void;
  destroySlots(slots: readonly Slot[]): boolean;
  enableServices(): void;
  pubads(): PubAds;
}

declare global {
  interface Window {
    googletag?: Partial<GoogleTag> & Pick<GoogleTag, "cmd">;
  }
}
