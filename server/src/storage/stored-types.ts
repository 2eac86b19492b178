/** The types of stored files, by the extension of the key. The shop chooses the keys, so the extension is reliable. */
import { createHash } from 'node:crypto';

type StoredType = {
  type: string;
  /** The shop resizes pictures, sends its own drawings unchanged, and offers documents only as downloads. */
  kind: 'picture' | 'drawing' | 'document';
};

const STORED_TYPES: Record<string, StoredType> = {
  webp: { type: 'image/webp', kind: 'picture' },
  png: { type: 'image/png', kind: 'picture' },
  jpg: { type: 'image/jpeg', kind: 'picture' },
  jpeg: { type: 'image/jpeg', kind: 'picture' },
  avif: { type: 'image/avif', kind: 'picture' },
  svg: { type: 'image/svg+xml', kind: 'drawing' },
  pdf: { type: 'application/pdf', kind: 'document' },
  doc: { type: 'application/msword', kind: 'document' },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', kind: 'document' },
  xml: { type: 'application/xml', kind: 'document' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', kind: 'document' },
  xlsm: { type: 'application/vnd.ms-excel.sheet.macroenabled.12', kind: 'document' },
};

/** Only plain file names are keys, so no key names a path outside the folder, or a draft that is still being written (see disk.ts). */
const FILE_KEY = /^[a-z0-9][a-z0-9-]{0,120}\.([a-z]{3,4})$/;

/** The type and kind of the file with this key; null if the key is not valid. */
export function findStoredType(key: string): StoredType | null {
  const extension = FILE_KEY.exec(key)?.[1] ?? '';
  return Object.hasOwn(STORED_TYPES, extension) ? (STORED_TYPES[extension] ?? null) : null;
}

/** The widths of renditions, in pixels. */
export const RENDITION_WIDTHS_PX = [160, 320, 480, 640, 960, 1280] as const;
const RENDITION_FORMATS = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** The key of a rendition: the picture `key` in one width and format. */
export const buildRenditionKey = (key: string, width: number, format: RenditionFormat): string => `renditions/${width}/${key}.${format}`;

/** The keys of all possible renditions of a picture. */
export const listRenditionKeys = (key: string): string[] =>
  findStoredType(key)?.kind === 'picture'
    ? RENDITION_WIDTHS_PX.flatMap((width) => RENDITION_FORMATS.map((format) => buildRenditionKey(key, width, format)))
    : [];

const RENDITION_KEY = /^renditions\/\d{1,4}\/([^/]+)\.(?:avif|webp)$/;

const CARD_KEY = /^renditions\/cards\/[0-9a-f]{64}\.jpg$/;

/** The key of the share card of a product or page, whose `id` may have any characters. */
export const buildCardKey = (id: string): string => `renditions/cards/${createHash('sha256').update(id).digest('hex')}.jpg`;

/** Whether the shop can make the file again: a rendition of a picture, or a share card. */
export const isRenditionKey = (key: string): boolean => RENDITION_KEY.test(key) || CARD_KEY.test(key);

/** Whether the key is that of a file, a rendition or a card. */
export const isStorageKey = (key: string): boolean => CARD_KEY.test(key) || findStoredType(RENDITION_KEY.exec(key)?.[1] ?? key) !== null;
