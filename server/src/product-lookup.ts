import type { LightProduct } from '@uruhu/contract/catalogue/product';
import type { AppContext } from './context.ts';

/** Looks up published products. */
export type ProductLookup = {
  has(product_id: string): boolean;
  /** The product as lists show it; undefined where it is not published. */
  find(product_id: string): LightProduct | undefined;
};

/** Reads from the catalogue's snapshot, which holds each product's card as JSON text. */
export const createProductLookup = (snapshot: AppContext['snapshot']): ProductLookup => ({
  has: (product_id) => snapshot.current().catalogue.positions.has(product_id),
  find(product_id) {
    const { entries, positions } = snapshot.current().catalogue;
    const position = positions.get(product_id);
    const entry = position === undefined ? undefined : entries[position];
    return entry && (JSON.parse(entry.json) as LightProduct);
  },
});
