/** Files as people send them, and as those do who mean harm; made here, so that each says what it is. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { App } from '../../src/http/parts.ts';

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

/** Half terracotta, half jade: which way it lies can be seen. */
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

/** A valid PNG of one bit a pixel, all black: thousands of pixels on each side weigh kilobytes. */
export function hugePng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

type Part = {
  name: string;
  body: Buffer | string /** What the list says of it, where it lies. */;
  says?: { bytes?: number; at?: number; packed?: number };
};

const uint = (bytes: 2 | 4, value: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

/** A ZIP file of these parts, deflated. */
export function zip(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, body, says = {} } of parts) {
    const packed = deflateRawSync(body, { level: 9 });
    const about = Buffer.concat([
      uint(2, 8),
      uint(4, 0),
      uint(4, crc32(body)),
      uint(4, says.packed ?? packed.length),
      uint(4, says.bytes ?? body.length),
    ]);
    const names = Buffer.concat([uint(2, name.length), uint(2, 0)]);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), uint(2, 20), uint(2, 0), about, names, Buffer.from(name), packed]);
    list.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), uint(2, 20), uint(2, 20), uint(2, 0), about, names]),
      Buffer.concat([uint(2, 0), uint(2, 0), uint(2, 0), uint(4, 0), uint(4, says.at ?? at), Buffer.from(name)]),
    );
    locals.push(local);
    at += local.length;
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

/** The smallest that is still one of Word's or Excel's. */
export const office = (kind: keyof typeof MAIN, ...more: Part[]): Buffer =>
  zip([contentTypes(kind), { name: MAIN[kind][0], body: '<a/>' }, ...more]);

/** The old container with one named stream in its directory. */
export function ole(stream: string): Buffer {
  const file = Buffer.alloc(512 * 4);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file);
  file.writeUInt16LE(9, 30);
  Buffer.from(`${stream}\0`, 'utf16le').copy(file, 1024 + 128);
  file.writeUInt16LE((stream.length + 1) * 2, 1024 + 128 + 64);
  return file;
}

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
