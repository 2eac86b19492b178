/** What products are for, as bits: a part of the body ('lip'), or a step that the query may not want ('cleanser', 'mask'). */
import type { PurposeRank } from './lexicon/language-file.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Purposes, QuerySubject } from './lexicon/parse-purposes.ts';

/** The bits of the purposes that any of the words names. */
export function encodePurposes({ purposes: { bitsByWord } }: Lexicon, words: Iterable<string>): number {
  let bits = 0;
  for (const word of words) bits |= bitsByWord.get(word) ?? 0;
  return bits;
}

/** As `encodePurposes`, without the steps of the care that other steps can replace: 'toner' names no part of the body. */
export const encodeNamedBodyParts = (lexicon: Lexicon, words: Iterable<string>): number =>
  encodePurposes(lexicon, words) & ~lexicon.purposes.isReplaceable;

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

/**
 * The purposes whose products rank lower for a query, as bits. `wantedParts`: the parts of the body whose problem the query names, if these
 * need their own products; products for none of them rank lower than if they lacked a concept (see totals.ts).
 */
export type PurposePreferences = Record<PurposeRank | 'wantedParts', number>;

export const NO_PURPOSE_PREFERENCES: PurposePreferences = { lower: 0, lowest: 0, wantedParts: 0 };

/** The purposes that the query does not name, by how far their products rank lower. `named`: the purposes that it names. */
export function encodeLoweredPurposes({ lowered }: Purposes, subject: QuerySubject, named: number): Record<PurposeRank, number> {
  const { lower, lowest } = lowered[subject];
  return { lower: lower & ~named, lowest: lowest & ~named };
}

/** The parts of the body that any of the words names, if they need their own products. */
export const encodeNamedParts = (lexicon: Lexicon, words: Iterable<string>): number =>
  encodePurposes(lexicon, words) & lexicon.purposes.needsOwnProducts;

/** The parts of the body that the first phrase with any purpose names, if they need their own products. */
export const encodePartsOfFirstPhrase = (lexicon: Lexicon, phrases: readonly (readonly string[])[]): number =>
  (phrases.map((phrase) => encodePurposes(lexicon, phrase)).find((bits) => bits !== 0) ?? 0) & lexicon.purposes.needsOwnProducts;

/**
 * Which products with the ingredient of the query can replace the kind of product that it names, as bits: those whose purposes are all in
 * `allowed`, and with one of `required` if there are any. For 'mugwort toner', a mugwort essence can, but a soap with mugwort cannot.
 */
export type ReplacementPurposes = { allowed: number; required: number };

/** `named`: the purposes that the query names. */
export const encodeReplacementPurposes = ({ isReplaceable }: Purposes, named: number): ReplacementPurposes => ({
  allowed: named | isReplaceable,
  required: named & ~isReplaceable,
});

export const canReplace = ({ allowed, required }: ReplacementPurposes, productPurposes: number): boolean =>
  (productPurposes & ~allowed) === 0 && (required === 0 || (productPurposes & required) !== 0);
