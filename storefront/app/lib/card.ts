/** What a product card shows, and nothing more: thirty of them travel in a page. */
import type { LightProduct } from '@uruhu/contract/product';

export type CardProduct = Pick<
  LightProduct,
  'product_id' | 'name' | 'brand' | 'image' | 'base_price' | 'discounted_price' | 'product_rating' | 'review_count' | 'in_stock'
> & {
  /** The one tag that is shown. */
  tag: string | null;
  /** What its picture looks like from afar (placeholder.server.ts): known of what comes with the page. */
  placeholder?: string;
};

/** The preferred tag if the product has it, else its first (specification, card tag). */
export function cardTag(tags: readonly string[], preferred?: string): string | null {
  return tags.find((tag) => tag === preferred) ?? tags[0] ?? null;
}

export function toCard(product: LightProduct, preferredTag?: string): CardProduct {
  const { product_id, name, brand, image, base_price, discounted_price, product_rating, review_count, in_stock } = product;
  const tag = cardTag(product.tags, preferredTag);
  return { product_id, name, brand, image, base_price, discounted_price, product_rating, review_count, in_stock, tag };
}
