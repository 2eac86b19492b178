/** Judges Word's old container (OLE): a file system of sectors with a directory of fixed-size entries. */
import { done, type Outcome } from '../../../lib/outcome.ts';
import { FILE_IS_BROKEN, HAS_PROGRAMS, KIND_IS_UNKNOWN } from '../refusals.ts';

/** Header, sector table and directory. */
const OLE_BYTES_MIN = 3 * 512;
const HEAD_BYTES = 512;
const ENTRY_BYTES = 128;
/** Offsets in an entry: the length of its name in bytes, with its terminator, and its type (storage, stream or root). */
const NAME_BYTES_AT = 64;
const TYPE_AT = 66;
const TYPES = new Set([1, 2, 5]);

const WORD_STREAM = 'worddocument';
/** Names of macros and embedded objects. */
const REFUSED_NAMES = new Set([
  ...['macros', 'vba', '_vba_project', '_vba_project_cur', 'objectpool', 'package', 'embeddedodf'],
  ...['\x01ole', '\x01ole10native', '\x01ole10itemname', '\x02olepres000', '\x03objinfo', '\x03ocxname', '\x03ocxdata'],
]);

/** The entry's name in lower case, as the format ignores case; null if there is no entry. */
function readName(ole: Buffer, at: number): string | null {
  const bytes = ole.readUInt16LE(at + NAME_BYTES_AT);
  if (bytes < 4 || bytes > NAME_BYTES_AT || bytes % 2 !== 0 || !TYPES.has(ole[at + TYPE_AT] ?? 0)) return null;
  if (ole.readUInt16LE(at + bytes - 2) !== 0) return null;
  return ole.toString('utf16le', at, at + bytes - 2).toLowerCase();
}

/**
 * Checks every place where an entry can be, ignoring the sector chains, so that no reader can follow a chain to an unchecked entry.
 * Document text that looks like a refused entry does not occur in practice.
 */
export function judgeOle(ole: Buffer): Outcome<'doc'> {
  if (ole.length < OLE_BYTES_MIN) return FILE_IS_BROKEN;
  let isWord = false;
  for (let at = HEAD_BYTES; at + ENTRY_BYTES <= ole.length; at += ENTRY_BYTES) {
    const name = readName(ole, at);
    if (name !== null && REFUSED_NAMES.has(name)) return HAS_PROGRAMS;
    isWord ||= name === WORD_STREAM;
  }
  return isWord ? done('doc') : KIND_IS_UNKNOWN;
}
