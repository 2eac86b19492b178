/** The purposes of products (see the glossary), such as 'lip', 'cleanser' and 'makeup'. Sets of purposes are numbers with one bit for each purpose. */
import { listStems } from '../words.ts';
import type { Purpose, PurposeRank } from './language-file.ts';

/** What a query is about. `product`: it names a kind of product or form. `problem`: it names only problems such as acne, or situations. */
type QuerySubject = 'product' | 'problem';

/**
 * `bitsByWord`: for each word, the purposes that it names. `lowered`: the purposes whose products rank lower, or lowest, for queries about a subject.
 * `withOwnProducts`: the parts of the body whose problems need products made for them, such as hair.
 */
export type Purposes = {
  bitsByWord: ReadonlyMap<string, number>;
  lowered: Record<QuerySubject, Record<PurposeRank, number>>;
  withOwnProducts: number;
};

/** The search index has 16 bits for the purposes of a product. */
const PURPOSES_MAX = 16;

/** @throws Error if all files together have too many purposes. */
export function parsePurposes(purposes: readonly Purpose[]): Purposes {
  if (purposes.length > PURPOSES_MAX)
    throw new Error(`The language files have ${purposes.length} purposes; at most ${PURPOSES_MAX} are possible.`);
  const bitsByWord = new Map<string, number>();
  for (const [bit, { words }] of purposes.entries())
    for (const word of words.flatMap(listStems)) bitsByWord.set(word, (bitsByWord.get(word) ?? 0) | (1 << bit));
  const encode = (has: (purpose: Purpose) => boolean) =>
    purposes.reduce((bits, purpose, bit) => (has(purpose) ? bits | (1 << bit) : bits), 0);
  return {
    bitsByWord,
    lowered: {
      product: { lower: encode((it) => it.in_product_queries === 'lower'), lowest: encode((it) => it.in_product_queries === 'lowest') },
      problem: { lower: encode((it) => it.in_problem_queries === 'lower'), lowest: encode((it) => it.in_problem_queries === 'lowest') },
    },
    withOwnProducts: encode((it) => it.needs_own_products === true),
  };
}

/** The purposes that any of the words names. */
export function encodePurposes({ bitsByWord }: Purposes, words: Iterable<string>): number {
  let bits = 0;
  for (const word of words) bits |= bitsByWord.get(word) ?? 0;
  return bits;
}

/**
 * Leaves out the words of a parent category that name only purposes which the product does not have: for a shampoo under 'Hair & Body', it keeps 'hair'.
 * Keeps all words if the product has none of the parent category's purposes.
 */
export function dropOtherPurposes(purposes: Purposes, parentWords: readonly string[], productPurposes: number): readonly string[] {
  if ((encodePurposes(purposes, parentWords) & productPurposes) === 0) return parentWords;
  return parentWords.filter((word) => {
    const named = encodePurposes(purposes, [word]);
    return named === 0 || (named & productPurposes) !== 0;
  });
}
