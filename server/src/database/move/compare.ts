/** Compares the rows of two databases. */
import { type Row, readRows } from './rows.ts';
import { arrangeTargetColumns, dropMissingColumns, formatLine, RowDigest, type Section, type Source } from './source.ts';
import { formatTableName, listTables, quoteIdentifier, quoteTable, runQuery, type Table, type Trx } from './tables.ts';

/** Prints a line of progress for the operator. */
export type ReportProgress = (line: string) => void;
export type Comparison = { isEqual: true; rowCount: number } | { isEqual: false; difference: string };

/** Reads both sides in the order of their keys, up to the first difference, and names its table and key. */
export async function compareDatabases(source: Source, trx: Trx, report: ReportProgress): Promise<Comparison> {
  const targetTables = new Map((await listTables(trx)).map((table) => [formatTableName(table), table]));
  let rowCount = 0;
  for await (const section of source.readSections()) {
    const target = targetTables.get(formatTableName(section.table));
    if (target === undefined) return { isEqual: false, difference: `${formatTableName(section.table)}: the target has no such table` };
    const digest = new RowDigest();
    const difference = await compareRows(dropMissingColumns(section, target), target, trx, digest);
    if (difference !== undefined) return { isEqual: false, difference: `${formatTableName(target)}: ${difference}` };
    report(`equal   ${formatTableName(target)}: ${digest.rowCount} rows, sha256 ${digest.sha256()}`);
    rowCount += digest.rowCount;
  }
  return { isEqual: true, rowCount };
}

/** Returns the first difference, or undefined if the rows are equal. */
async function compareRows({ table, rows }: Section, target: Table, trx: Trx, digest: RowDigest): Promise<string | undefined> {
  const targetRows = flattenBatches(readRows(trx, arrangeTargetColumns(table, target)));
  for await (const sourceRow of flattenBatches(rows)) {
    const { value: targetRow } = await targetRows.next();
    const line = formatLine(sourceRow);
    if (targetRow === undefined) return `the target lacks the row ${describeKey(table, sourceRow)}`;
    if (formatLine(targetRow) !== line) return await describeDifference(table, sourceRow, targetRow, trx);
    digest.add(line);
  }
  const { value: extraRow } = await targetRows.next();
  return extraRow && `only the target has the row ${describeKey(table, extraRow)}`;
}

async function* flattenBatches(batches: AsyncIterable<Row[]>): AsyncGenerator<Row, undefined> {
  for await (const batch of batches) yield* batch;
  return undefined;
}

/** Both sides are in the order of their keys. So if the keys differ, one side lacks the row of the other side. */
async function describeDifference(table: Table, sourceRow: Row, targetRow: Row, trx: Trx): Promise<string> {
  const readKey = (row: Row) => table.key.map((name) => row[table.columns.findIndex((column) => column.name === name)] ?? null);
  if (JSON.stringify(readKey(sourceRow)) === JSON.stringify(readKey(targetRow))) {
    const names = table.columns.filter((_column, index) => sourceRow[index] !== targetRow[index]).map(({ name }) => name);
    return `the row ${describeKey(table, sourceRow)} differs in ${names.join(', ')}`;
  }
  const where = table.key.map((name, index) => `${quoteIdentifier(name)}::text = $${index + 1}`).join(' and ');
  const matchingRows = await runQuery(trx, `select from ${quoteTable(table)} where ${where}`, readKey(sourceRow));
  return matchingRows.length === 0
    ? `the target lacks the row ${describeKey(table, sourceRow)}`
    : `only the target has the row ${describeKey(table, targetRow)}`;
}

const describeKey = (table: Table, row: Row): string =>
  table.key.map((name) => `${name} = ${row[table.columns.findIndex((column) => column.name === name)]}`).join(', ');
