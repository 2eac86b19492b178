/** CSV for spreadsheets. */

/** Spreadsheets read the byte-order mark as 'this is UTF-8'. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** Spreadsheets take a text that begins like this for a formula, and run it. With apostrophes before it, so that removeFormulaGuard is exact. */
const FORMULA_START = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** Takes off the apostrophe that formatCell puts before a text. */
export const removeFormulaGuard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

function formatCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // The apostrophe makes it text.
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export type CsvRow = readonly (string | number)[];

/** One row with its line end. Texts that a spreadsheet would run as a formula come with an apostrophe before them. */
export const formatCsvRow = (row: CsvRow): string => `${row.map(formatCell).join(',')}\r\n`;

/** Rows as CSV with commas, after a byte-order mark. */
export const formatCsv = (rows: readonly CsvRow[]): string => BYTE_ORDER_MARK + rows.map(formatCsvRow).join('');
