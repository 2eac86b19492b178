/** The tables that `npm run relevance` prints for one shop. */
import type { JudgedSet } from './judged/types.ts';
import { computeMeasures, type Measures, measureByKind, type QueryResult } from './measures.ts';
import { getKindTarget, MEASURE_NAMES, MEASURE_THRESHOLDS, meetsTarget } from './thresholds.ts';

/** A column of the tables: one search with its results. */
export type Column = { name: string; results: readonly QueryResult[]; measures: Measures };
export type Write = (line: string) => void;

export const createColumn = (name: string, judgedSet: JudgedSet, results: readonly QueryResult[]): Column => ({
  name,
  results,
  measures: computeMeasures(judgedSet, results),
});

const LABEL_WIDTH = 30;
const CELL_WIDTH = 12;
const formatNumber = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(3)).padStart(CELL_WIDTH);
const formatRow = (label: string, targetOrCount: string, cells: readonly string[]) =>
  `${label.padEnd(LABEL_WIDTH)}${targetOrCount.padStart(CELL_WIDTH)}${cells.map((cell) => cell.padStart(CELL_WIDTH)).join('')}`;

export function writeMeasures(write: Write, columns: readonly Column[]): void {
  write(
    formatRow(
      '',
      'target',
      columns.map(({ name }) => name),
    ),
  );
  for (const name of MEASURE_NAMES) {
    const { label, comparison, target } = MEASURE_THRESHOLDS[name];
    write(
      formatRow(
        label,
        `${comparison === 'at least' ? '≥' : '≤'} ${target}`,
        columns.map(({ measures }) => formatNumber(measures[name])),
      ),
    );
  }
}

/** Writes the nDCG@10 of each kind of query or, for a kind that should find nothing, the share of its queries that finds nothing. */
export function writeKinds(write: Write, judgedSet: JudgedSet, columns: readonly Column[]): void {
  write(
    formatRow(
      '\nby kind: nDCG@10',
      'queries',
      columns.map(({ name }) => name),
    ),
  );
  const kindMeasuresOfColumns = columns.map(({ results }) => measureByKind(judgedSet, results));
  // The shop's search, which ran all queries.
  const [firstColumn] = kindMeasuresOfColumns;
  for (const kind of judgedSet.kinds) {
    const { count = 0, expectsNoResult = false } = firstColumn?.get(kind) ?? {};
    const values = kindMeasuresOfColumns.map((kindMeasures) => formatNumber(kindMeasures.get(kind)?.value ?? Number.NaN));
    write(formatRow(expectsNoResult ? `${kind}, share empty` : kind, String(count), values));
  }
}

/** Lists the targets that a search misses. */
export function listMissedTargets(judgedSet: JudgedSet, { measures, results }: Column): string[] {
  const missedMeasures = MEASURE_NAMES.filter((name) => !meetsTarget(MEASURE_THRESHOLDS[name], measures[name]));
  const missedKinds = [...measureByKind(judgedSet, results)].filter(
    ([, kindMeasure]) => kindMeasure.count > 0 && kindMeasure.value < getKindTarget(kindMeasure),
  );
  return [
    ...missedMeasures.map((name) => `${MEASURE_THRESHOLDS[name].label}: ${measures[name].toFixed(3)}`),
    ...missedKinds.map(([kind, { value }]) => `kind ${kind}: ${value.toFixed(3)}`),
  ];
}
