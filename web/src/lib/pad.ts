/** What people with the box throw and shuffle (`games/<slug>/web/pad.ts`). */
export interface Pad {
  /** The faces of every die that is thrown at once. Those with numbers are added up. */
  dice?: string[][];
  /** How many cards are shuffled. */
  pile?: number;
}
