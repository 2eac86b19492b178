import type { FullProduct, LightProduct } from '@uruhu/contract/catalogue/product';
import { createClient } from '@uruhu/contract/client';

const isInStock = ({ in_stock }: LightProduct) => in_stock;

/**
 * `cardMatches` chooses by the product's card in a list, by default what is in stock. `matches` then chooses by the whole product, which is
 * loaded for it.
 */
type ProductSearch = { matches?: (product: FullProduct) => boolean; cardMatches?: (product: LightProduct) => boolean };

/** The first `count` products by name that match. */
async function findProducts(
  shopUrl: string,
  count: number,
  { matches = () => true, cardMatches = isInStock }: ProductSearch,
): Promise<FullProduct[]> {
  const api = createClient({ fetch, baseUrl: shopUrl });
  const list = await api.products(1, { pagination: 1000, sortBy: 'name' });
  if (!list.ok) throw new Error(list.message);
  const found: FullProduct[] = [];
  for (const light of list.data.results.filter(cardMatches)) {
    const product = await api.product(light.product_id);
    if (product.ok && matches(product.data)) found.push(product.data);
    if (found.length === count) return found;
  }
  throw new Error(`the shop has ${found.length} matching products, not ${count}`);
}

/** The first product by name that matches. */
export async function findProduct(shopUrl: string, search: ProductSearch): Promise<FullProduct> {
  const [product] = await findProducts(shopUrl, 1, search);
  if (!product) throw new Error('no product matches');
  return product;
}

/** Products in stock without options or sizes. */
export const findPlainProducts = (shopUrl: string, count: number) =>
  findProducts(shopUrl, count, { matches: ({ options, sizes }) => options.length === 0 && sizes.length === 0 });

/** A product in stock with at least two options, all in stock. */
export const findProductWithOptions = (shopUrl: string) =>
  findProduct(shopUrl, { matches: ({ options }) => options.length > 1 && options.every(({ in_stock }) => in_stock) });
