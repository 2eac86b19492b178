/** Detects a file's type from its first bytes. The type that the sender declares is ignored. */

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
/** `ole`: the container of old Office files. `zip`: that of new ones, and of many other files. */
export type DocumentContainer = 'pdf' | 'ole' | 'zip' | 'xml';
type DetectedType = { kind: 'picture'; format: PictureFormat } | { kind: 'document'; container: DocumentContainer } | null;

const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);
const readText = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

/** Where the list of a file's formats ends at the latest, as the size that a file states may be any number. */
const FORMATS_END_MAX = 128;

/**
 * Whether a file in the ISO container, which AVIF shares with HEIC and video, is AVIF. Its first box begins with its size and the type
 * 'ftyp', and lists the file's formats by four characters each; the standard calls them brands.
 */
function isAvif(bytes: Buffer): boolean {
  if (readText(bytes, 4, 8) !== 'ftyp') return false;
  const box_bytes = bytes.readUInt32BE(0);
  const formats = readText(bytes, 8, Math.min(box_bytes, FORMATS_END_MAX));
  return /^(?:.{4})*avi[fs]/s.test(formats);
}

const XML_HEAD_BYTES = 1024;

/**
 * Whether the file begins with the XML declaration, in UTF-8 or UTF-16. No browser that guesses types takes such a file for HTML. Refuses
 * drawings and web pages that name their namespace at once. One that hides it is kept as XML, which browsers only download (see media).
 */
function isXml(bytes: Buffer): boolean {
  // Without zero bytes, the ASCII characters of UTF-16 are those of UTF-8.
  const head = readText(bytes, 0, XML_HEAD_BYTES).replaceAll('\0', '');
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?<\?xml\s/.test(head) && !/w3\.org\/(?:2000\/svg|1999\/xhtml)/.test(head);
}

/** The test for each type, by the bytes with which its files begin. */
const TYPE_TESTS: readonly [(bytes: Buffer) => boolean, DetectedType][] = [
  [(bytes) => startsWith(bytes, 0xff, 0xd8, 0xff), { kind: 'picture', format: 'jpeg' }],
  [(bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), { kind: 'picture', format: 'png' }],
  [(bytes) => readText(bytes, 0, 4) === 'RIFF' && readText(bytes, 8, 12) === 'WEBP', { kind: 'picture', format: 'webp' }],
  [(bytes) => /^GIF8[79]a/.test(readText(bytes, 0, 6)), { kind: 'picture', format: 'gif' }],
  [isAvif, { kind: 'picture', format: 'avif' }],
  [(bytes) => readText(bytes, 0, 5) === '%PDF-', { kind: 'document', container: 'pdf' }],
  [(bytes) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), { kind: 'document', container: 'ole' }],
  [(bytes) => startsWith(bytes, 0x50, 0x4b, 3, 4), { kind: 'document', container: 'zip' }],
  [isXml, { kind: 'document', container: 'xml' }],
];

/** The length of the longest of these beginnings. */
const BEGINNING_BYTES_MAX = 12;

/** Returns null for an unknown type. A picture must still be decoded as its format; a document needs a fitting name (document-type.ts). */
export const detectType = (bytes: Buffer): DetectedType =>
  bytes.length < BEGINNING_BYTES_MAX ? null : (TYPE_TESTS.find(([matches]) => matches(bytes))?.[1] ?? null);
