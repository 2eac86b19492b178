import { createClient } from '@uruhu/contract/client';
import type { FullProduct } from '@uruhu/contract/product';

/** The first products, by name, that hold. */
async function findProducts(shopUrl: string, count: number, holds: (product: FullProduct) => boolean): Promise<FullProduct[]> {
  const api = createClient({ fetch, baseUrl: shopUrl });
  const list = await api.products(1, { pagination: 1000, sortBy: 'name' });
  if (!list.ok) throw new Error(list.message);
  const found: FullProduct[] = [];
  for (const { product_id, in_stock } of list.data.results) {
    const product = in_stock ? await api.product(product_id) : null;
    if (product?.ok && holds(product.data)) found.push(product.data);
    if (found.length === count) return found;
  }
  throw new Error(`the shop has ${found.length} such products, not ${count}`);
}

/** Products that can be bought as they are. */
export const plainProducts = (shopUrl: string, count: number) =>
  findProducts(shopUrl, count, ({ options, sizes }) => options.length === 0 && sizes.length === 0);

/** A product that can be bought and has at least two options that can. */
export async function productWithOptions(shopUrl: string): Promise<FullProduct> {
  const [product] = await findProducts(shopUrl, 1, ({ options }) => options.length > 1 && options.every(({ in_stock }) => in_stock));
  if (!product) throw new Error('no product has two options in stock');
  return product;
}
