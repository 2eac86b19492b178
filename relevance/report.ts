/** The tables that `npm run relevance` prints for one shop. */
import type { JudgedSet } from './judged/types.ts';
import { type Answer, computeMeasures, type Measures, measureByKind } from './measures.ts';
import { KIND_AIM, MEASURES, reaches } from './thresholds.ts';

export type Column = { name: string; answers: readonly Answer[]; measures: Measures };
export type Write = (line: string) => void;

export const createColumn = (name: string, set: JudgedSet, answers: readonly Answer[]): Column => ({
  ...{ name, answers, measures: computeMeasures(set, answers) },
});

const LABEL_WIDTH = 30;
const WIDTH = 12;
const formatNumber = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(3)).padStart(WIDTH);
const formatRow = (label: string, second: string, cells: readonly string[]) =>
  `${label.padEnd(LABEL_WIDTH)}${second.padStart(WIDTH)}${cells.map((cell) => cell.padStart(WIDTH)).join('')}`;
export const MEASURE_NAMES = Object.keys(MEASURES) as (keyof typeof MEASURES)[];

export function writeMeasures(write: Write, columns: readonly Column[]): void {
  write(
    formatRow(
      '',
      'aim',
      columns.map(({ name }) => name),
    ),
  );
  for (const name of MEASURE_NAMES) {
    const { label, bound, aim } = MEASURES[name];
    write(
      formatRow(
        label,
        `${bound === 'least' ? '≥' : '≤'} ${aim}`,
        columns.map(({ measures }) => formatNumber(measures[name])),
      ),
    );
  }
}

export function writeKinds(write: Write, set: JudgedSet, columns: readonly Column[]): void {
  write(
    formatRow(
      '\nby kind: nDCG@10',
      'queries',
      columns.map(({ name }) => name),
    ),
  );
  const tables = columns.map(({ answers }) => measureByKind(set, answers));
  for (const kind of set.kinds) {
    const { count = 0, isEmptyWanted = false } = tables[0]?.get(kind) ?? {};
    const values = tables.map((table) => formatNumber(table.get(kind)?.value ?? Number.NaN));
    write(formatRow(isEmptyWanted ? `${kind}, share empty` : kind, String(count), values));
  }
}

/** The aims that a shop's search misses. */
export function listMissedAims(set: JudgedSet, { measures, answers }: Column): string[] {
  const missed = MEASURE_NAMES.filter((name) => !reaches(MEASURES[name].bound, measures[name], MEASURES[name].aim));
  const kinds = [...measureByKind(set, answers)].filter(
    ([, { count, value, isEmptyWanted }]) => count > 0 && value < (isEmptyWanted ? KIND_AIM.nonsense : KIND_AIM.sensible),
  );
  return [
    ...missed.map((name) => `${MEASURES[name].label}: ${measures[name].toFixed(3)}`),
    ...kinds.map(([kind, { value }]) => `kind ${kind}: ${value.toFixed(3)}`),
  ];
}
