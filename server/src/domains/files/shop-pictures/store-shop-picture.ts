import { randomUUID } from 'node:crypto';
import { FILE_BYTES_MAX } from '@uruhu/contract/constants';
import type { CropArea, ShopPicture } from '@uruhu/contract/staff/pictures';
import type { AppContext } from '../../../context.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { MEDIA_PREFIX } from '../../../storage/storage.ts';
import { detectType } from '../detect-type.ts';
import { cropPicture, type EncodedPicture, reencodePicture } from '../picture.ts';
import { FILE_IS_EMPTY, FILE_IS_TOO_LARGE, NOT_A_PICTURE } from '../refusals.ts';
import { insertShopPicture, selectShopPictures } from './queries.ts';

type PictureStore = Pick<AppContext, 'db' | 'storage'>;
/** `staff_id`: null for the operator. */
type Uploader = { staff_id: string | null };

/**
 * Creates a key with a prefix, by which the server knows that every visitor may see the picture. A key without it, a bare UUID, belongs to a
 * shopper's upload, for which the server must query who may see it (see ../upload-access.ts). The UUID cannot be guessed, so visitors do not
 * find the pictures of drafts.
 */
const createKey = () => `picture-${randomUUID()}.webp`;

async function storeEncodedPicture(
  { db, storage }: PictureStore,
  { staff_id }: Uploader,
  { body, ...columns }: EncodedPicture,
): Promise<ShopPicture> {
  const key = createKey();
  await storage.write(key, body, 'image/webp');
  try {
    await insertShopPicture(db, { key, staff_id, kind: 'picture', content_type: 'image/webp', bytes: body.length, ...columns });
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
  return { key, url: MEDIA_PREFIX + key, ...columns };
}

/**
 * Stores a picture of the shop, re-encoded. Refuses files that are not pictures (415), damaged or empty (400) or too large (413). Throws
 * TryLater (503) if the queue is full.
 */
export async function storeShopPicture(store: PictureStore, uploader: Uploader, bytes: Buffer): Promise<Outcome<ShopPicture>> {
  if (bytes.length === 0) return FILE_IS_EMPTY;
  if (bytes.length > FILE_BYTES_MAX) return FILE_IS_TOO_LARGE;
  const detectedType = detectType(bytes);
  if (detectedType?.kind !== 'picture') return NOT_A_PICTURE;
  const encodedPicture = await reencodePicture(bytes, detectedType.format);
  return encodedPicture.ok ? done(await storeEncodedPicture(store, uploader, encodedPicture.value)) : encodedPicture;
}

/** Stores a part of a picture as a new one. The old one stays, because other products and past orders may show it. */
export async function cropShopPicture(store: PictureStore, uploader: Uploader, key: string, area: CropArea): Promise<Outcome<ShopPicture>> {
  const [foundKey] = await selectShopPictures(store.db, [key]);
  const bytes = foundKey ? await store.storage.read(key) : null;
  if (!bytes) return refuse('picture_not_found');
  const croppedPicture = await cropPicture(bytes, area);
  return croppedPicture.ok ? done(await storeEncodedPicture(store, uploader, croppedPicture.value)) : croppedPicture;
}
