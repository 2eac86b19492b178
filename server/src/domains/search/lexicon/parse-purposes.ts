import type { z } from 'zod';
import { listStems } from '../words.ts';
import type { PurposeRank, purpose } from './language-file.ts';

/** What a query is about. `product`: it names a kind of product or form. `problem`: it names only problems such as acne, or situations. */
export type QuerySubject = 'product' | 'problem';

/** The purposes of the language files. Each number is a set of purposes, with one bit for each. */
export type Purposes = {
  /** For each word, the purposes that it names. */
  bitsByWord: ReadonlyMap<string, number>;
  /** The purposes whose products rank lower, or lowest, for queries about a subject. */
  lowered: Record<QuerySubject, Record<PurposeRank, number>>;
  /** The parts of the body whose problems need products made for them (`needs_own_products`). */
  purposesWithOwnProducts: number;
  /** The purposes that another step of the care with the same ingredient can replace (`is_replaceable`). */
  replaceablePurposes: number;
};

type PurposeOfFile = z.infer<typeof purpose>;

/** The search index has 16 bits for the purposes of a product. */
const PURPOSES_MAX = 16;

/** @throws Error if all files together have too many purposes. */
export function parsePurposes(purposes: readonly PurposeOfFile[]): Purposes {
  if (purposes.length > PURPOSES_MAX)
    throw new Error(`The language files have ${purposes.length} purposes; at most ${PURPOSES_MAX} are possible.`);
  const bitsByWord = new Map<string, number>();
  for (const [bit, { words }] of purposes.entries()) {
    for (const word of words.flatMap(listStems)) bitsByWord.set(word, (bitsByWord.get(word) ?? 0) | (1 << bit));
  }
  const encode = (has: (purpose: PurposeOfFile) => boolean) =>
    purposes.reduce((bits, purpose, bit) => (has(purpose) ? bits | (1 << bit) : bits), 0);
  return {
    bitsByWord,
    lowered: {
      product: { lower: encode((it) => it.in_product_queries === 'lower'), lowest: encode((it) => it.in_product_queries === 'lowest') },
      problem: { lower: encode((it) => it.in_problem_queries === 'lower'), lowest: encode((it) => it.in_problem_queries === 'lowest') },
    },
    purposesWithOwnProducts: encode((it) => it.needs_own_products === true),
    replaceablePurposes: encode((it) => it.is_replaceable === true),
  };
}
