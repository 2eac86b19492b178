import type { SellableProduct } from '@uruhu/contract/staff/orders/entry';
import type { AppContext } from '../../context.ts';
import { findProductIds } from '../catalogue/catalogue.ts';
import { countAvailable, findStock, type StockRow } from '../stock/stock.ts';
import { selectSellable } from './queries.ts';

const FOUND_MAX = 10;

/** The free pieces of one choice beside the others that it may be combined with. */
const countLeft = (stock: readonly StockRow[], choice: { product_id: string; option_id?: string; size_id?: string }): number | null =>
  countAvailable(stock, { option_id: null, size_id: null, ...choice });

/** The best published products for these words, with their choices as they are sold now. */
export async function findSellable({ db, snapshot }: Pick<AppContext, 'db' | 'snapshot'>, words: string): Promise<SellableProduct[]> {
  const ids = findProductIds(snapshot.current().catalogue, words, FOUND_MAX);
  const [rows, stock] = [await selectSellable(db, ids), await findStock(db, ids)];
  return ids.flatMap((product_id) => {
    const row = rows.find((each) => each.product_id === product_id);
    if (!row) return [];
    const { name, brand, image, base_price_rwf, discounted_price_rwf, options, sizes } = row;
    return {
      product_id,
      name,
      brand,
      image,
      price: discounted_price_rwf || base_price_rwf,
      left: countLeft(stock, { product_id }),
      options: options.map((option) => ({ ...option, left: countLeft(stock, { product_id, option_id: option.id }) })),
      sizes: sizes.map((size) => ({ ...size, left: countLeft(stock, { product_id, size_id: size.id }) })),
    };
  });
}
