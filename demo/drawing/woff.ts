import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

type Table = { tag: Buffer; checksum: number; data: Buffer };

function readTables(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, i) => {
    const entry = WOFF_HEADER + i * WOFF_ENTRY;
    const offset = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const raw = woff.subarray(offset, offset + packedLength);
    // A table that deflate would not shrink is stored uncompressed.
    const data = packedLength < length ? inflateSync(raw) : raw;
    return { tag: woff.subarray(entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), data };
  });
}

/** WOFF 1 to TrueType: the label fonts ship as .woff, and the rasteriser reads uncompressed fonts only. */
export function woffToTtf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1 font');
  const tables = readTables(woff);
  const count = tables.length;
  const exponent = Math.floor(Math.log2(count));
  const searchRange = 2 ** exponent * SFNT_ENTRY;

  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(searchRange, 6);
  head.writeUInt16BE(exponent, 8);
  head.writeUInt16BE(count * SFNT_ENTRY - searchRange, 10);

  const parts: Buffer[] = [head];
  let position = head.length;
  for (const [i, { tag, checksum, data }] of tables.entries()) {
    const entry = SFNT_HEADER + SFNT_ENTRY * i;
    tag.copy(head, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(position, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    const padding = (4 - (data.length % 4)) % 4;
    parts.push(data, Buffer.alloc(padding));
    position += data.length + padding;
  }
  return Buffer.concat(parts);
}
