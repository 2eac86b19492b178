/** Which option and size of a product are chosen: by its address, else the cheapest that can be had. */
import { cheapest } from '@uruhu/contract/rules/price';

type Choice = { additional_price: number; in_stock: boolean };

/** The choice with this id; else the one that adds least, of those in stock if any is. */
export function chosenOf<Item extends Choice>(items: readonly Item[], idOf: (item: Item) => string, id: string | null): Item | undefined {
  const inStock = items.filter((item) => item.in_stock);
  return items.find((item) => idOf(item) === id) ?? cheapest(inStock) ?? cheapest(items);
}

/** Nothing of what is chosen is missing. */
export function canBeHad(product: { in_stock: boolean }, ...chosen: (Choice | undefined)[]): boolean {
  return product.in_stock && chosen.every((choice) => choice?.in_stock !== false);
}

/** The pictures to turn through: this one first, each once. Empty keys are none, but where all are, one stand-in is shown. */
export const galleryOf = (first: string, others: readonly string[]): string[] => {
  const images = [...new Set([first, ...others])].filter((image) => image !== '');
  return images.length > 0 ? images : [''];
};
