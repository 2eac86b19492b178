import type { FullProduct, LightProduct } from '@uruhu/contract/catalogue/product';
import { createClient } from '@uruhu/contract/client';

const isInStock = ({ in_stock }: LightProduct) => in_stock;

/**
 * The first `count` products by name that match `matches`. `preselect` filters the list first, so that fewer products
 * are loaded.
 */
async function findProducts(
  shopUrl: string,
  count: number,
  matches: (product: FullProduct) => boolean,
  preselect: (product: LightProduct) => boolean = isInStock,
): Promise<FullProduct[]> {
  const api = createClient({ fetch, baseUrl: shopUrl });
  const list = await api.products(1, { pagination: 1000, sortBy: 'name' });
  if (!list.ok) throw new Error(list.message);
  const found: FullProduct[] = [];
  for (const light of list.data.results.filter(preselect)) {
    const product = await api.product(light.product_id);
    if (product.ok && matches(product.data)) found.push(product.data);
    if (found.length === count) return found;
  }
  throw new Error(`the shop has ${found.length} matching products, not ${count}`);
}

/** The first product by name that matches; see findProducts. */
export async function findProduct(
  shopUrl: string,
  matches: (product: FullProduct) => boolean,
  preselect?: (product: LightProduct) => boolean,
): Promise<FullProduct> {
  const [product] = await findProducts(shopUrl, 1, matches, preselect);
  if (!product) throw new Error('no product matches');
  return product;
}

/** Products in stock without options or sizes. */
export const findPlainProducts = (shopUrl: string, count: number) =>
  findProducts(shopUrl, count, ({ options, sizes }) => options.length === 0 && sizes.length === 0);

/** A product in stock with at least two options, all in stock. */
export const findProductWithOptions = (shopUrl: string) =>
  findProduct(shopUrl, ({ options }) => options.length > 1 && options.every(({ in_stock }) => in_stock));
