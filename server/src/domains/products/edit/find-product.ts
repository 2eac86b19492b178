import { type Finding, findRestricted, type ProductTexts } from '@uruhu/contract/rules/ingredients/find-restricted';
import type { AdminProduct } from '@uruhu/contract/staff/products/products';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { toProductPictures } from '../../files/files.ts';
import { presentPrices, presentTimes } from '../present.ts';
import { isBlocked, isLive } from '../publishing.ts';
import { selectStockRows } from '../stock/queries.ts';
import { findStockRow, readPieces, type StockItem } from '../stock/set-stock.ts';
import { type OptionRow, type SizeRow, selectAllOptions, selectAllSizes, selectProduct } from './queries.ts';

type CheckedRow = Omit<ProductTexts, 'options' | 'sizes' | 'picture_texts'> & { picture_alts: unknown };

type Archivable = { archived_at?: Date | string | null };
/** What `checkTexts` reads of a product's options and sizes. */
export type OptionsAndSizes = {
  options: readonly (Pick<OptionRow, 'name' | 'description'> & Archivable)[];
  sizes: readonly (Pick<SizeRow, 'name'> & Archivable)[];
};

/** Finds restricted ingredients and claims in everything that shoppers read of a product. */
export function checkTexts(product: CheckedRow, { options, sizes }: OptionsAndSizes): Finding[] {
  const isNotArchived = ({ archived_at = null }: Archivable) => archived_at === null;
  return findRestricted({
    ...product,
    options: options.filter(isNotArchived),
    sizes: sizes.filter(isNotArchived),
    picture_texts: Object.values(product.picture_alts as Readonly<Record<string, string>>),
  });
}

export async function findProduct(db: Db, product_id: string): Promise<Outcome<AdminProduct>> {
  const row = await selectProduct(db, product_id);
  if (!row) return refuse('product_not_found');
  const [options, sizes, stock] = [
    await selectAllOptions(db, product_id),
    await selectAllSizes(db, product_id),
    await selectStockRows(db, product_id),
  ];
  const presentStock = (item: Omit<StockItem, 'product_id'>) => {
    const stockRow = findStockRow(stock, { ...item, product_id });
    return { stock: readPieces(stockRow), reserved: stockRow?.reserved ?? 0 };
  };
  const findings = checkTexts(row, { options, sizes });
  const { weight_g, reviewer, reviewed_at, ...unchangedFields } = row;
  return done({
    ...unchangedFields,
    ...toProductPictures(row),
    ...presentPrices(row),
    ...presentTimes(row),
    ...presentStock({ option_id: null, size_id: null }),
    weight: weight_g,
    options: options.map(({ option_id, additional_price_rwf, archived_at, ...option }) => ({
      ...option,
      option_id,
      additional_price: additional_price_rwf,
      is_archived: archived_at !== null,
      ...presentStock({ option_id, size_id: null }),
    })),
    sizes: sizes.map(({ size_id, additional_price_rwf, archived_at, ...size }) => ({
      ...size,
      size_id,
      additional_price: additional_price_rwf,
      is_archived: archived_at !== null,
      ...presentStock({ option_id: null, size_id }),
    })),
    findings,
    is_blocked: isLive(row.status) && isBlocked(findings, row.reviewed_findings),
    reviewed_by: reviewer,
    reviewed_at: reviewed_at?.toISOString() ?? null,
  });
}
