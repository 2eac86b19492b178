/** CSV for spreadsheets. */

/** Spreadsheets read the byte-order mark as 'this is UTF-8'. */
export const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Spreadsheets take a text that begins like this for a formula, and run it. With apostrophes and spaces before it, so that removeFormulaGuard
 * is exact, and with quotation marks, which hold a cell together where another separator is read. Some take full-width signs for the plain
 * ones.
 */
const FORMULA = '(?:[\'"]|[^\\S\\t\\r\\n])*[=+\\-@＝＋－＠]';
const BEGINS_FORMULA = new RegExp(`^${FORMULA}|^'*[\\t\\r\\n]`);
/** Where the semicolon is the separator, a cell begins after each, and quotation marks in the middle of a cell do not hold its lines together. */
const INNER_FORMULA = new RegExp(`([;\\t\\r\\n])(?=${FORMULA})`, 'g');
const GUARDED_INNER_FORMULA = new RegExp(`([;\\t\\r\\n])'(?=${FORMULA})`, 'g');

/** An apostrophe before a formula makes it text. */
function addFormulaGuard(text: string): string {
  const guarded = text.replace(INNER_FORMULA, "$1'");
  return BEGINS_FORMULA.test(text) ? `'${guarded}` : guarded;
}

/** Takes off the apostrophes that addFormulaGuard puts into a text. */
export function removeFormulaGuard(cell: string): string {
  const text = cell.startsWith("'") && BEGINS_FORMULA.test(cell) ? cell.slice(1) : cell;
  return text.replace(GUARDED_INNER_FORMULA, '$1');
}

function formatCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = addFormulaGuard(value);
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export type CsvRow = readonly (string | number)[];

/** One row with its line end. Texts that a spreadsheet would run as a formula come with an apostrophe before it. */
export const formatCsvRow = (row: CsvRow): string => `${row.map(formatCell).join(',')}\r\n`;

/** Rows as CSV with commas, after a byte-order mark. */
export const formatCsv = (rows: readonly CsvRow[]): string => BYTE_ORDER_MARK + rows.map(formatCsvRow).join('');
