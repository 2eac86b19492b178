/** Whether a file is really one of Word's or Excel's: both kinds are containers that anything can be put into. */
import { done, type Outcome } from '../../outcome.ts';
import { BROKEN, INFLATES, UNKNOWN_KIND } from './words.ts';
import { readZip, unpack, type ZipEntry } from './zip.ts';

/** How each kind calls its main part. Word's with macros has another name, and is not taken. */
const MAIN_PARTS = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  xlsm: 'application/vnd.ms-excel.sheet.macroenabled.main+xml',
} as const;
const FOLDERS = { docx: 'word/', xlsx: 'xl/', xlsm: 'xl/' } as const;
type Kind = keyof typeof MAIN_PARTS;

const CONTENTS = '[Content_Types].xml';
const CONTENTS_BYTES_MAX = 256 * 1024;
/** Of all entries, as they say of themselves: what lies about it fails to unpack. */
const UNPACKED_BYTES_MAX = 100 * 1024 * 1024;

const total = (entries: readonly ZipEntry[], what: 'bytes' | 'packed_bytes') => entries.reduce((sum, entry) => sum + entry[what], 0);

function kindOf(contents: string, names: readonly string[]): Kind | null {
  const kinds = Object.keys(MAIN_PARTS) as Kind[];
  const lower = contents.toLowerCase();
  return kinds.find((kind) => lower.includes(`"${MAIN_PARTS[kind]}"`) && names.some((name) => name.startsWith(FOLDERS[kind]))) ?? null;
}

/** Looks at the list of parts and unpacks one small one. */
export function judgeOffice(zip: Buffer): Outcome<Kind> {
  const entries = readZip(zip);
  if (!entries) return BROKEN;
  // Parts that share their bytes are how a small file becomes petabytes.
  if (total(entries, 'bytes') > UNPACKED_BYTES_MAX || total(entries, 'packed_bytes') > zip.length) return INFLATES;
  const names = entries.map(({ name }) => name);
  if (names.some((name) => name.includes('..') || name.includes('\\') || name.startsWith('/'))) return UNKNOWN_KIND;
  const contents = entries.find(({ name }) => name === CONTENTS);
  if (!contents || entries.some(({ encrypted }) => encrypted)) return UNKNOWN_KIND;
  const text = unpack(zip, contents, CONTENTS_BYTES_MAX);
  if (!text) return BROKEN;
  const kind = kindOf(text.toString('utf8'), names);
  return kind ? done(kind) : UNKNOWN_KIND;
}

/** A head, a table of sectors and a directory. */
const OLE_BYTES_MIN = 3 * 512;
const DIRECTORY_ENTRY_BYTES = 128;
const WORD = Buffer.from('WordDocument\0', 'utf16le');

/** Word's old container holds a stream of this name, in a directory whose entries have a fixed size. */
export function judgeOle(ole: Buffer): Outcome<'doc'> {
  if (ole.length < OLE_BYTES_MIN) return BROKEN;
  for (let at = ole.indexOf(WORD); at >= 0; at = ole.indexOf(WORD, at + 1)) {
    if (at % DIRECTORY_ENTRY_BYTES === 0 && ole.readUInt16LE(at + 64) === WORD.length) return done('doc');
  }
  return UNKNOWN_KIND;
}
