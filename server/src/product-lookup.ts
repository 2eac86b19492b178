import type { LightProduct } from '@uruhu/contract/catalogue/product';
import type { Language } from '@uruhu/contract/languages';
import type { AppContext } from './context.ts';
import { parseCard } from './domains/catalogue/entry.ts';
import { findEntry } from './domains/catalogue/load.ts';

/** Looks up published products. */
export type ProductLookup = {
  has(product_id: string): boolean;
  /** The product as lists show it; undefined where it is not published. */
  find(product_id: string): LightProduct | undefined;
};

/** Reads from the catalogue's snapshot, which holds each product's card as JSON text. `language`: of the names. */
export const createProductLookup = (snapshot: AppContext['snapshot'], language: Language): ProductLookup => ({
  has: (product_id) => snapshot.current().catalogue.positions.has(product_id),
  find(product_id) {
    const { catalogue } = snapshot.current();
    const entry = findEntry(catalogue, product_id);
    return entry && parseCard(catalogue, entry, language);
  },
});
