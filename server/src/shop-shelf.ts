import type { LightProduct } from '@uruhu/contract/product';
import type { Parts } from './http/parts.ts';

/** What is sold at this moment. */
export type Shelf = {
  has(product_id: string): boolean;
  /** The product as every list shows it; undefined where it is not sold. */
  find(product_id: string): LightProduct | undefined;
};

/** The shelf of the catalogue's snapshot, which holds each product's card as a text. */
export const shelfOf = (snapshot: Parts['snapshot']): Shelf => ({
  has: (product_id) => snapshot.current().catalogue.positions.has(product_id),
  find(product_id) {
    const { entries, positions } = snapshot.current().catalogue;
    const entry = entries[positions.get(product_id) ?? -1];
    return entry && (JSON.parse(entry.json) as LightProduct);
  },
});
