import { createClient } from '@uruhu/contract/client';
import type { FullProduct } from '@uruhu/contract/product';

/** A product that can be bought and has at least two options that can. */
export async function productWithOptions(shopUrl: string): Promise<FullProduct> {
  const api = createClient({ fetch, baseUrl: shopUrl });
  const list = await api.products(1, { pagination: 1000, sortBy: 'name' });
  if (!list.ok) throw new Error(list.message);
  for (const { product_id, in_stock } of list.data.results) {
    const product = in_stock ? await api.product(product_id) : null;
    if (!product?.ok) continue;
    const { options } = product.data;
    if (options.length > 1 && options.every((option) => option.in_stock)) return product.data;
  }
  throw new Error('no product has two options in stock');
}
