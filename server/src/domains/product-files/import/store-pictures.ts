/** Stores the pictures that a file names by an address or by a file name of the archive, before any product is written. */
import type { AppContext } from '../../../context.ts';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { createMessage } from '../../../messages/sentences.ts';
import { storeShopPicture } from '../../files/files.ts';
import { formatFault, shorten } from './faults.ts';
import type { FetchPicture } from './fetch-picture.ts';
import type { Plan } from './plan-types.ts';
import {
  countSources,
  type ImportRecord,
  insertStoredPicture,
  markFaulty,
  selectPlansWithSources,
  selectStoredPictures,
  updatePlan,
} from './queries.ts';
import type { ZipPictures } from './zip-pictures.ts';

/** The number of planned products that are loaded at a time. */
const BATCH_SIZE = 5;

const ADDRESS_START = /^https:\/\//i;

/** The functions that read a picture from an address or from the archive. */
type PictureReaders = { fetchPicture: FetchPicture; zip: ZipPictures };
type PictureStores = Pick<AppContext, 'db' | 'storage'>;

/** Fetches and stores a picture. Returns its key, or the message of its fault. */
async function storePicture(stores: PictureStores, staff_id: string | null, source: string, { fetchPicture, zip }: PictureReaders) {
  try {
    const bytes = await (ADDRESS_START.test(source) ? fetchPicture(source) : zip.read(source));
    const storedPicture = await storeShopPicture(stores, { staff_id }, bytes);
    return storedPicture.ok
      ? { key: storedPicture.value.key }
      : { message: formatFault('picture_not_fetched', { reason: createMessage(storedPicture, STAFF_MESSAGES) }) };
  } catch (error) {
    return { message: formatFault('picture_not_fetched', { reason: error instanceof Error ? error.message : String(error) }) };
  }
}

/** Replaces the addresses and file names in the plan by the keys of the stored pictures. */
function replaceSources(plan: Plan, keys: ReadonlyMap<string, string>): Plan {
  const replace = (key: string) => keys.get(key) ?? key;
  const { image, other_images, description_images, picture_alts } = plan.columns ?? {};
  const columns = plan.columns && {
    ...plan.columns,
    ...(image === undefined ? {} : { image: replace(image) }),
    ...(other_images && { other_images: other_images.map(replace) }),
    ...(description_images && { description_images: description_images.map(replace) }),
    ...(picture_alts && { picture_alts: Object.fromEntries(Object.entries(picture_alts).map(([key, alt]) => [replace(key), alt])) }),
  };
  const options = plan.options.map((option) => ({ ...option, image: replace(option.image) }));
  return { ...plan, columns, options, sources: [] };
}

type OnProgress = (progress: { done: number; total: number }) => Promise<void>;

/** Adds a fault to each product with a picture that cannot be stored. @returns whether all pictures were stored. */
export async function storePictures(
  stores: PictureStores,
  productImport: ImportRecord,
  readers: PictureReaders,
  onProgress: OnProgress,
): Promise<boolean> {
  const { db } = stores;
  const { import_id, staff_id } = productImport;
  const total = await countSources(db, import_id);
  let doneCount = 0;
  let areAllStored = true;
  for (let previousRow = 0; ; ) {
    const rows = await selectPlansWithSources(db, import_id, previousRow, BATCH_SIZE);
    const lastRow = rows.at(-1);
    if (!lastRow) return areAllStored;
    for (const { row_number, plan } of rows) {
      const problem = await storePicturesOfRow({ stores, import_id, staff_id, readers }, row_number, plan);
      if (problem) {
        await markFaulty(db, import_id, row_number, { column: 'pictures', ...problem });
        areAllStored = false;
      }
      doneCount += plan.sources.length;
      await onProgress({ done: doneCount, total });
    }
    previousRow = lastRow.row_number;
  }
}

type PictureContext = { stores: PictureStores; import_id: string; staff_id: string | null; readers: PictureReaders };

async function storePicturesOfRow({ stores, import_id, staff_id, readers }: PictureContext, row_number: number, plan: Plan) {
  const keys = await selectStoredPictures(stores.db, import_id, plan.sources);
  for (const source of new Set(plan.sources)) {
    if (keys.has(source)) continue;
    const storedPicture = await storePicture(stores, staff_id, source, readers);
    if ('message' in storedPicture) return { value: shorten(source), message: storedPicture.message };
    await insertStoredPicture(stores.db, import_id, { source, key: storedPicture.key });
    keys.set(source, storedPicture.key);
  }
  await updatePlan(stores.db, import_id, row_number, replaceSources(plan, keys));
  return null;
}
