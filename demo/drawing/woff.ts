import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

type Table = { tag: Buffer; checksum: number; data: Buffer };

function readTables(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entryOffset = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const offset = woff.readUInt32BE(entryOffset + 4);
    const packedLength = woff.readUInt32BE(entryOffset + 8);
    const length = woff.readUInt32BE(entryOffset + 12);
    const raw = woff.subarray(offset, offset + packedLength);
    // A table that deflate would not shrink is stored uncompressed.
    const data = packedLength < length ? inflateSync(raw) : raw;
    return { tag: woff.subarray(entryOffset, entryOffset + 4), checksum: woff.readUInt32BE(entryOffset + 16), data };
  });
}

/** Converts WOFF 1 to TrueType: the fonts of labels are .woff files, and the rasteriser reads uncompressed fonts only. */
export function woffToTtf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1 font');
  const tables = readTables(woff);
  const count = tables.length;
  // These numbers help readers of the font to search its table directory. Their names are those of the format.
  const entrySelector = Math.floor(Math.log2(count));
  const searchRange = 2 ** entrySelector * SFNT_ENTRY_BYTES;
  const rangeShift = count * SFNT_ENTRY_BYTES - searchRange;

  const directory = Buffer.alloc(SFNT_HEADER_BYTES + SFNT_ENTRY_BYTES * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(searchRange, 6);
  directory.writeUInt16BE(entrySelector, 8);
  directory.writeUInt16BE(rangeShift, 10);

  const parts: Buffer[] = [directory];
  let position = directory.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entryOffset = SFNT_HEADER_BYTES + SFNT_ENTRY_BYTES * index;
    tag.copy(directory, entryOffset);
    directory.writeUInt32BE(checksum, entryOffset + 4);
    directory.writeUInt32BE(position, entryOffset + 8);
    directory.writeUInt32BE(data.length, entryOffset + 12);
    const padding = (4 - (data.length % 4)) % 4;
    parts.push(data, Buffer.alloc(padding));
    position += data.length + padding;
  }
  return Buffer.concat(parts);
}
