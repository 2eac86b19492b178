/** CSV for spreadsheets. */

/** Spreadsheets read the byte-order mark as 'this is UTF-8'. */
export const BYTE_ORDER_MARK = '\uFEFF';
/**
 * The beginning of a text that a spreadsheet would run as a formula: one of the signs = + - @, which may be full-width. Other characters may
 * stand before the sign:
 * - Spaces, which some spreadsheets ignore.
 * - Quotation marks, which a spreadsheet drops if it splits the file at another separator than the comma.
 * - Apostrophes. Such a text gets one more, so that removeFormulaGuard never removes an apostrophe of the text itself.
 */
const FORMULA = '(?:[\'"]|[^\\S\\t\\r\\n])*[=+\\-@＝＋－＠]';
/** Also guards each text that begins with a tab or a line break, which a spreadsheet may drop before a formula. */
const BEGINS_FORMULA = new RegExp(`^${FORMULA}|^'*[\\t\\r\\n]`);
/** A formula after a separator or line break within a text: a spreadsheet with another separator begins a cell there. */
const INNER_FORMULA = new RegExp(`([;\\t\\r\\n])(?=${FORMULA})`, 'g');
const GUARDED_INNER_FORMULA = new RegExp(`([;\\t\\r\\n])'(?=${FORMULA})`, 'g');

/** Puts an apostrophe before each formula, so that spreadsheets read it as text. */
function addFormulaGuard(text: string): string {
  const guarded = text.replace(INNER_FORMULA, "$1'");
  return BEGINS_FORMULA.test(text) ? `'${guarded}` : guarded;
}

/** Removes the apostrophes that addFormulaGuard puts into a text. */
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

/** Formats one row with its line end, with an apostrophe before each formula. */
export const formatCsvRow = (row: CsvRow): string => `${row.map(formatCell).join(',')}\r\n`;

/** Formats rows as CSV with commas, after a byte-order mark. */
export const formatCsv = (rows: readonly CsvRow[]): string => BYTE_ORDER_MARK + rows.map(formatCsvRow).join('');
