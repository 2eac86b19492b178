/** Saves the options and sizes of a product, which staff edit in the same form as the product. */
import { randomUUID } from 'node:crypto';
import type { OptionInput, SizeInput } from '@uruhu/contract/staff/products/products';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import {
  deleteOptions,
  deleteSizes,
  type OptionRow,
  type SizeRow,
  saveOption,
  saveSize,
  selectAllOptions,
  selectAllSizes,
  selectOrderedChoices,
} from './queries.ts';

/** The pieces that the form sets for an option or size; null: made to order; undefined leaves them unchanged. */
export type StockInput = { option_id: string | null; size_id: string | null; pieces: number | null | undefined };

const toArchivedAt = (is_archived: boolean, archivedBefore: Date | null, now: Date) => (is_archived ? (archivedBefore ?? now) : null);

/** Splits the options or sizes that were removed in the form: those that orders contain or reserve are to be archived, the others deleted. */
async function splitRemovedRows<Row>(
  trx: Db,
  product_id: string,
  removed: readonly Row[],
  readId: (row: Row) => string,
): Promise<{ archived: Row[]; deleted: string[] }> {
  if (removed.length === 0) return { archived: [], deleted: [] };
  const orderedIds = new Set((await selectOrderedChoices(trx, product_id)).flatMap(({ option_id, size_id }) => [option_id, size_id]));
  return {
    archived: removed.filter((row) => orderedIds.has(readId(row))),
    deleted: removed.map(readId).filter((id) => !orderedIds.has(id)),
  };
}

function isSameOption(row: OptionRow | undefined, option: OptionInput, position: number): boolean {
  return (
    row !== undefined &&
    row.position === position &&
    row.name === option.name &&
    row.description === option.description &&
    row.image === option.image &&
    row.swatch === option.swatch &&
    row.additional_price_rwf === option.additional_price &&
    (row.archived_at !== null) === option.is_archived
  );
}

/** Returns the stock to set for each option: only a new option gets the stock of the form. */
export async function saveOptions(trx: Db, product_id: string, options: readonly OptionInput[], now: Date): Promise<Outcome<StockInput[]>> {
  const rowsBefore = new Map((await selectAllOptions(trx, product_id)).map((row) => [row.option_id, row]));
  if (options.some(({ option_id }) => option_id !== undefined && !rowsBefore.has(option_id))) {
    return refuse('option_not_found', { fields: ['options'] });
  }
  const stock: StockInput[] = [];
  const keptIds = new Set<string>();
  for (const [position, option] of options.entries()) {
    const option_id = option.option_id ?? randomUUID();
    keptIds.add(option_id);
    stock.push({ option_id, size_id: null, pieces: option.option_id === undefined ? option.stock : undefined });
    const row = rowsBefore.get(option_id);
    if (isSameOption(row, option, position)) continue;
    const { name, description, image, swatch, additional_price: additional_price_rwf, is_archived } = option;
    const archived_at = toArchivedAt(is_archived, row?.archived_at ?? null, now);
    await saveOption(trx, { option_id, product_id, name, description, image, swatch, additional_price_rwf, position, archived_at });
  }
  const removedRows = [...rowsBefore.values()].filter(({ option_id }) => !keptIds.has(option_id));
  const { archived, deleted } = await splitRemovedRows(trx, product_id, removedRows, ({ option_id }) => option_id);
  for (const [index, row] of archived.entries()) {
    await saveOption(trx, { ...row, position: options.length + index, archived_at: row.archived_at ?? now });
  }
  if (deleted.length > 0) await deleteOptions(trx, deleted);
  return done(stock);
}

const isSameSize = (row: SizeRow | undefined, size: SizeInput, position: number): boolean =>
  row !== undefined &&
  row.position === position &&
  row.name === size.name &&
  row.additional_price_rwf === size.additional_price &&
  (row.archived_at !== null) === size.is_archived;

/** Returns the stock to set for each size: only a new size gets the stock of the form. */
export async function saveSizes(trx: Db, product_id: string, sizes: readonly SizeInput[], now: Date): Promise<Outcome<StockInput[]>> {
  const rowsBefore = new Map((await selectAllSizes(trx, product_id)).map((row) => [row.size_id, row]));
  if (sizes.some(({ size_id }) => size_id !== undefined && !rowsBefore.has(size_id)))
    return refuse('size_not_found', { fields: ['sizes'] });
  const stock: StockInput[] = [];
  const keptIds = new Set<string>();
  for (const [position, size] of sizes.entries()) {
    const size_id = size.size_id ?? randomUUID();
    keptIds.add(size_id);
    stock.push({ option_id: null, size_id, pieces: size.size_id === undefined ? size.stock : undefined });
    const row = rowsBefore.get(size_id);
    if (isSameSize(row, size, position)) continue;
    const { name, additional_price: additional_price_rwf, is_archived } = size;
    await saveSize(trx, {
      size_id,
      product_id,
      name,
      additional_price_rwf,
      position,
      archived_at: toArchivedAt(is_archived, row?.archived_at ?? null, now),
    });
  }
  const removedRows = [...rowsBefore.values()].filter(({ size_id }) => !keptIds.has(size_id));
  const { archived, deleted } = await splitRemovedRows(trx, product_id, removedRows, ({ size_id }) => size_id);
  for (const [index, row] of archived.entries()) {
    await saveSize(trx, { ...row, position: sizes.length + index, archived_at: row.archived_at ?? now });
  }
  if (deleted.length > 0) await deleteSizes(trx, deleted);
  return done(stock);
}
