/** The dry run: reads the whole file and stores a plan for each product, without changing a product. */

import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { ProductFileColumn } from '@uruhu/contract/staff/products/file-terms';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { findMissingPictures } from '../../files/files.ts';
import { selectStoredProducts } from '../../products/products.ts';
import { readCsv } from '../csv/read-csv.ts';
import { readBrandLookup, readCategoryLookup } from '../name-lookup.ts';
import { NO_TEXTS, readProductTexts } from '../product-texts.ts';
import { createProductFinder, type FoundGroup } from './find-products.ts';
import { addToGroup, type RowGroup, toFileRow } from './group-rows.ts';
import { listPictureNames, planProduct } from './plan-product.ts';
import type { PlanContext } from './plan-types.ts';
import {
  analyzePlannedRows,
  deletePlan,
  disableStatementTimeout,
  type ImportRecord,
  insertPlannedRows,
  markRepeatedProducts,
  markUnknownRelatedProducts,
} from './queries.ts';
import { selectFilePart } from './upload-queries.ts';
import type { ZipNames } from './zip-pictures.ts';

/** The number of products in memory at once. */
const BATCH_SIZE = 200;

/** Yields the uploaded parts of a file. */
export async function* readFileParts(db: Db, import_id: string, kind: 'csv' | 'zip'): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part++) {
    const bytes = await selectFilePart(db, import_id, kind, part);
    if (bytes === null) return;
    yield bytes;
  }
}

type OnProgress = (progress: { bytes: number; rows: number }) => Promise<void>;
export type PlanOptions = { role: StaffRole; zipNames: ZipNames; onProgress: OnProgress };

async function planBatch(
  db: Db,
  import_id: string,
  groups: readonly FoundGroup[],
  context: Omit<PlanContext, 'picturesNotStored' | 'texts'>,
) {
  const foundIds = groups.filter(({ found_by }) => found_by !== null).map(({ product_id }) => product_id);
  const products = new Map((await selectStoredProducts(db, foundIds)).map((product) => [product.row.product_id, product]));
  const texts = context.kind === 'prices' ? NO_TEXTS : await readProductTexts(db, [...products.values()]);
  const names = groups.flatMap((group) => listPictureNames(group));
  const picturesNotStored = new Set(await findMissingPictures(db, names));
  const plannedRows = groups.map((group) =>
    planProduct(group, group.found_by === null ? undefined : products.get(group.product_id), { ...context, picturesNotStored, texts }),
  );
  await insertPlannedRows(db, import_id, plannedRows);
}

/** Throws UnreadableFileError if the file cannot be read completely. */
export async function planImport(db: Db, productImport: ImportRecord, { role, zipNames, onProgress }: PlanOptions): Promise<void> {
  const { import_id, kind, staff_id } = productImport;
  const columns = productImport.columns as (ProductFileColumn | null)[];
  // Throws if this process no longer works on the import, before the former plan is deleted.
  await onProgress({ bytes: 0, rows: 0 });
  await deletePlan(db, import_id);
  const context = {
    kind,
    zipNames,
    editor: { staff_id, role },
    now: await readShopTime(db),
    names: { brands: await readBrandLookup(db), categories: await readCategoryLookup(db) },
  };
  const findProducts = createProductFinder(productImport, context.names.brands);
  let groups: RowGroup[] = [];
  let rows = 0;
  let bytes = 0;
  const saveBatch = async () => {
    await planBatch(db, import_id, await findProducts(db, groups), context);
    groups = [];
    await onProgress({ bytes, rows });
  };
  let isHeader = true;
  for await (const row of readCsv(readFileParts(db, import_id, 'csv'))) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    rows++;
    bytes = row.bytes;
    const group = addToGroup(groups.at(-1) ?? null, toFileRow(row, columns));
    if (group === null) continue;
    // A new group has begun, so all groups before it are complete.
    if (groups.length >= BATCH_SIZE) await saveBatch();
    groups.push(group);
  }
  await saveBatch();
  await db.transaction().execute(async (trx) => {
    await disableStatementTimeout(trx);
    await analyzePlannedRows(trx);
    // These messages keep the placeholders `{row}` and `{ids}`, which the queries fill in.
    await markRepeatedProducts(trx, import_id, STAFF_MESSAGES.importFaults.product_repeated({ row: '{row}' }));
    await markUnknownRelatedProducts(trx, import_id, STAFF_MESSAGES.importFaults.related_unknown({ ids: '{ids}' }));
  });
}
