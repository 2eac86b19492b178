/** Reads ZIP files strictly, as an ambiguous archive can hide parts from one reader and show them to another. */
import { crc32, inflateRawSync } from 'node:zlib';
import { done, type Outcome } from '../../../lib/outcome.ts';
import { FILE_IS_BROKEN, UNPACKS_TOO_LARGE } from '../refusals.ts';

/** `packed_bytes` and `bytes`: its size, packed and unpacked. `offset`: where the entry begins in the file. */
export type ZipEntry = {
  name: string;
  packed_bytes: number;
  bytes: number;
  crc: number;
  method: number;
  isEncrypted: boolean;
  offset: number;
};

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const ENTRIES_MAX = 5_000;
const ENCRYPTED_FLAG = 1;
/** Some programs repeat sizes and checksum between two entries. */
const GAP_BYTES_MAX = 24;
const METHODS = { stored: 0, deflated: 8 };

export const UNPACKED_BYTES_MAX = { file: 20 * 1024 * 1024, entry: 10 * 1024 * 1024 };
/** Sheets that repeat one number reach a ratio of 50. Smaller parts are not checked, as they may consist of blanks. */
const UNPACK_RATIO = { max: 200, bytes_min: 1024 * 1024 };

/**
 * Reads an entry of the central directory. The numbers are the offsets of its fields in the ZIP format. `nextStart`: where the next
 * entry begins.
 */
function readEntry(zip: Buffer, start: number): (ZipEntry & { nextStart: number }) | null {
  if (start + ENTRY_BYTES > zip.length || zip.readUInt32LE(start) !== ENTRY_SIGNATURE) return null;
  const name_bytes = zip.readUInt16LE(start + 28);
  const nextStart = start + ENTRY_BYTES + name_bytes + zip.readUInt16LE(start + 30) + zip.readUInt16LE(start + 32);
  return {
    name: zip.toString('utf8', start + ENTRY_BYTES, start + ENTRY_BYTES + name_bytes),
    isEncrypted: (zip.readUInt16LE(start + 8) & ENCRYPTED_FLAG) !== 0,
    method: zip.readUInt16LE(start + 10),
    crc: zip.readUInt32LE(start + 16),
    packed_bytes: zip.readUInt32LE(start + 20),
    bytes: zip.readUInt32LE(start + 24),
    offset: zip.readUInt32LE(start + 42),
    nextStart,
  };
}

/**
 * Reads the central directory; null if it is broken, if anything follows it, or if it has a comment or the ZIP64 form, which Word and Excel
 * do not write. `start`: where it begins.
 */
function readCentralDirectory(zip: Buffer): { entries: ZipEntry[]; start: number } | null {
  const end = zip.length - END_BYTES;
  if (end < 0 || zip.readUInt32LE(end) !== END_SIGNATURE || zip.readUInt16LE(end + 20) !== 0) return null;
  const count = zip.readUInt16LE(end + 10);
  const start = zip.readUInt32LE(end + 16);
  if (count > ENTRIES_MAX || start + zip.readUInt32LE(end + 12) !== end) return null;
  const entries: ZipEntry[] = [];
  let offset = start;
  for (let index = 0; index < count; index++) {
    const entry = readEntry(zip, offset);
    if (!entry) return null;
    entries.push(entry);
    offset = entry.nextStart;
  }
  return offset === end ? { entries, start } : null;
}

/** The start of an entry's packed bytes; null if its local header differs from the central directory. */
function findDataStart(zip: Buffer, { offset, name, method }: ZipEntry): number | null {
  if (offset + LOCAL_BYTES > zip.length || zip.readUInt32LE(offset) !== LOCAL_SIGNATURE) return null;
  if (zip.readUInt16LE(offset + 8) !== method) return null;
  const name_bytes = zip.readUInt16LE(offset + 26);
  if (zip.toString('utf8', offset + LOCAL_BYTES, offset + LOCAL_BYTES + name_bytes) !== name) return null;
  return offset + LOCAL_BYTES + name_bytes + zip.readUInt16LE(offset + 28);
}

/**
 * Whether the entries fill the file up to the central directory: nothing precedes the first, no two share bytes, and at most GAP_BYTES_MAX
 * bytes follow each.
 */
function doEntriesFillFile(zip: Buffer, entries: readonly ZipEntry[], end: number): boolean {
  let previousEnd = 0;
  for (const entry of entries.toSorted((left, right) => left.offset - right.offset)) {
    const dataStart = findDataStart(zip, entry);
    const gap_bytes_max = previousEnd === 0 ? 0 : GAP_BYTES_MAX;
    if (dataStart === null || entry.offset < previousEnd || entry.offset - previousEnd > gap_bytes_max) return false;
    previousEnd = dataStart + entry.packed_bytes;
  }
  return previousEnd <= end && end - previousEnd <= GAP_BYTES_MAX;
}

const inflatesTooMuch = ({ bytes, packed_bytes }: ZipEntry): boolean =>
  bytes > UNPACKED_BYTES_MAX.entry || (bytes > UNPACK_RATIO.bytes_min && bytes > packed_bytes * UNPACK_RATIO.max);

/** Lists the entries without unpacking them. Refuses files that are broken, ambiguous, or too large by their declared sizes. */
export function readZip(zip: Buffer): Outcome<ZipEntry[]> {
  const directory = readCentralDirectory(zip);
  if (!directory) return FILE_IS_BROKEN;
  const { entries, start } = directory;
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length) return FILE_IS_BROKEN;
  // Entries that share their bytes could unpack a small file to petabytes.
  const packed_bytes = entries.reduce((sum, entry) => sum + entry.packed_bytes, 0);
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (bytes > UNPACKED_BYTES_MAX.file || packed_bytes > zip.length || entries.some(inflatesTooMuch)) return UNPACKS_TOO_LARGE;
  return doEntriesFillFile(zip, entries, start) ? done(entries) : FILE_IS_BROKEN;
}

/** Unpacks one entry, at most to its declared size, so the limits on declared sizes hold. */
export function unpackEntry(zip: Buffer, entry: ZipEntry): Outcome<Buffer> {
  const dataStart = findDataStart(zip, entry);
  if (dataStart === null) return FILE_IS_BROKEN;
  const packedBody = zip.subarray(dataStart, dataStart + entry.packed_bytes);
  try {
    const isDeflated = entry.method === METHODS.deflated;
    const body = isDeflated ? inflateRawSync(packedBody, { maxOutputLength: Math.max(1, entry.bytes) }) : packedBody;
    const isKnownMethod = isDeflated || entry.method === METHODS.stored;
    return isKnownMethod && body.length === entry.bytes && crc32(body) === entry.crc ? done(body) : FILE_IS_BROKEN;
  } catch {
    return FILE_IS_BROKEN;
  }
}
