/** What products are for, as bits: a part of the body ('lip'), or a step that the query may not want ('cleanser', 'mask'). */
import type { PurposeRank } from './lexicon/language-file.ts';
import type { Lexicon } from './lexicon/lexicon.ts';

/** Sets one bit for each purpose of the lexicon that any of the words names. */
export function encodePurposes({ purposes }: Lexicon, words: Iterable<string>): number {
  let bits = 0;
  for (const word of words) {
    for (const [bit, { names }] of purposes.entries()) if (names.has(word)) bits |= 1 << bit;
  }
  return bits;
}

/**
 * The words of a parent category such as 'Hair & Body' without the purposes that the product does not have: a shampoo is for hair. Keeps all words if the
 * product has none of the parent category's purposes.
 */
export function dropOtherPurposes(lexicon: Lexicon, parentWords: readonly string[], productPurposes: number): readonly string[] {
  if ((encodePurposes(lexicon, parentWords) & productPurposes) === 0) return parentWords;
  const isOther = (word: string) => {
    const purposes = encodePurposes(lexicon, [word]);
    return purposes !== 0 && (purposes & productPurposes) === 0;
  };
  return parentWords.filter((word) => !isOther(word));
}

/** What a query without words for a purpose is about: a kind of product, or a problem such as acne. */
export type QuerySubject = 'product' | 'problem';

/**
 * The purposes whose products rank lower for a query, as bits. `wantedParts`: the parts of the body whose problem the query names, if these
 * need their own products; products for none of them rank lower than if they lacked a concept (see totals.ts).
 */
export type PurposePreferences = Record<PurposeRank | 'wantedParts', number>;

export const NO_PURPOSE_PREFERENCES: PurposePreferences = { lower: 0, lowest: 0, wantedParts: 0 };

/** The purposes that no word of the query names, by how far their products rank lower. */
export function encodeLoweredPurposes(lexicon: Lexicon, subject: QuerySubject, queryWords: Iterable<string>): Record<PurposeRank, number> {
  const named = encodePurposes(lexicon, queryWords);
  const select = (rank: PurposeRank) =>
    lexicon.purposes.reduce((bits, { ranks }, bit) => (ranks[subject] === rank ? bits | (1 << bit) : bits), 0) & ~named;
  return { lower: select('lower'), lowest: select('lowest') };
}

/** The parts of the body that need their own products, as bits. */
const encodePartsWithOwnProducts = ({ purposes }: Lexicon): number =>
  purposes.reduce((bits, { needsOwnProducts }, bit) => (needsOwnProducts ? bits | (1 << bit) : bits), 0);

/** The parts of the body that any of the words names, if they need their own products. */
export const encodeNamedParts = (lexicon: Lexicon, words: Iterable<string>): number =>
  encodePurposes(lexicon, words) & encodePartsWithOwnProducts(lexicon);

/** The parts of the body that the first phrase with any purpose names, if they need their own products. */
export const encodePartsOfFirstPhrase = (lexicon: Lexicon, phrases: readonly (readonly string[])[]): number =>
  (phrases.map((phrase) => encodePurposes(lexicon, phrase)).find((bits) => bits !== 0) ?? 0) & encodePartsWithOwnProducts(lexicon);

/**
 * Whose products can replace those of a kind that have not the ingredient of the query, as bits: a product with all its purposes in
 * `allowed`, and with one of `required` if there are any. For 'mugwort toner', a mugwort essence can, but no soap with mugwort.
 */
export type ReplacingPurposes = { allowed: number; required: number };

export function encodeReplacingPurposes(lexicon: Lexicon, queryWords: Iterable<string>): ReplacingPurposes {
  const replaceable = lexicon.purposes.reduce((bits, { isReplaceable }, bit) => (isReplaceable ? bits | (1 << bit) : bits), 0);
  const named = encodePurposes(lexicon, queryWords);
  return { allowed: named | replaceable, required: named & ~replaceable };
}

export const canReplace = ({ allowed, required }: ReplacingPurposes, productPurposes: number): boolean =>
  (productPurposes & ~allowed) === 0 && (required === 0 || (productPurposes & required) !== 0);
