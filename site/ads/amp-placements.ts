// The ad places of AMP pages, ban1 to ban20, with the ids that the publisher's exchange and bidder have given each (AMP-02). Another
// publisher changes the two first ids.

export interface AmpPlacement {
  position: string;
  exchangeId: string;
  bidderId: string;
}

const count = 20;
const firstExchangeId = 481_201;
const firstBidderId = 2_614_701;

export const ampPlacements: readonly AmpPlacement[] = Array.from({ length: count }, (_, index) => ({
  position: `ban${index + 1}`,
  exchangeId: String(firstExchangeId + index),
  bidderId: String(firstBidderId + index),
}));
