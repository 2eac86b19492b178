/** Measures of search quality from the judged grades, as shares from 0 to 1. */
import { type Grade, type JudgedQuery, KINDS, type Kind } from './judged/types.ts';

export type Answer = { judged: JudgedQuery; found: readonly string[] };

const RANKED_MAX = 10;
const computeGain = (grade: Grade | 0): number => 2 ** grade - 1;
const sumDiscounted = (grades: readonly (Grade | 0)[]): number =>
  grades.slice(0, RANKED_MAX).reduce((sum: number, grade, rank) => sum + computeGain(grade) / Math.log2(rank + 2), 0);

/** Normalised discounted cumulative gain (nDCG) of the first ten results. */
export function computeNdcg({ judged, found }: Answer): number {
  const ideal = sumDiscounted([...judged.grades.values()].sort((left, right) => right - left));
  return ideal === 0 ? Number.NaN : sumDiscounted(found.map((id) => judged.grades.get(id) ?? 0)) / ideal;
}

const computeMean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
const computeShare = <T>(all: readonly T[], fits: (one: T) => boolean): number => computeMean(all.map((one) => (fits(one) ? 1 : 0)));

const isFoundWithin = ({ judged, found }: Answer, places: number): boolean =>
  found.slice(0, places).some((id) => judged.grades.get(id) === 3);

const hasMatchingProduct = ({ judged }: Answer): boolean => judged.grades.size > 0;
const isEmpty = ({ found }: Answer): boolean => found.length === 0;

export type Measures = Record<'ndcg10' | 'p1_exact' | 'recall3_one' | 'recall3_two' | 'zero' | 'nonsense_empty', number>;

export function computeMeasures(answers: readonly Answer[]): Measures {
  const selectKind = (kind: Kind) => answers.filter(({ judged }) => judged.kind === kind);
  const sensible = answers.filter(hasMatchingProduct);
  return {
    ndcg10: computeMean(sensible.map(computeNdcg)),
    p1_exact: computeShare(selectKind('exact name'), (answer) => isFoundWithin(answer, 1)),
    recall3_one: computeShare(selectKind('one typo'), (answer) => isFoundWithin(answer, 3)),
    recall3_two: computeShare(selectKind('two typos'), (answer) => isFoundWithin(answer, 3)),
    zero: computeShare(sensible, isEmpty),
    nonsense_empty: computeShare(
      answers.filter((answer) => !hasMatchingProduct(answer)),
      isEmpty,
    ),
  };
}

/** For each kind: the mean gain, or the share of empty results where the shop has no matching product. */
export function measureByKind(answers: readonly Answer[]): Map<Kind, { count: number; value: number }> {
  const byKind = KINDS.map((kind) => {
    const answersOfKind = answers.filter(({ judged }) => judged.kind === kind);
    const value = answersOfKind.every(hasMatchingProduct)
      ? computeMean(answersOfKind.map(computeNdcg))
      : computeShare(answersOfKind, isEmpty);
    return [kind, { count: answersOfKind.length, value }] as const;
  });
  return new Map(byKind);
}

/** The aim of each measure on the reporting half; `most` is an upper bound. */
export const AIMS: Record<keyof Measures, { label: string; least?: number; most?: number }> = {
  ndcg10: { label: 'nDCG@10', least: 0.9 },
  p1_exact: { label: 'P@1, exact names', least: 0.98 },
  recall3_one: { label: 'recall@3, one typo', least: 0.95 },
  recall3_two: { label: 'recall@3, two typos', least: 0.8 },
  zero: { label: 'zero results', most: 0.02 },
  nonsense_empty: { label: 'nonsense finds nothing', least: 1 },
};

export const reachesAim = (measure: keyof Measures, value: number): boolean => {
  const { least = 0, most = 1 } = AIMS[measure];
  return value >= least && value <= most;
};

/** Whether the shop's search is strictly better than another one. */
export const isAhead = (measure: keyof Measures, own: number, other: number): boolean =>
  AIMS[measure].least === undefined ? own < other : own > other;

/** Whether no search can have a better value. */
export const isPerfect = (measure: keyof Measures, value: number): boolean => value === (AIMS[measure].least === undefined ? 0 : 1);
