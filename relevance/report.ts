/** The tables that `npm run relevance` prints for one shop. */
import type { JudgedSet } from './judged/types.ts';
import { computeMeasures, type Measures, measureByKind, type QueryResult } from './measures.ts';
import { KIND_TARGETS, MEASURES, reachesLimit } from './thresholds.ts';

/** The column of one search in the tables. */
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
export const MEASURE_NAMES = Object.keys(MEASURES) as (keyof typeof MEASURES)[];

export function writeMeasures(write: Write, columns: readonly Column[]): void {
  write(
    formatRow(
      '',
      'target',
      columns.map(({ name }) => name),
    ),
  );
  for (const name of MEASURE_NAMES) {
    const { label, comparison, target } = MEASURES[name];
    write(
      formatRow(
        label,
        `${comparison === 'at least' ? '≥' : '≤'} ${target}`,
        columns.map(({ measures }) => formatNumber(measures[name])),
      ),
    );
  }
}

/** Writes the nDCG@10 of each kind of query. For queries that should find nothing, writes the share that finds nothing instead. */
export function writeKinds(write: Write, judgedSet: JudgedSet, columns: readonly Column[]): void {
  write(
    formatRow(
      '\nby kind: nDCG@10',
      'queries',
      columns.map(({ name }) => name),
    ),
  );
  const tables = columns.map(({ results }) => measureByKind(judgedSet, results));
  for (const kind of judgedSet.kinds) {
    const { count = 0, expectsNoResult = false } = tables[0]?.get(kind) ?? {};
    const values = tables.map((table) => formatNumber(table.get(kind)?.value ?? Number.NaN));
    write(formatRow(expectsNoResult ? `${kind}, share empty` : kind, String(count), values));
  }
}

/** Lists the targets that a search misses. */
export function listMissedTargets(judgedSet: JudgedSet, { measures, results }: Column): string[] {
  const missed = MEASURE_NAMES.filter((name) => !reachesLimit(MEASURES[name].comparison, measures[name], MEASURES[name].target));
  const kinds = [...measureByKind(judgedSet, results)].filter(
    ([, { count, value, expectsNoResult }]) => count > 0 && value < (expectsNoResult ? KIND_TARGETS.nonsense : KIND_TARGETS.sensible),
  );
  return [
    ...missed.map((name) => `${MEASURES[name].label}: ${measures[name].toFixed(3)}`),
    ...kinds.map(([kind, { value }]) => `kind ${kind}: ${value.toFixed(3)}`),
  ];
}
