/**
 * The targets of the search. While a measure does not reach its target, it also has a temporary limit, which it must not fall behind.
 * The tests assert the temporary limit or, if there is none, the target. `npm run relevance` reports every missed target. When the search
 * becomes better, tighten the temporary limit; when it reaches the target, delete the limit.
 */
import type { KindMeasure, Measure } from './measures.ts';

type ShopName = 'demo' | 'generated';
export type Threshold = {
  label: string;
  /** How the measure must compare with the target. */
  comparison: 'at least' | 'at most';
  target: number;
  temporaryLimits?: Partial<Record<ShopName, number>>;
};

export const MEASURE_THRESHOLDS: Record<Measure, Threshold> = {
  ndcg10: { label: 'nDCG@10, all queries', comparison: 'at least', target: 0.96, temporaryLimits: { demo: 0.93 } },
  ndcg10_of_kinds: { label: 'nDCG@10, mean of the kinds', comparison: 'at least', target: 0.95, temporaryLimits: { demo: 0.91 } },
  exact_name_first: { label: 'exact name is first', comparison: 'at least', target: 0.99 },
  one_typo_first_three: { label: 'in first three, one typo', comparison: 'at least', target: 0.95 },
  two_typos_first_three: { label: 'in first three, two typos', comparison: 'at least', target: 0.85 },
  brand_complete: { label: 'brand: all before others', comparison: 'at least', target: 0.95 },
  wrongly_empty: { label: 'zero results', comparison: 'at most', target: 0.01, temporaryLimits: { demo: 0.011 } },
  rightly_empty: { label: 'nonsense finds nothing', comparison: 'at least', target: 0.97 },
};
export const MEASURE_NAMES = Object.keys(MEASURE_THRESHOLDS) as Measure[];

/** The targets of `KindMeasure.value`: the nDCG@10 of a kind or, if its queries match no product, the share that finds nothing. */
const KIND_NDCG_TARGET = 0.85;
const KIND_EMPTY_TARGET = 0.97;
export const getKindTarget = ({ expectsNoResult }: Pick<KindMeasure, 'expectsNoResult'>): number =>
  expectsNoResult ? KIND_EMPTY_TARGET : KIND_NDCG_TARGET;
/** The kinds that do not reach their target yet, with the values that they must not fall below. */
export const TEMPORARY_KIND_LIMITS: Record<ShopName, Partial<Record<string, number>>> = {
  demo: { problem: 0.8, indirect: 0.7, 'other trades': 0.95 },
  generated: {},
};

/** The highest median number of letters after which the wanted product is among the first five suggestions. */
export const LETTERS_TARGETS: Record<'brand and name' | 'name', number> = { 'brand and name': 9, name: 4 };

export type SuggestionFailure = 'neverSuggested' | 'listEmptied' | 'productDropped';
/** The largest share of names, typed letter by letter, for which the suggestions may fail in each of these ways. */
export const SUGGESTION_FAILURE_THRESHOLDS: Record<SuggestionFailure, Threshold> = {
  neverSuggested: { label: 'never suggested', comparison: 'at most', target: 0 },
  listEmptied: { label: 'no suggestion after some letter', comparison: 'at most', target: 0.02 },
  productDropped: { label: 'disappears again', comparison: 'at most', target: 0.2 },
};
export const SUGGESTION_FAILURES = Object.keys(SUGGESTION_FAILURE_THRESHOLDS) as SuggestionFailure[];

/** Whether the value is at least as good as the limit, which may also be the value of another search. */
export const meetsLimit = ({ comparison }: Threshold, value: number, limit: number): boolean =>
  comparison === 'at least' ? value >= limit : value <= limit;
export const meetsTarget = (threshold: Threshold, value: number): boolean => meetsLimit(threshold, value, threshold.target);

/** Whether the shop's search is strictly better than another one, or perfect. */
export const isAhead = ({ comparison }: Threshold, shopValue: number, otherValue: number): boolean =>
  comparison === 'at least' ? shopValue > otherValue || shopValue === 1 : shopValue < otherValue || shopValue === 0;

/** The measures in which the tuned MiniSearch is still as good or better. Delete one when the shop's search is ahead. */
export const TEMPORARILY_NOT_AHEAD: Record<ShopName, readonly Measure[]> = {
  demo: ['two_typos_first_three', 'wrongly_empty'],
  generated: [],
};
