import type { AdminProduct } from '@uruhu/contract/staff/products/products';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { toProductPictures } from '../../files/files.ts';
import { presentPrices, presentTimes } from '../present.ts';
import { isBlocked, isLive } from '../publishing.ts';
import { type StoredProduct, selectStoredProducts } from '../read/queries.ts';
import { findStockRow, PRODUCT_ITSELF, readPieces, type StockItem } from '../stock/plan-pieces.ts';
import { checkTexts } from '../write/patch.ts';
import { selectShownNames } from './queries.ts';

type ArchivedPart = { additional_price_rwf: number; archived_at: Date | null };

/** Presents a product that was read in this transaction. */
async function presentProduct(db: Db, product: StoredProduct): Promise<Outcome<AdminProduct>> {
  const { row } = product;
  const names = await selectShownNames(db, row.product_id);
  if (!names) return refuse('product_not_found');
  const presentStock = (item: StockItem) => {
    const stockRow = findStockRow(product.stock, item);
    return { stock: readPieces(stockRow), reserved: stockRow?.reserved ?? 0 };
  };
  const presentPart = <Part extends ArchivedPart>({ additional_price_rwf, archived_at, ...part }: Part) => ({
    ...part,
    additional_price: additional_price_rwf,
    is_archived: archived_at !== null,
  });
  const findings = checkTexts(row, product);
  const { weight_g, reviewed_at, ...unchangedFields } = row;
  return done({
    ...unchangedFields,
    ...names,
    ...toProductPictures(row),
    ...presentPrices(row),
    ...presentTimes(row),
    ...presentStock(PRODUCT_ITSELF),
    weight: weight_g,
    options: product.options.map((option) => ({ ...presentPart(option), ...presentStock({ option_id: option.option_id, size_id: null }) })),
    sizes: product.sizes.map((size) => ({ ...presentPart(size), ...presentStock({ option_id: null, size_id: size.size_id }) })),
    findings,
    is_blocked: isLive(row.status) && isBlocked(findings, row.reviewed_findings),
    reviewed_at: reviewed_at?.toISOString() ?? null,
  });
}

export async function findProduct(db: Db, product_id: string): Promise<Outcome<AdminProduct>> {
  const [product] = await selectStoredProducts(db, [product_id]);
  return product ? presentProduct(db, product) : refuse('product_not_found');
}

/** Refuses a change of a product that has another version by now. The refusal contains the current product. */
export async function refuseOutdated(db: Db, product: StoredProduct): Promise<Outcome<never>> {
  const current = await presentProduct(db, product);
  return current.ok ? refuse('changed_meanwhile', { data: current.value }) : current;
}
