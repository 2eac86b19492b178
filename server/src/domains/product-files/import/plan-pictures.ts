import { ALT_LENGTH_MAX, PICTURES_MAX } from '@uruhu/contract/constants';
import type { PictureWithAlt } from '@uruhu/contract/staff/pictures';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { createFieldError } from '../../../messages/sentences.ts';
import { parseList, parsePositionalList } from '../csv/cells.ts';
import { formatFault, shorten } from './faults.ts';
import { isAllowedAddress } from './picture-address.ts';
import type { PlanContext } from './plan-types.ts';

/** The maximum length of a key or a file name. Addresses can be longer. */
export const PICTURE_NAME_LENGTH_MAX = 200;

const ADDRESS_START = /^[a-z][a-z0-9+.-]*:\/\//i;

/** `mustBeFetched`: the picture must be stored before the import is written. `message`: the fault. */
export type PictureResult = { key: string; mustBeFetched: boolean } | { message: string };

/** Reads a picture in a cell: a key of the shop, an address, or a file name of the archive. */
export function readPicture(
  item: string,
  { picturesNotStored, zipNames }: Pick<PlanContext, 'picturesNotStored' | 'zipNames'>,
): PictureResult {
  if (ADDRESS_START.test(item)) {
    return isAllowedAddress(item) ? { key: item, mustBeFetched: true } : { message: formatFault('picture_address_invalid') };
  }
  if (item.length > PICTURE_NAME_LENGTH_MAX) return { message: formatFault('picture_name_too_long', { most: PICTURE_NAME_LENGTH_MAX }) };
  if (!picturesNotStored.has(item)) return { key: item, mustBeFetched: false };
  const [path, secondPath] = zipNames.get(item.toLowerCase()) ?? [];
  if (path === undefined) return { message: formatFault('picture_unknown') };
  return secondPath === undefined
    ? { key: item, mustBeFetched: true }
    : { message: formatFault('picture_name_ambiguous', { first: shorten(path), second: shorten(secondPath) }) };
}

/** `sources`: the addresses and file names of the pictures that the import must store before it is written. */
type Gallery = { pictures: PictureWithAlt[]; sources: string[] };

/**
 * Reads the pictures of a product and their alternative texts. A cell is undefined if the file does not have the column. `isAltTextFault`: whether
 * the fault is in the cell of the alternative texts.
 */
export function readGallery(
  cells: { pictures: string | undefined; altTexts: string | undefined },
  currentPictures: readonly PictureWithAlt[],
  context: PlanContext,
): Gallery | { message: string; isAltTextFault?: true } {
  const sources: string[] = [];
  const keys: string[] = [];
  for (const item of cells.pictures === undefined ? currentPictures.map(({ key }) => key) : parseList(cells.pictures)) {
    const picture = currentPictures.some(({ key }) => key === item) ? { key: item, mustBeFetched: false } : readPicture(item, context);
    if ('message' in picture) return { message: `${shorten(item)}: ${picture.message}` };
    keys.push(picture.key);
    if (picture.mustBeFetched) sources.push(picture.key);
  }
  if (keys.length > PICTURES_MAX)
    return { message: createFieldError('pictures', `too_many_pictures:${PICTURES_MAX}`, STAFF_MESSAGES).message };
  if (new Set(keys).size < keys.length) return { message: createFieldError('pictures', 'picture_repeated', STAFF_MESSAGES).message };
  const altTexts = cells.altTexts === undefined ? null : parsePositionalList(cells.altTexts);
  if (altTexts && altTexts.length > keys.length) return { message: formatFault('alt_texts_too_many'), isAltTextFault: true };
  if (altTexts?.some((text) => text.length > ALT_LENGTH_MAX)) {
    return { message: createFieldError('pictures', `too_long:${ALT_LENGTH_MAX}`, STAFF_MESSAGES).message, isAltTextFault: true };
  }
  const readAltText = (key: string, index: number) =>
    (altTexts ? altTexts[index] : currentPictures.find((picture) => picture.key === key)?.alt) ?? '';
  return { pictures: keys.map((key, index) => ({ key, alt: readAltText(key, index) })), sources };
}
