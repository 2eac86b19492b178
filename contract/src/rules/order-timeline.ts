/** The stages a shopper sees on the way of an order, matched by keywords in the status text (specification, 'Order statuses'). */

export const STAGES = ['pending', 'packaging', 'shipping', 'arrived', 'delivering', 'delivered', 'cancelled'] as const;
export type Stage = (typeof STAGES)[number];

const KEYWORDS: readonly [Stage, readonly string[]][] = [
  // Longest first where one word holds another: 'delivered' and 'delivering' before the rest, 'in transit' as two words or one.
  ['cancelled', ['cancelled']],
  ['delivered', ['delivered']],
  ['delivering', ['delivering']],
  ['arrived', ['arrived']],
  ['shipping', ['shipping', 'shipped', 'in transit', 'in_transit']],
  ['packaging', ['packaging', 'processing']],
  ['pending', ['pending', 'ordered', 'confirmed']],
];

/** The stage of a status text, or undefined: then the text is shown as it is. */
export function stageOf(status: string): Stage | undefined {
  const text = status.toLowerCase();
  return KEYWORDS.find(([, words]) => words.some((word) => text.includes(word)))?.[0];
}
