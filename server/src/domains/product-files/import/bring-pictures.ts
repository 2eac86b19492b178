/** Brings the pictures that a file names by address or by file name, before anything is written. */
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../database/db.ts';
import { createMessage } from '../../../messages/sentences.ts';
import { storeShopPicture } from '../../files/files.ts';
import { formatFault, shorten } from './faults.ts';
import type { FetchPicture } from './fetch-picture.ts';
import type { Plan } from './plan-types.ts';
import { countSources, type ImportRecord, insertBrought, markFaulty, selectBrought, selectWithSources, updatePlan } from './queries.ts';
import type { ZipPictures } from './zip-pictures.ts';

/** Products whose pictures are brought before the progress is noted. */
const BATCH = 5;

const ADDRESS = /^https:\/\//i;

type PictureSources = { fetchPicture: FetchPicture; zip: ZipPictures };
type Stores = Pick<AppContext, 'db' | 'storage'>;

/** The key of the picture, or what staff are told. */
async function bring(stores: Stores, staff_id: string | null, source: string, { fetchPicture, zip }: PictureSources) {
  try {
    const bytes = await (ADDRESS.test(source) ? fetchPicture(source) : zip.read(source));
    const stored = await storeShopPicture(stores, { staff_id }, bytes);
    return stored.ok ? { key: stored.value.key } : { message: formatFault('picture_not_fetched', { reason: createMessage(stored) }) };
  } catch (error) {
    return { message: formatFault('picture_not_fetched', { reason: error instanceof Error ? error.message : String(error) }) };
  }
}

/** The plan with keys in place of addresses and file names. */
export function replaceSources(plan: Plan, keys: ReadonlyMap<string, string>): Plan {
  const replace = (key: unknown) => keys.get(String(key)) ?? key;
  const replaceAll = (list: unknown) => (Array.isArray(list) ? list.map(replace) : list);
  const columns = plan.columns && {
    ...plan.columns,
    ...('image' in plan.columns ? { image: replace(plan.columns.image) } : {}),
    ...('other_images' in plan.columns ? { other_images: replaceAll(plan.columns.other_images) } : {}),
    ...('description_images' in plan.columns ? { description_images: replaceAll(plan.columns.description_images) } : {}),
    ...('picture_alts' in plan.columns
      ? { picture_alts: Object.fromEntries(Object.entries(plan.columns.picture_alts as object).map(([key, alt]) => [replace(key), alt])) }
      : {}),
  };
  const options = plan.options.map((option) => ({ ...option, image: String(replace(option.image)) }));
  return { ...plan, columns, options, sources: [] };
}

type OnBrought = (progress: { done: number; total: number }) => Promise<void>;

/** @returns whether all came. What did not come is noted as a fault of its product. */
export async function bringPictures(
  stores: Stores,
  productImport: ImportRecord,
  sources: PictureSources,
  onBrought: OnBrought,
): Promise<boolean> {
  const { db } = stores;
  const { import_id, staff_id } = productImport;
  const total = await countSources(db, import_id);
  let done = 0;
  let allCame = true;
  for (let after = 0; ; ) {
    const rows = await selectWithSources(db, import_id, after, BATCH);
    const last = rows.at(-1);
    if (!last) return allCame;
    for (const { row_number, plan } of rows) {
      const problem = await bringForRow({ stores, import_id, staff_id, sources }, row_number, plan);
      if (problem) {
        await markFaulty(db as Db, import_id, row_number, { column: 'pictures', ...problem });
        allCame = false;
      }
      done += plan.sources.length;
      await onBrought({ done, total });
    }
    after = last.row_number;
  }
}

type Bringing = { stores: Stores; import_id: string; staff_id: string | null; sources: PictureSources };

async function bringForRow({ stores, import_id, staff_id, sources }: Bringing, row_number: number, plan: Plan) {
  const keys = await selectBrought(stores.db, import_id, plan.sources);
  for (const source of new Set(plan.sources)) {
    if (keys.has(source)) continue;
    const brought = await bring(stores, staff_id, source, sources);
    if ('message' in brought) return { value: shorten(source), message: brought.message };
    await insertBrought(stores.db, import_id, source, brought.key);
    keys.set(source, brought.key);
  }
  await updatePlan(stores.db, import_id, row_number, replaceSources(plan, keys));
  return null;
}
