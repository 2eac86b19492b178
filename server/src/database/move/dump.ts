/**
 * A whole database in one file, which every later version of the shop can read: gzipped lines of one JSON value each. The first line describes
 * the tables. For each table there is a line for each row, an array of texts, and a line with the number and the sha256 of the rows. The last
 * line marks the end of the dump.
 */
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { syncFolder } from '../embedded/durable-fs.ts';
import type { ReportProgress } from './compare.ts';
import type { Row } from './rows.ts';
import { formatLine, RowDigest, type Source } from './source.ts';
import { formatTableName } from './tables.ts';

const FORMAT = 'uruhu-dump-1';

const headerLineSchema = z.object({
  format: z.literal(FORMAT),
  made_at: z.string(),
  migrations: z.array(z.object({ number: z.number(), name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      key: z.array(z.string()).min(1),
      /** The columns that a sequence fills; `sequences` has the last number of each. */
      numbered: z.array(z.string()),
      sequences: z.array(z.object({ column: z.string(), last: z.string().nullable() })),
    }),
  ),
});
const rowLineSchema = z.array(z.string().nullable());
const endLineSchema = z.object({ end: z.string(), rows: z.number(), sha256: z.string() });
const DUMP_END = { end: 'dump' };

/** Writes the dump under another name and then renames it; only its owner can read it. @throws Error when the file exists already. */
export async function writeDump(source: Source, file: string, report: ReportProgress): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already: move it away, or give another name`);
  const unfinishedFile = `${file}.unfinished`;
  rmSync(unfinishedFile, { force: true });
  try {
    const output = createWriteStream(unfinishedFile, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(Readable.from(formatLines(source, report)), createGzip(), output);
    renameSync(unfinishedFile, file);
    syncFolder(dirname(resolve(file)));
  } catch (error) {
    rmSync(unfinishedFile, { force: true });
    throw error;
  }
}

async function* formatLines(source: Source, report: ReportProgress): AsyncGenerator<string> {
  const { migrations, tables } = source;
  yield `${JSON.stringify({ format: FORMAT, made_at: new Date().toISOString(), migrations, tables })}\n`;
  for await (const { table, rows } of source.readSections()) {
    const digest = new RowDigest();
    for await (const batch of rows) {
      const lines = batch.map(formatLine);
      for (const line of lines) digest.add(line);
      yield lines.join('');
    }
    const end = { end: formatTableName(table), rows: digest.rowCount, sha256: digest.sha256() };
    yield `${JSON.stringify(end)}\n`;
    report(`written ${end.end}: ${end.rows} rows, sha256 ${end.sha256}`);
  }
  yield `${JSON.stringify(DUMP_END)}\n`;
}

/** Reads a dump to its end and checks it before the caller uses it. @throws Error when it is damaged. */
export async function readWholeDump(file: string): Promise<Source & { rowCount: number }> {
  const source = await readDump(file);
  let rowCount = 0;
  for await (const { rows } of source.readSections()) for await (const batch of rows) rowCount += batch.length;
  return { ...source, rowCount };
}

/** Reads the first line of a dump. `readSections` reads and checks the rows later. */
async function readDump(file: string): Promise<Source> {
  const lines = readLines(file);
  const { value: firstLine } = await lines.next();
  await lines.return(undefined);
  const parsed = headerLineSchema.safeParse(parseLine(file, firstLine));
  if (!parsed.success) throw new Error(`${file} is not a dump of a shop, or was written by a later version`);
  const { migrations, tables } = parsed.data;
  return {
    migrations,
    tables,
    async *readSections() {
      const lines = readLines(file);
      await lines.next();
      for (const table of tables) yield { table, rows: readSectionRows(file, lines, formatTableName(table)) };
      const { value: lastLine } = await lines.next();
      if (JSON.stringify(parseLine(file, lastLine)) !== JSON.stringify(DUMP_END)) throw createDamagedError(file, 'its end is missing');
    },
  };
}

const BATCH_ROWS = 500;

async function* readSectionRows(file: string, lines: AsyncGenerator<string, undefined>, tableName: string): AsyncGenerator<Row[]> {
  const digest = new RowDigest();
  let batch: Row[] = [];
  for (;;) {
    const { value: line } = await lines.next();
    const value = parseLine(file, line);
    if (!Array.isArray(value)) {
      if (batch.length > 0) yield batch;
      const end = endLineSchema.safeParse(value);
      const isIntact =
        end.success && end.data.end === tableName && end.data.rows === digest.rowCount && end.data.sha256 === digest.sha256();
      if (!isIntact) throw createDamagedError(file, `the rows of ${tableName} do not match their checksum`);
      return;
    }
    digest.add(`${line}\n`);
    batch.push(rowLineSchema.parse(value));
    if (batch.length < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
}

function parseLine(file: string, line: string | undefined): unknown {
  if (line === undefined) throw createDamagedError(file, 'it ends too early');
  try {
    return JSON.parse(line);
  } catch {
    throw createDamagedError(file, 'a line of it cannot be read');
  }
}

const createDamagedError = (file: string, problem: string): Error => new Error(`the dump ${file} is damaged: ${problem}`);

async function* readLines(file: string): AsyncGenerator<string, undefined> {
  const unzipped = createGunzip();
  // An error also ends `unzipped`, so the loop below throws it.
  const piping = pipeline(createReadStream(file), unzipped).catch((error: unknown) => error);
  let incompleteLine = '';
  try {
    for await (const chunk of unzipped.setEncoding('utf8')) {
      const lines = `${incompleteLine}${chunk}`.split('\n');
      incompleteLine = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    // The codes of zlib begin with Z_; a truncated file causes Z_BUF_ERROR.
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw createDamagedError(file, 'it is incomplete');
    throw error;
  } finally {
    unzipped.destroy();
    await piping;
  }
  return undefined;
}
