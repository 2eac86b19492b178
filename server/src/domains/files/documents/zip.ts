/** Reads ZIP files strictly, as an ambiguous archive can hide parts from one reader and show them to another. */
import { crc32, inflateRawSync } from 'node:zlib';
import { done, type Outcome } from '../../../lib/outcome.ts';
import { FILE_IS_BROKEN, UNPACKS_TOO_LARGE } from '../refusals.ts';

/** `at`: the offset of the entry in the file. `packed_bytes` and `bytes`: its size, packed and unpacked. */
export type ZipEntry = { name: string; packed_bytes: number; bytes: number; crc: number; method: number; encrypted: boolean; at: number };

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const ENTRIES_MAX = 5_000;
const ENCRYPTED = 1;
/** Some programs repeat sizes and checksum after an entry. */
const GAP_BYTES_MAX = 24;
const METHODS = { stored: 0, deflated: 8 };

export const UNPACKED_BYTES_MAX = { all: 20 * 1024 * 1024, each: 10 * 1024 * 1024 };
/** Sheets that repeat one number reach a ratio of 50. Checked from this size on, as small parts may be all blanks. */
const RATIO = { max: 200, from_bytes: 1024 * 1024 };

function readEntry(zip: Buffer, at: number): (ZipEntry & { next: number }) | null {
  if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
  const names = zip.readUInt16LE(at + 28);
  const next = at + ENTRY_BYTES + names + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  return {
    name: zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + names),
    encrypted: (zip.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
    method: zip.readUInt16LE(at + 10),
    crc: zip.readUInt32LE(at + 16),
    packed_bytes: zip.readUInt32LE(at + 20),
    bytes: zip.readUInt32LE(at + 24),
    at: zip.readUInt32LE(at + 42),
    next,
  };
}

/** Reads the central directory; null if it is broken or followed by anything. Word and Excel write neither a comment nor ZIP64. */
function readCentralDirectory(zip: Buffer): { entries: ZipEntry[]; at: number } | null {
  const end = zip.length - END_BYTES;
  if (end < 0 || zip.readUInt32LE(end) !== END_SIGNATURE || zip.readUInt16LE(end + 20) !== 0) return null;
  const count = zip.readUInt16LE(end + 10);
  const list = zip.readUInt32LE(end + 16);
  if (count > ENTRIES_MAX || list + zip.readUInt32LE(end + 12) !== end) return null;
  const entries: ZipEntry[] = [];
  let at = list;
  for (let index = 0; index < count; index++) {
    const entry = readEntry(zip, at);
    if (!entry) return null;
    entries.push(entry);
    at = entry.next;
  }
  return at === end ? { entries, at: list } : null;
}

/** The start of an entry's packed bytes; null if its local header differs from the central directory. */
function findDataStart(zip: Buffer, { at, name, method }: ZipEntry): number | null {
  if (at + LOCAL_BYTES > zip.length || zip.readUInt32LE(at) !== LOCAL_SIGNATURE || zip.readUInt16LE(at + 8) !== method) return null;
  const names = zip.readUInt16LE(at + 26);
  if (zip.toString('utf8', at + LOCAL_BYTES, at + LOCAL_BYTES + names) !== name) return null;
  return at + LOCAL_BYTES + names + zip.readUInt16LE(at + 28);
}

/** Whether the entries fill the file up to the central directory, with nothing between them and no shared bytes. */
function hasNoGaps(zip: Buffer, entries: readonly ZipEntry[], end: number): boolean {
  let at = 0;
  for (const entry of entries.toSorted((left, right) => left.at - right.at)) {
    const from = findDataStart(zip, entry);
    if (from === null || entry.at < at || entry.at - at > (at === 0 ? 0 : GAP_BYTES_MAX)) return false;
    at = from + entry.packed_bytes;
  }
  return at <= end && end - at <= GAP_BYTES_MAX;
}

const inflatesTooMuch = ({ bytes, packed_bytes }: ZipEntry): boolean =>
  bytes > UNPACKED_BYTES_MAX.each || (bytes > RATIO.from_bytes && bytes > packed_bytes * RATIO.max);

/** Lists the entries without unpacking them. Refuses files that are broken, ambiguous, or too large by their declared sizes. */
export function readZip(zip: Buffer): Outcome<ZipEntry[]> {
  const list = readCentralDirectory(zip);
  if (!list) return FILE_IS_BROKEN;
  const { entries, at } = list;
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length) return FILE_IS_BROKEN;
  // Entries that share their bytes could unpack a small file to petabytes.
  const packed_bytes = entries.reduce((sum, entry) => sum + entry.packed_bytes, 0);
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (bytes > UNPACKED_BYTES_MAX.all || packed_bytes > zip.length || entries.some(inflatesTooMuch)) return UNPACKS_TOO_LARGE;
  return hasNoGaps(zip, entries, at) ? done(entries) : FILE_IS_BROKEN;
}

/** Unpacks one entry, at most to its declared size, so the limits on declared sizes hold. */
export function unpackEntry(zip: Buffer, entry: ZipEntry): Outcome<Buffer> {
  const from = findDataStart(zip, entry);
  if (from === null) return FILE_IS_BROKEN;
  const packed = zip.subarray(from, from + entry.packed_bytes);
  try {
    const body = entry.method === METHODS.deflated ? inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.bytes) }) : packed;
    const isKnown = entry.method === METHODS.deflated || entry.method === METHODS.stored;
    return isKnown && body.length === entry.bytes && crc32(body) === entry.crc ? done(body) : FILE_IS_BROKEN;
  } catch {
    return FILE_IS_BROKEN;
  }
}
