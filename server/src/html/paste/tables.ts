/** Tables: each row becomes a line. */
import { type Block, joinRuns, type Run, type TextBlock } from './blocks.ts';
import { PLAIN } from './format.ts';

export type TableCell = Block[];

/** Between the cells of a row, whose words would join otherwise. */
const CELL_SEPARATOR = ' · ';

/** The words of a cell that has one paragraph at most; null for a cell with more in it, as in tables that only lay out a page. */
function readCellLine(cell: TableCell): Run[] | null {
  const [block, ...others] = cell;
  if (!block) return [];
  if (others.length > 0 || block.kind !== 'text' || block.item || (block.tag !== 'p' && block.tag !== 'words')) return null;
  return block.runs;
}

const toOneLine = (runs: readonly Run[]): Run[] => runs.map((run) => ({ ...run, text: run.text.replaceAll('\n', ' ') }));

/** Null for a row that is no line. */
function readRowLine(row: readonly TableCell[]): Run[] | null {
  const cells = row.map(readCellLine);
  if (cells.includes(null)) return null;
  const filled = cells.filter((cell) => cell !== null && cell.length > 0) as Run[][];
  return filled.length > 1 ? joinRuns(filled.map(toOneLine), CELL_SEPARATOR) : (filled[0] ?? []);
}

/** Makes a paragraph of the rows that are lines. The blocks of other rows follow each other. */
export function toTableBlocks(rows: readonly TableCell[][]): Block[] {
  const blocks: Block[] = [];
  let lines: TextBlock | null = null;
  for (const row of rows) {
    const line = readRowLine(row);
    if (line === null) {
      blocks.push(...row.flat());
      lines = null;
    } else if (line.length > 0 && lines) lines.runs.push({ text: '\n', format: PLAIN }, ...line);
    else if (line.length > 0) {
      lines = { kind: 'text', tag: 'words', runs: [...line], item: null };
      blocks.push(lines);
    }
  }
  return blocks;
}
