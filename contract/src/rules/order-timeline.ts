/** The stages of an order that a shopper sees, matched by keywords in the status text (specification, 'Order statuses'). */

export const STAGES = ['pending', 'packaging', 'shipping', 'arrived', 'delivering', 'delivered', 'cancelled'] as const;
export type Stage = (typeof STAGES)[number];

const KEYWORDS: readonly [Stage, readonly string[]][] = [
  // The first match wins, so later stages come first.
  ['cancelled', ['cancelled']],
  ['delivered', ['delivered']],
  ['delivering', ['delivering']],
  ['arrived', ['arrived']],
  ['shipping', ['shipping', 'shipped', 'in transit', 'in_transit']],
  ['packaging', ['packaging', 'processing']],
  ['pending', ['pending', 'ordered', 'confirmed']],
];

/** Returns the stage of a status text; for undefined, the storefront shows the text itself. */
export function findStage(status: string): Stage | undefined {
  const text = status.toLowerCase();
  return KEYWORDS.find(([, words]) => words.some((word) => text.includes(word)))?.[0];
}
