/** A product as its card shows it: with few fields, because a page contains up to thirty cards. */
import type { LightProduct } from '@uruhu/contract/catalogue/product';

export type CardProduct = Pick<
  LightProduct,
  'product_id' | 'name' | 'brand' | 'image' | 'base_price' | 'discounted_price' | 'product_rating' | 'review_count' | 'in_stock'
> & {
  /** Absent: there is nothing to choose, so one press adds it to the cart. */
  has_choices?: true;
  /** The one tag that is shown. */
  tag: string | null;
  /** A tiny preview of the image (placeholder.server.ts). Only cards in the first HTML of a page have a preview. */
  placeholder?: string;
};

/** The preferred tag if the product has it, else the product's first tag (specification, card tag). */
export function chooseCardTag(tags: readonly string[], preferred?: string): string | null {
  return tags.find((tag) => tag === preferred) ?? tags[0] ?? null;
}

export function toCard(product: LightProduct, preferredTag?: string): CardProduct {
  const { product_id, name, brand, image, base_price, discounted_price, product_rating, review_count, in_stock } = product;
  const tag = chooseCardTag(product.tags, preferredTag);
  const card = { product_id, name, brand, image, base_price, discounted_price, product_rating, review_count, in_stock, tag };
  return product.has_choices ? { ...card, has_choices: true } : card;
}
