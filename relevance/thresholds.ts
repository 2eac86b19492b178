/**
 * The aims of the search. Where it does not reach an aim yet, `today` is the value that it must reach now. `npm test` asserts `today`, or
 * else the aim; `npm run relevance` reports every missed aim. Raise `today` when the search becomes better, and delete it at the aim.
 */
import type { Measure } from './measures.ts';

type ShopName = 'demo' | 'generated';
export type Threshold = {
  label: string;
  /** Whether the measure must be at least or at most the aim. */
  bound: 'least' | 'most';
  aim: number;
  today?: Partial<Record<ShopName, number>>;
};

export const MEASURES: Record<Measure, Threshold> = {
  ndcg10: { label: 'nDCG@10, all queries', bound: 'least', aim: 0.95 },
  kinds_mean: { label: 'nDCG@10, mean of the kinds', bound: 'least', aim: 0.95 },
  p1_exact: { label: 'exact name is first', bound: 'least', aim: 1 },
  success3_one_typo: { label: 'in first three, one typo', bound: 'least', aim: 0.95 },
  success3_two_typos: { label: 'in first three, two typos', bound: 'least', aim: 0.85 },
  complete: { label: 'brand: all before others', bound: 'least', aim: 0.95 },
  zero: { label: 'zero results', bound: 'most', aim: 0.02 },
  nonsense_empty: { label: 'nonsense finds nothing', bound: 'least', aim: 0.97 },
};

/** The nDCG@10 of each kind of query, and the share of empty results of each kind of nonsense. */
export const KIND_AIM = { sensible: 0.85, nonsense: 0.97 };

/**
 * The median number of letters after which the wanted product is among the first five suggestions. In the generated shop a brand has ten
 * letters and almost fifty products. At most five names begin alike only after 20 letters with the brand, and after 9 without it.
 */
export const LETTERS_AIM: Record<ShopName, Record<'brand and name' | 'name', number>> = {
  demo: { 'brand and name': 9, name: 4 },
  generated: { 'brand and name': 16, name: 9 },
};

/** Shares of the names that shoppers type letter by letter. */
export const TYPING: Record<'never' | 'emptied' | 'dropped', Threshold> = {
  never: { label: 'never suggested', bound: 'most', aim: 0 },
  emptied: { label: 'no suggestion after some letter', bound: 'most', aim: 0.02 },
  dropped: { label: 'disappears again', bound: 'most', aim: 0.2 },
};

export const reaches = (bound: Threshold['bound'], value: number, limit: number): boolean =>
  bound === 'least' ? value >= limit : value <= limit;

/** Whether the shop's search is strictly better than another one, or both are perfect. */
export const isAhead = (bound: Threshold['bound'], shop: number, other: number): boolean =>
  bound === 'least' ? shop > other || shop === 1 : shop < other || shop === 0;
