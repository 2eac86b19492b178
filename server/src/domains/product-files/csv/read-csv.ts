/** Reads a CSV file as a stream: decodes it, recognises its separator and parses its rows. */
import { Readable } from 'node:stream';
import { PRODUCT_FILE_LIMITS } from '@uruhu/contract/staff/products/file-terms';
import { CsvError, parse } from 'csv-parse';
import { removeFormulaGuard } from '../../../lib/format-csv.ts';
import { type Refusal, refuse } from '../../../lib/outcome.ts';

/** Ends the reading of a file with a refusal for staff. */
export class UnreadableFileError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The first bytes of a ZIP archive, which .xlsx and .ods files are. */
const ZIP_START = 'PK\u0003\u0004';
/** The first bytes of files of old spreadsheet programs. */
const OLE_START = '\u00d0\u00cf\u0011\u00e0';

function checkStart(start: Buffer): void {
  const text = start.toString('latin1', 0, 4);
  if (text === ZIP_START || text === OLE_START) throw new UnreadableFileError(refuse('csv_is_spreadsheet'));
  // The byte-order marks of UTF-16.
  if (text.startsWith('\u00ff\u00fe') || text.startsWith('\u00fe\u00ff')) throw new UnreadableFileError(refuse('csv_encoding_unknown'));
  if (start.includes(0)) throw new UnreadableFileError(refuse('csv_not_text'));
}

/** The parser holds all rows of a chunk in memory, so larger chunks are split. */
const CHUNK_BYTES_MAX = 64 * 1024;

/** Decodes the chunks as UTF-8, and removes the byte-order mark. */
async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst) checkStart(Buffer.from(chunk));
    isFirst = false;
    for (let start = 0; start < chunk.length; start += CHUNK_BYTES_MAX)
      yield decodeChunk(decoder, chunk.subarray(start, start + CHUNK_BYTES_MAX));
  }
  yield decodeChunk(decoder);
}

function decodeChunk(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new UnreadableFileError(refuse('csv_encoding_unknown'));
  }
}

const SEPARATORS = [',', ';', '\t'] as const;

/** The separator that occurs most often in the header, outside of quotation marks. */
export function findSeparator(text: string): string {
  let isQuoted = false;
  const counts = new Map<string, number>();
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    // The header ends at the first line break that follows a character; line breaks before it are empty rows.
    else if (!isQuoted && (character === '\n' || character === '\r') && counts.size > 0) break;
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const count = (separator: string) => counts.get(separator) ?? 0;
  return SEPARATORS.reduce<string>((best, separator) => (count(separator) > count(best) ? separator : best), ',');
}

/** The maximum length of a row, which is much more than all texts of a product. */
const ROW_LENGTH_MAX = 1_000_000;

/** Reads until the text is not only white space. Returns this beginning, and a generator of the whole text. Throws UnreadableFileError. */
async function readBeginning(texts: AsyncGenerator<string>): Promise<{ beginning: string; wholeText: AsyncGenerator<string> }> {
  let beginning = '';
  let isEnded = false;
  while (beginning.trim() === '' && !isEnded) {
    const nextText = await texts.next();
    isEnded = nextText.done === true;
    beginning += nextText.done ? '' : nextText.value;
    // Each iteration trims the whole text again, so its length is limited.
    if (beginning.length > ROW_LENGTH_MAX) throw new UnreadableFileError(refuse('csv_no_header'));
  }
  async function* readWholeText() {
    yield beginning;
    yield* texts;
  }
  return { beginning, wholeText: readWholeText() };
}

/** `row`: the number that spreadsheets show, from 1. `bytes`: how much of the file was read. */
export type CsvRow = { row: number; cells: string[]; bytes: number };

/** A record of the parser with its option `info`. */
type InfoRecord = { info: { bytes: number }; record: string[] };

const normaliseCell = (cell: string) => removeFormulaGuard(cell).replaceAll('\r\n', '\n');

/** Yields the rows of the file, with the header first. Skips empty rows, but counts them. Throws UnreadableFileError. */
export async function* readCsv(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const { beginning, wholeText } = await readBeginning(decode(chunks));
  if (beginning.trim() === '') throw new UnreadableFileError(refuse('csv_empty'));
  const parser = parse({
    delimiter: findSeparator(beginning),
    bom: true,
    info: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: ROW_LENGTH_MAX,
  });
  const source = Readable.from(wholeText);
  source.on('error', (error) => parser.destroy(error));
  let row = 0;
  try {
    for await (const { info, record } of source.pipe(parser) as AsyncIterable<InfoRecord>) {
      row++;
      if (row > PRODUCT_FILE_LIMITS.rows + 1)
        throw new UnreadableFileError(refuse('csv_too_many_rows', { values: { most: PRODUCT_FILE_LIMITS.rows } }));
      const cells = record.map(normaliseCell);
      if (cells.some((cell) => cell.trim() !== '')) yield { row, cells, bytes: info.bytes };
    }
  } catch (error) {
    // Uses the parser's count of records, as the parser reads ahead of `row`.
    if (error instanceof CsvError)
      throw new UnreadableFileError(refuse('csv_broken', { values: { row: Number(error.records ?? row) + 1 } }));
    throw error;
  } finally {
    source.destroy();
  }
}
