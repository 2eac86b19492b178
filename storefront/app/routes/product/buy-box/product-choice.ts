/** The chosen option and size of a product: from the URL, else the cheapest in stock. */
import { findCheapestOptionOrSize } from '@uruhu/contract/rules/prices/price';

type OptionOrSize = { additional_price: number; in_stock: boolean };

/** The product, option and size that a shopper can wait for. */
export type WaitChoice = { product_id: string; option_id: string | undefined; size_id: string | undefined };

/** The option or size with this id; else the cheapest in stock, or the cheapest of all if none is in stock. */
export function findChosen<Item extends OptionOrSize>(
  items: readonly Item[],
  getId: (item: Item) => string,
  id: string | null,
): Item | undefined {
  const inStock = items.filter((item) => item.in_stock);
  return items.find((item) => getId(item) === id) ?? findCheapestOptionOrSize(inStock) ?? findCheapestOptionOrSize(items);
}

/** Whether the product and the chosen option and size are in stock. */
export function isAvailable(product: { in_stock: boolean }, ...chosen: (OptionOrSize | undefined)[]): boolean {
  return product.in_stock && chosen.every((choice) => choice?.in_stock !== false);
}

/**
 * The image keys of the gallery, `first` first, without duplicates and empty keys. If all are empty, returns one empty key, which shows a
 * plain box.
 */
export const listGalleryImages = (first: string, others: readonly string[]): string[] => {
  const images = [...new Set([first, ...others])].filter((image) => image !== '');
  return images.length > 0 ? images : [''];
};
