/** Measures of search quality from the judged grades, as shares from 0 to 1. */
import { type Grade, hasMatchingProduct, type JudgedQuery, type JudgedSet } from './judged/types.ts';

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

export const computeMean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
const computeShare = <T>(all: readonly T[], fits: (one: T) => boolean): number => computeMean(all.map((one) => (fits(one) ? 1 : 0)));

const isFoundWithin = ({ judged, found }: Answer, places: number): boolean =>
  found.slice(0, places).some((id) => judged.grades.get(id) === 3);
const isEmpty = ({ found }: Answer): boolean => found.length === 0;
const isAnswerable = ({ judged }: Answer): boolean => hasMatchingProduct(judged);

/**
 * R-precision: of the first R results, the share with grade 3, where R is the number of products with grade 3; at most as many as are
 * compared, at least ten.
 */
function computeCompleteness({ judged, found }: Answer): number {
  const wanted = [...judged.grades].filter(([, grade]) => grade === 3).length;
  const places = Math.min(wanted, Math.max(RANKED_MAX, found.length));
  return found.slice(0, places).filter((id) => judged.grades.get(id) === 3).length / places;
}

export type KindMeasure = {
  count: number;
  /** The mean nDCG@10; of a kind without matching products, the share of queries that find nothing. */
  value: number;
  isEmptyWanted: boolean;
};

export function measureByKind({ kinds }: JudgedSet, answers: readonly Answer[]): Map<string, KindMeasure> {
  const byKind = Map.groupBy(answers, ({ judged }) => judged.kind);
  return new Map(
    kinds.map((kind) => {
      const own = byKind.get(kind) ?? [];
      const isEmptyWanted = !own.some(isAnswerable);
      return [
        kind,
        { count: own.length, value: isEmptyWanted ? computeShare(own, isEmpty) : computeMean(own.map(computeNdcg)), isEmptyWanted },
      ];
    }),
  );
}

export type Measure =
  | 'ndcg10'
  | 'kinds_mean'
  | 'p1_exact'
  | 'success3_one_typo'
  | 'success3_two_typos'
  | 'complete'
  | 'zero'
  | 'nonsense_empty';
export type Measures = Record<Measure, number>;

export function computeMeasures(set: JudgedSet, answers: readonly Answer[]): Measures {
  const selectKind = (start: string) => answers.filter(({ judged }) => judged.kind.startsWith(start));
  const sensible = answers.filter(isAnswerable);
  const values = [...measureByKind(set, answers).values()].flatMap(({ value, isEmptyWanted, count }) =>
    isEmptyWanted || count === 0 ? [] : [value],
  );
  return {
    ndcg10: computeMean(sensible.map(computeNdcg)),
    kinds_mean: computeMean(values),
    p1_exact: computeShare(selectKind('exact name'), (answer) => isFoundWithin(answer, 1)),
    success3_one_typo: computeShare(selectKind('one typo'), (answer) => isFoundWithin(answer, 3)),
    success3_two_typos: computeShare(selectKind('two typos'), (answer) => isFoundWithin(answer, 3)),
    complete: computeMean(selectKind('brand').map(computeCompleteness)),
    zero: computeShare(sensible, isEmpty),
    nonsense_empty: computeShare(
      answers.filter((answer) => !isAnswerable(answer)),
      isEmpty,
    ),
  };
}
