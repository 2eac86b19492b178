import type { LightProduct } from '@uruhu/contract/catalogue/product';
import { type CardProduct, toCard } from './card-product.ts';
import { createPlaceholder } from './placeholder.server.ts';

/** Creates a card with a placeholder for its image, for a card in the first HTML of a page. */
export const toPageCard = (product: LightProduct, preferredTag?: string): CardProduct => ({
  ...toCard(product, preferredTag),
  placeholder: createPlaceholder(product.image_thumbhash),
});
