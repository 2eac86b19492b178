/** What the share card of a product shows, and its address: a picture for messengers and social networks, which the domain cards draws. */
import { createHash } from 'node:crypto';
import type { LightProduct } from '@uruhu/contract/catalogue/product';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { CatalogueEntry } from './entry.ts';

/** Raise it with each change of the drawing, because caches keep a card for ever under its address. */
const DRAWING_VERSION = 1;

/**
 * Plain texts. Prices in whole francs, with the cheapest option and size, as lists show them; they are equal without a discount. `image`: the
 * key of the product's picture; '' if it has none.
 */
export type ProductCard = { shop: string; brand: string; name: string; base_price_rwf: number; price_rwf: number; image: string };

/** All languages share the card, so it has the English name. */
export function describeProductCard(entry: CatalogueEntry, shop: string): ProductCard {
  const { brand, image } = JSON.parse(entry.json) as LightProduct;
  return { shop, brand: toPlainName(brand), name: entry.name, base_price_rwf: entry.base_price, price_rwf: entry.payablePrice_rwf, image };
}

/** Differs for cards that differ in anything they show. */
export const hashCard = (card: object): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, card]))
    .digest('hex')
    .slice(0, 16);

/** A new price, name or picture gives the card a new address, so that no cache shows an old price. */
export const buildCardPath = (product_id: string, card: ProductCard): string =>
  `/cards/${encodeURIComponent(product_id)}-${hashCard(card)}.jpg`;

const CARD_FILE = /^(.+)-[0-9a-f]{16}\.jpg$/s;

/** The product of a card's file name, whether or not the card is the current one; null if it is no such name. */
export const findCardProduct = (file: string): string | null => CARD_FILE.exec(file)?.[1] ?? null;
