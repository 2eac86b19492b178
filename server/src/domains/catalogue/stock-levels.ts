/** Whether something can be bought. What is not counted is made to order: it always can. */

export type ProductStock = { product_id: string; in_stock: boolean };
export type ChoiceStock = { product_id: string; choice_id: string; in_stock: boolean };

export type StockLevels = {
  /** The product itself is not sold out, and neither are all of its options or all of its sizes. */
  product(product_id: string): boolean;
  /** An option or a size. */
  choice(choice_id: string): boolean;
};

/** Products that have choices, and whether any of these can be bought. */
function anyOf(choices: readonly ChoiceStock[]): Map<string, boolean> {
  const any = new Map<string, boolean>();
  for (const { product_id, in_stock } of choices) any.set(product_id, in_stock || (any.get(product_id) ?? false));
  return any;
}

/** `products` holds only what is counted; `options` and `sizes` hold every one there is. */
export function stockLevels(
  products: readonly ProductStock[],
  options: readonly ChoiceStock[],
  sizes: readonly ChoiceStock[],
): StockLevels {
  const itself = new Map(products.map((row) => [row.product_id, row.in_stock]));
  const anyOption = anyOf(options);
  const anySize = anyOf(sizes);
  const choices = new Map([...options, ...sizes].map((row) => [row.choice_id, row.in_stock]));
  return {
    product: (product_id) => [itself, anyOption, anySize].every((known) => known.get(product_id) ?? true),
    choice: (choice_id) => choices.get(choice_id) ?? true,
  };
}
