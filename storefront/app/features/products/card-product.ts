/** A product as its card shows it: with few fields, because a page contains up to thirty cards. */
import type { LightProduct } from '@uruhu/contract/catalogue/product';
import { addToPrices } from '@uruhu/contract/rules/prices/price';

export type CardProduct = Pick<
  LightProduct,
  'product_id' | 'name' | 'brand' | 'image' | 'base_price' | 'discounted_price' | 'product_rating' | 'review_count' | 'in_stock'
> & {
  /** Absent: all options and sizes have the same price. */
  has_several_prices?: true;
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

/** The prices of the card are the lowest ones: those with the cheapest option and size. */
export function toCard(product: LightProduct, preferredTag?: string): CardProduct {
  const { product_id, name, brand, image, product_rating, review_count, in_stock } = product;
  const tag = chooseCardTag(product.tags, preferredTag);
  const prices = addToPrices(product, product.lowest_additional_price);
  return {
    ...{ product_id, name, brand, image, ...prices, product_rating, review_count, in_stock, tag },
    ...(product.has_several_prices && { has_several_prices: true }),
    ...(product.has_choices && { has_choices: true }),
  };
}
