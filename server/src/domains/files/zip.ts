/** The list of what is in a ZIP file, read without unpacking anything. */
import { inflateRawSync } from 'node:zlib';

export type ZipEntry = { name: string; packed_bytes: number; bytes: number; method: number; encrypted: boolean; at: number };

const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const ENTRIES_MAX = 5_000;
const ENCRYPTED = 1;

function readEntry(zip: Buffer, at: number): (ZipEntry & { next: number }) | null {
  if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY) return null;
  const names = zip.readUInt16LE(at + 28);
  const next = at + ENTRY_BYTES + names + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  return {
    name: zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + names),
    encrypted: (zip.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
    method: zip.readUInt16LE(at + 10),
    packed_bytes: zip.readUInt32LE(at + 20),
    bytes: zip.readUInt32LE(at + 24),
    at: zip.readUInt32LE(at + 42),
    next,
  };
}

/**
 * Null where it is none, is cut, has anything before or after itself, or more entries than a document has. Word and Excel write
 * neither a comment nor the large form of the format.
 */
export function readZip(zip: Buffer): ZipEntry[] | null {
  const end = zip.length - END_BYTES;
  if (end < 0 || zip.readUInt32LE(end) !== END || zip.readUInt16LE(end + 20) !== 0) return null;
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  if (count > ENTRIES_MAX || at + zip.readUInt32LE(end + 12) !== end) return null;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    const entry = readEntry(zip, at);
    if (!entry) return null;
    entries.push(entry);
    at = entry.next;
  }
  return at === end ? entries : null;
}

/** What is in one entry, null where it is broken or has more than `bytes_max`: no more than that is ever unpacked. */
export function unpack(zip: Buffer, entry: ZipEntry, bytes_max: number): Buffer | null {
  if (entry.at + LOCAL_BYTES > zip.length || zip.readUInt32LE(entry.at) !== LOCAL) return null;
  const from = entry.at + LOCAL_BYTES + zip.readUInt16LE(entry.at + 26) + zip.readUInt16LE(entry.at + 28);
  const packed = zip.subarray(from, from + entry.packed_bytes);
  if (entry.method === 0) return packed.length <= bytes_max ? packed : null;
  try {
    return inflateRawSync(packed, { maxOutputLength: bytes_max });
  } catch {
    return null;
  }
}
