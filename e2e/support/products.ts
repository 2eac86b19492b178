import type { FullProduct, LightProduct } from '@uruhu/contract/catalogue/product';
import { createClient } from '@uruhu/contract/client';

const isInStock = ({ in_stock }: LightProduct) => in_stock;

/**
 * `whereInList` selects products by the fields that lists have; by default those in stock. `where` then selects among these by all fields,
 * for which each product is loaded.
 */
type ProductSearch = { where?: (product: FullProduct) => boolean; whereInList?: (product: LightProduct) => boolean };

/** The first `count` products by name that match. */
async function findProducts(
  shopUrl: string,
  count: number,
  { where = () => true, whereInList = isInStock }: ProductSearch,
): Promise<FullProduct[]> {
  const api = createClient({ fetch, baseUrl: shopUrl });
  const list = await api.products(1, { pagination: 1000, sortBy: 'name' });
  if (!list.ok) throw new Error(list.message);
  const foundProducts: FullProduct[] = [];
  for (const listedProduct of list.data.results.filter(whereInList)) {
    const product = await api.product(listedProduct.product_id);
    if (product.ok && where(product.data)) foundProducts.push(product.data);
    if (foundProducts.length === count) return foundProducts;
  }
  throw new Error(`the shop has ${foundProducts.length} matching products, not ${count}`);
}

/** The first product by name that matches. */
export async function findProduct(shopUrl: string, search: ProductSearch): Promise<FullProduct> {
  const [product] = await findProducts(shopUrl, 1, search);
  if (!product) throw new Error('no product matches');
  return product;
}

/** Products in stock without options or sizes. */
export const findProductsWithoutChoices = (shopUrl: string, count: number) =>
  findProducts(shopUrl, count, { where: ({ options, sizes }) => options.length === 0 && sizes.length === 0 });

/** A product in stock with at least two options, all in stock. */
export const findProductWithOptions = (shopUrl: string) =>
  findProduct(shopUrl, { where: ({ options }) => options.length > 1 && options.every(({ in_stock }) => in_stock) });
