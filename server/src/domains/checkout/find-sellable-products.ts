import type { SellableProduct } from '@uruhu/contract/staff/orders/entry';
import type { AppContext } from '../../context.ts';
import { findProductIds } from '../catalogue/catalogue.ts';
import { countAvailable, findStock, type StockRow } from '../stock/stock.ts';
import { selectSellableProducts } from './queries.ts';

const PRODUCTS_MAX = 10;

/** The available pieces of a product, or of one of its options or sizes. */
const countAvailablePieces = (
  stock: readonly StockRow[],
  choice: { product_id: string; option_id?: string; size_id?: string },
): number | null => countAvailable(stock, { option_id: null, size_id: null, ...choice });

/** The best matching published products for these words, with their options and sizes at current prices and stock. */
export async function findSellableProducts(
  { db, snapshot }: Pick<AppContext, 'db' | 'snapshot'>,
  words: string,
): Promise<SellableProduct[]> {
  const ids = findProductIds(snapshot.current().catalogue, words, PRODUCTS_MAX);
  const [rows, stock] = [await selectSellableProducts(db, ids), await findStock(db, ids)];
  return ids.flatMap((product_id) => {
    const row = rows.find((candidate) => candidate.product_id === product_id);
    if (!row) return [];
    const { name, brand, image, base_price_rwf, discounted_price_rwf, options, sizes } = row;
    return {
      product_id,
      name,
      brand,
      image,
      price: discounted_price_rwf || base_price_rwf,
      available_pieces: countAvailablePieces(stock, { product_id }),
      options: options.map((option) => ({
        ...option,
        available_pieces: countAvailablePieces(stock, { product_id, option_id: option.id }),
      })),
      sizes: sizes.map((size) => ({ ...size, available_pieces: countAvailablePieces(stock, { product_id, size_id: size.id }) })),
    };
  });
}
