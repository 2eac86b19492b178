/** Whether something can be bought. What is not counted is made to order: it always can. */

export type StockLevels = {
  /** The product itself is not sold out, and neither are all of its options or all of its sizes. */
  product(product_id: string): boolean;
  /** An option or a size. */
  choice(choice_id: string): boolean;
};

/** Only what is gone is known by name: most is there. */
export function stockLevels({ products, choices }: { products: readonly string[]; choices: readonly string[] }): StockLevels {
  const [goneProducts, goneChoices] = [new Set(products), new Set(choices)];
  return {
    product: (product_id) => !goneProducts.has(product_id),
    choice: (choice_id) => !goneChoices.has(choice_id),
  };
}
