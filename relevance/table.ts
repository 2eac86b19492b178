/** The table that `npm run relevance` prints: what a change of the search does to each measure and each kind of query. */
import { isLowerBetter } from './floors.ts';
import type { Figure } from './measures.ts';

type Figures = Record<string, Figure>;
export type TableSection = {
  title: string;
  figures: Figures;
  floors: Record<string, number>;
  /** The committed figures of figures.json. */
  savedValues: Record<string, number>;
  miniSearch: Figures;
};

const LABEL_WIDTH = 42;
const CELL_WIDTH = 14;
const formatRow = (label: string, ...cells: readonly string[]): string =>
  label.padEnd(LABEL_WIDTH) + cells.map((cell) => cell.padStart(CELL_WIDTH)).join('');
const formatValue = (value: number | undefined): string => (value === undefined || Number.isNaN(value) ? '-' : value.toFixed(3));

function formatChange(label: string, value: number, savedValue: number | undefined): string {
  if (savedValue === undefined) return '-';
  const change = value - savedValue;
  if (Math.abs(change) < 0.0005) return '=';
  const isBetter = change > 0 !== isLowerBetter(label);
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(3)}${isBetter ? '' : ' worse'}`;
}

export function formatTable(sections: readonly TableSection[]): string {
  const lines = sections.flatMap(({ title, figures, floors, savedValues, miniSearch }) => [
    '',
    formatRow(title, 'queries', 'floor', 'committed', 'now', 'change', 'MiniSearch'),
    ...Object.entries(figures).map(([label, { value, count }]) => {
      const floor = floors[label];
      const floorCell = floor === undefined ? '' : `${isLowerBetter(label) ? '≤' : '≥'} ${floor.toFixed(3)}`;
      const savedValue = savedValues[label];
      const cells = [floorCell, formatValue(savedValue), formatValue(value), formatChange(label, value, savedValue)];
      return formatRow(label, String(count), ...cells, formatValue(miniSearch[label]?.value));
    }),
  ]);
  return lines.join('\n');
}
