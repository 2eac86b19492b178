/** Harmless and malicious files for tests, built by code that shows what each contains. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { App } from '../../src/context.ts';

const BOUNDARY = 'uruhu-file';

type Sending = { token?: string | undefined; field?: string; name?: string; type?: string; fields?: Record<string, string> };

/** A multipart body with one file after the fields. */
export function fileForm(bytes: Buffer, { field = 'file', name = 'a.bin', type = 'application/octet-stream', fields = {} }: Sending = {}) {
  const before = Object.entries(fields).map(
    ([key, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(before.join('') + head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

export async function upload(app: App, bytes: Buffer | string, sending: Sending = {}) {
  const { payload, headers } = fileForm(Buffer.from(bytes), sending);
  const authorization = sending.token ? { authorization: `Bearer ${sending.token}` } : {};
  const reply = await app.inject({ method: 'POST', url: '/api/files/upload', payload, headers: { ...headers, ...authorization } });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

/** A picture half terracotta, half jade, so that its orientation is visible. */
export const photograph = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#b3401f' } }).composite([
    { input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#2f6f5e' } }, left: Math.floor(width / 2), top: 0 },
  ]);

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A valid, black PNG of one bit per pixel: thousands of pixels on each side take only kilobytes. */
export function hugePng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

export type Part = {
  name: string;
  body: Buffer | string;
  /** Fields that the central directory gets instead of the real ones. */
  says?: { bytes?: number; at?: number; packed?: number; crc?: number };
  /** Bytes before the part that the central directory does not list. */
  before?: Buffer;
  /** The name in the local header. */
  localName?: string;
};

const uint = (bytes: 2 | 4, value: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

/** Creates a ZIP file of deflated parts. */
export function zip(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, body, says = {}, before = Buffer.alloc(0), localName = name } of parts) {
    const packed = deflateRawSync(body, { level: 9 });
    const about = Buffer.concat([
      uint(2, 8),
      uint(4, 0),
      uint(4, says.crc ?? crc32(body)),
      uint(4, says.packed ?? packed.length),
      uint(4, says.bytes ?? body.length),
    ]);
    const names = (length: number) => Buffer.concat([uint(2, length), uint(2, 0)]);
    const local = [Buffer.from('PK\x03\x04'), uint(2, 20), uint(2, 0), about, names(localName.length), Buffer.from(localName), packed];
    at += before.length;
    list.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), uint(2, 20), uint(2, 20), uint(2, 0), about, names(name.length)]),
      Buffer.concat([uint(2, 0), uint(2, 0), uint(2, 0), uint(4, 0), uint(4, says.at ?? at), Buffer.from(name)]),
    );
    locals.push(before, ...local);
    at += Buffer.concat(local).length;
  }
  const directory = Buffer.concat(list);
  const end = [
    Buffer.from('PK\x05\x06'),
    uint(4, 0),
    uint(2, parts.length),
    uint(2, parts.length),
    uint(4, directory.length),
    uint(4, at),
    uint(2, 0),
  ];
  return Buffer.concat([...locals, directory, ...end]);
}

const MAIN = {
  docx: ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'],
  docm: ['word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'],
  xlsx: ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
  xlsm: ['xl/workbook.xml', 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'],
} as const;

export const contentTypes = (kind: keyof typeof MAIN): Part => ({
  name: '[Content_Types].xml',
  body: `<?xml version="1.0"?><Types><Override PartName="/${MAIN[kind][0]}" ContentType="${MAIN[kind][1]}"/></Types>`,
});

/** The smallest valid file of Word or Excel. */
export const office = (kind: keyof typeof MAIN, ...more: Part[]): Buffer =>
  zip([contentTypes(kind), { name: MAIN[kind][0], body: '<a/>' }, ...more]);

/** The old Office container (OLE) with these streams in its directory. */
export function ole(...streams: string[]): Buffer {
  const file = Buffer.alloc(512 * 4);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file);
  file.writeUInt16LE(9, 30);
  for (const [index, stream] of streams.entries()) {
    const at = 1024 + 128 * (index + 1);
    Buffer.from(`${stream}\0`, 'utf16le').copy(file, at);
    file.writeUInt16LE((stream.length + 1) * 2, at + 64);
    file[at + 66] = 2;
  }
  return file;
}

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A PDF of these objects, numbered from 1; the first is its root. */
export const pdf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.5\n'),
    ...objects.flatMap((object, index) => [Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);

/** A stream of a PDF; `head` goes into its dictionary. */
export function pdfStream(head: string, body: Buffer | string, packed = deflateSync(body)): Buffer {
  return Buffer.concat([Buffer.from(`<<${head}/Length ${packed.length}>>\nstream\n`), packed, Buffer.from('\nendstream')]);
}

/** A stream that holds one object of this number. */
export function objectStream(number: number, object: string, head = '/Type/ObjStm/N 1/Filter/FlateDecode'): Buffer {
  const pairs = `${number} 0 `;
  return pdfStream(`${head}/First ${pairs.length}`, pairs + object);
}
