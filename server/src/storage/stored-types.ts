/** What may lie in the storage, by how its key ends. We choose the keys, so the ending is true: nothing else tells the type. */

type StoredType = {
  type: string;
  /** A picture is resized, a drawing of ours is sent as it is, a document is only ever downloaded. */
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

/** Plain file names: no key can lead out of the folder, or to a draft. */
const KEY = /^[a-z0-9][a-z0-9-]{0,120}\.([a-z]{3,4})$/;

/** What a key names; null: it is no key of ours. */
export function storedType(key: string): StoredType | null {
  const ending = KEY.exec(key)?.[1] ?? '';
  return Object.hasOwn(STORED_TYPES, ending) ? (STORED_TYPES[ending] ?? null) : null;
}

/** Widths in pixels that are ever made. */
export const WIDTHS = [160, 320, 480, 640, 960, 1280] as const;
export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** A picture in one width and format, made from the one that `key` names. */
export const renditionKey = (key: string, width: number, format: Format): string => `renditions/${width}/${key}.${format}`;

/** All that may have been made of what `key` names. */
export const everyRendition = (key: string): string[] =>
  storedType(key)?.kind === 'picture' ? WIDTHS.flatMap((width) => FORMATS.map((format) => renditionKey(key, width, format))) : [];

const RENDITION = /^renditions\/\d{1,4}\/([^/]+)\.(?:avif|webp)$/;

export const isRenditionKey = (key: string): boolean => RENDITION.test(key);

/** Whether the storage may be asked for it at all. */
export const isStorageKey = (key: string): boolean => storedType(RENDITION.exec(key)?.[1] ?? key) !== null;
