import { createClient } from '@uruhu/contract/client';
import type { FullProduct, LightProduct } from '@uruhu/contract/product';

const canBeBought = ({ in_stock }: LightProduct) => in_stock;

/** The first products, by name, that hold, of those on the list that may. */
async function findProducts(
  shopUrl: string,
  count: number,
  holds: (product: FullProduct) => boolean,
  may: (product: LightProduct) => boolean = canBeBought,
): Promise<FullProduct[]> {
  const api = createClient({ fetch, baseUrl: shopUrl });
  const list = await api.products(1, { pagination: 1000, sortBy: 'name' });
  if (!list.ok) throw new Error(list.message);
  const found: FullProduct[] = [];
  for (const light of list.data.results.filter(may)) {
    const product = await api.product(light.product_id);
    if (product.ok && holds(product.data)) found.push(product.data);
    if (found.length === count) return found;
  }
  throw new Error(`the shop has ${found.length} such products, not ${count}`);
}

/** The first product that holds, of those on the list that may. */
export async function productWhere(
  shopUrl: string,
  holds: (product: FullProduct) => boolean,
  may?: (product: LightProduct) => boolean,
): Promise<FullProduct> {
  const [product] = await findProducts(shopUrl, 1, holds, may);
  if (!product) throw new Error('no product is so');
  return product;
}

/** Products that can be bought as they are. */
export const plainProducts = (shopUrl: string, count: number) =>
  findProducts(shopUrl, count, ({ options, sizes }) => options.length === 0 && sizes.length === 0);

/** A product that can be bought and has at least two options that can. */
export const productWithOptions = (shopUrl: string) =>
  productWhere(shopUrl, ({ options }) => options.length > 1 && options.every(({ in_stock }) => in_stock));
