/**
 * The targets of the search. A measure that does not reach its target yet has `temporaryLimits` instead, which it must reach now. `npm
 * test` asserts the temporary limit, or else the target; `npm run relevance` reports every missed target. Tighten a temporary limit when
 * the search becomes better, and delete it at the target.
 */
import type { Measure } from './measures.ts';

type ShopName = 'demo' | 'generated';
export type Threshold = {
  label: string;
  /** How the measure must compare with the target. */
  comparison: 'at least' | 'at most';
  target: number;
  temporaryLimits?: Partial<Record<ShopName, number>>;
};

export const MEASURES: Record<Measure, Threshold> = {
  ndcg10: { label: 'nDCG@10, all queries', comparison: 'at least', target: 0.95, temporaryLimits: { demo: 0.93 } },
  kinds_mean: { label: 'nDCG@10, mean of the kinds', comparison: 'at least', target: 0.95, temporaryLimits: { demo: 0.91 } },
  p1_exact: { label: 'exact name is first', comparison: 'at least', target: 1 },
  success3_one_typo: { label: 'in first three, one typo', comparison: 'at least', target: 0.95 },
  success3_two_typos: { label: 'in first three, two typos', comparison: 'at least', target: 0.85 },
  brand_complete: { label: 'brand: all before others', comparison: 'at least', target: 0.95 },
  no_results: { label: 'zero results', comparison: 'at most', target: 0.02 },
  nonsense_empty: { label: 'nonsense finds nothing', comparison: 'at least', target: 0.97 },
};

/** The nDCG@10 of each kind of query, and the share of empty results of each kind of nonsense. */
export const KIND_TARGETS = { sensible: 0.85, nonsense: 0.97 };
/** The limits of kinds that do not reach their target yet. */
export const TEMPORARY_KIND_LIMITS: Record<ShopName, Partial<Record<string, number>>> = {
  demo: { problem: 0.8, indirect: 0.75, 'other trades': 0.95 },
  generated: {},
};

/** The median number of letters after which the wanted product is among the first five suggestions. */
export const LETTERS_TARGETS: Record<'brand and name' | 'name', number> = { 'brand and name': 9, name: 4 };

/** The largest share of names, typed letter by letter, for which the suggestions may fail in each of three ways. */
export const SUGGESTION_FAILURE_LIMITS: Record<'neverSuggested' | 'listEmptied' | 'productDropped', Threshold> = {
  neverSuggested: { label: 'never suggested', comparison: 'at most', target: 0 },
  listEmptied: { label: 'no suggestion after some letter', comparison: 'at most', target: 0.02 },
  productDropped: { label: 'disappears again', comparison: 'at most', target: 0.2 },
};

export const reachesLimit = (comparison: Threshold['comparison'], value: number, limit: number): boolean =>
  comparison === 'at least' ? value >= limit : value <= limit;

/** Whether the shop's search is strictly better than another one, or both are perfect. */
export const isAhead = (comparison: Threshold['comparison'], shopValue: number, otherValue: number): boolean =>
  comparison === 'at least' ? shopValue > otherValue || shopValue === 1 : shopValue < otherValue || shopValue === 0;

/** The measures in which the tuned MiniSearch is still as good or better. Delete one when the shop's search is ahead. */
export const TEMPORARILY_BEHIND: Record<ShopName, readonly Measure[]> = { demo: ['no_results', 'success3_two_typos'], generated: [] };
