/** The purposes of products (see the glossary), such as 'lip', 'cleanser' and 'makeup'. Sets of purposes are numbers with one bit for each purpose. */
import type { PurposeRank } from './lexicon/language-file.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Purposes, QuerySubject } from './lexicon/parse-purposes.ts';

/** The purposes that any of the words names. */
export function encodePurposes({ purposes: { bitsByWord } }: Lexicon, words: Iterable<string>): number {
  let bits = 0;
  for (const word of words) bits |= bitsByWord.get(word) ?? 0;
  return bits;
}

/**
 * Leaves out the words of a parent category that name only purposes which the product does not have: for a shampoo under 'Hair & Body', it keeps 'hair'.
 * Keeps all words if the product has none of the parent category's purposes.
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
 * The purposes that change the ranking of products for a query. `lower`, `lowest`: products of these purposes get only a share of their score (see
 * totals.ts). `wantedBodyParts`: the parts of the body with the problem that the query names, if they need products of their own: for 'itchy scalp',
 * products that are not for hair lose tiers (see totals.ts).
 */
export type PurposePreferences = Record<PurposeRank | 'wantedBodyParts', number>;

export const NO_PURPOSE_PREFERENCES: PurposePreferences = { lower: 0, lowest: 0, wantedBodyParts: 0 };

/** The purposes whose products rank lower for a query. `subject`: what the query is about. `named`: the purposes that it names, which never rank lower. */
export function encodeLoweredPurposes({ lowered }: Purposes, subject: QuerySubject, named: number): Record<PurposeRank, number> {
  const { lower, lowest } = lowered[subject];
  return { lower: lower & ~named, lowest: lowest & ~named };
}

/** The parts of the body that any of the words names and that need products of their own, such as hair. */
export const encodeBodyPartsWithOwnProducts = (lexicon: Lexicon, words: Iterable<string>): number =>
  encodePurposes(lexicon, words) & lexicon.purposes.purposesWithOwnProducts;

/**
 * The parts of the body that need products of their own, among the purposes of the first phrase that names any purpose: hair for 'flaky skin' and
 * 'dry scalp', but none for 'dry hand' and 'dry scalp', as hands need no products of their own.
 */
export const encodeBodyPartsOfFirstPhrase = (lexicon: Lexicon, phrases: readonly (readonly string[])[]): number =>
  (phrases.map((phrase) => encodePurposes(lexicon, phrase)).find((bits) => bits !== 0) ?? 0) & lexicon.purposes.purposesWithOwnProducts;

/**
 * Which products can replace the named kind of product for a query with an ingredient: for 'mugwort toner', an essence with mugwort can, but a soap
 * with mugwort cannot. `allowed`: a product with any other purpose is no replacement. `required`: if this is not empty, a product needs one of
 * these purposes.
 */
export type ReplacementPurposes = { allowed: number; required: number };

/** `named`: the purposes that the query names. A replacement must have one of them that cannot be replaced, such as 'lip', if there is any. */
export const encodeReplacementPurposes = ({ replaceablePurposes }: Purposes, named: number): ReplacementPurposes => ({
  allowed: named | replaceablePurposes,
  required: named & ~replaceablePurposes,
});

export const canReplace = ({ allowed, required }: ReplacementPurposes, productPurposes: number): boolean =>
  (productPurposes & ~allowed) === 0 && (required === 0 || (productPurposes & required) !== 0);
