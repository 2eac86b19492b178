/** The chosen option and size of a product: from the address, else the cheapest in stock. */
import { findCheapest } from '@uruhu/contract/rules/price';

type Choice = { additional_price: number; in_stock: boolean };

/** The chosen product, option and size. */
export type WaitChoice = { product_id: string; option_id: string | undefined; size_id: string | undefined };

/** The choice with this id; else the cheapest, preferably in stock. */
export function findChosen<Item extends Choice>(items: readonly Item[], idOf: (item: Item) => string, id: string | null): Item | undefined {
  const inStock = items.filter((item) => item.in_stock);
  return items.find((item) => idOf(item) === id) ?? findCheapest(inStock) ?? findCheapest(items);
}

/** Whether the product and all its choices are in stock. */
export function isAvailable(product: { in_stock: boolean }, ...chosen: (Choice | undefined)[]): boolean {
  return product.in_stock && chosen.every((choice) => choice?.in_stock !== false);
}

/** The pictures of the gallery without duplicates, this one first. Empty keys are dropped; if all are empty, one gives a placeholder. */
export const listGalleryImages = (first: string, others: readonly string[]): string[] => {
  const images = [...new Set([first, ...others])].filter((image) => image !== '');
  return images.length > 0 ? images : [''];
};
