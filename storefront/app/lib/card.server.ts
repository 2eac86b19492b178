import type { LightProduct } from '@uruhu/contract/product';
import { type CardProduct, toCard } from './card.ts';
import { placeholderOf } from './placeholder.server.ts';

/** A card whose picture has its colours already: for what comes with the page. */
export const toPageCard = (product: LightProduct, preferredTag?: string): CardProduct => ({
  ...toCard(product, preferredTag),
  placeholder: placeholderOf(product.image_thumbhash),
});
