/** Judges Word's old container (OLE): a file system of sectors with a directory of fixed-size entries. */
import { done, type Outcome } from '../../../lib/outcome.ts';
import { FILE_IS_BROKEN, HAS_PROGRAMS, KIND_IS_UNKNOWN } from '../refusals.ts';

/** Header, sector table and directory. */
const OLE_BYTES_MIN = 3 * 512;
const HEAD_BYTES = 512;
const ENTRY_BYTES = 128;
/** Offsets in an entry: the length of its name in bytes, with its terminator, and its type (storage, stream or root). */
const NAME_BYTES_OFFSET = 64;
const TYPE_OFFSET = 66;
const ENTRY_TYPES = new Set([1, 2, 5]);
/** The name comes first in the entry, so it ends where its length is stored. */
const NAME_BYTES_MAX = NAME_BYTES_OFFSET;

const WORD_STREAM = 'worddocument';
/** Names of macros and embedded objects. */
const REFUSED_NAMES = new Set([
  'macros',
  'vba',
  '_vba_project',
  '_vba_project_cur',
  'objectpool',
  'package',
  'embeddedodf',
  '\x01ole',
  '\x01ole10native',
  '\x01ole10itemname',
  '\x02olepres000',
  '\x03objinfo',
  '\x03ocxname',
  '\x03ocxdata',
]);

/** The entry's name in lower case, as the format ignores case; null if there is no entry. */
function readName(ole: Buffer, offset: number): string | null {
  const bytes = ole.readUInt16LE(offset + NAME_BYTES_OFFSET);
  if (bytes < 4 || bytes > NAME_BYTES_MAX || bytes % 2 !== 0 || !ENTRY_TYPES.has(ole[offset + TYPE_OFFSET] ?? 0)) return null;
  const terminatorOffset = offset + bytes - 2;
  if (ole.readUInt16LE(terminatorOffset) !== 0) return null;
  return ole.toString('utf16le', offset, terminatorOffset).toLowerCase();
}

/**
 * Checks every offset at which an entry can be, without following the sector chains, so that no program can follow a chain to an unchecked
 * entry. In practice no text of a document looks like a refused entry.
 */
export function judgeOle(ole: Buffer): Outcome<'doc'> {
  if (ole.length < OLE_BYTES_MIN) return FILE_IS_BROKEN;
  let isWord = false;
  for (let offset = HEAD_BYTES; offset + ENTRY_BYTES <= ole.length; offset += ENTRY_BYTES) {
    const name = readName(ole, offset);
    if (name !== null && REFUSED_NAMES.has(name)) return HAS_PROGRAMS;
    isWord ||= name === WORD_STREAM;
  }
  return isWord ? done('doc') : KIND_IS_UNKNOWN;
}
