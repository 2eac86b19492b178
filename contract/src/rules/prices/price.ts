/** The price of a line. Cart, checkout, orders and the storefront all use these rules. */

export type ProductPrice = { base_price: number; discounted_price: number };
/** What the chosen option or size adds to the price, negative where it costs less; none where the shopper has chosen none. */
type OptionOrSize = { additional_price: number } | null | undefined;

/** Francs for one piece: the discounted price if there is one, else the base, plus what option and size add. */
export function computeUnitPrice(product: ProductPrice, option?: OptionOrSize, size?: OptionOrSize): number {
  const price = product.discounted_price > 0 ? product.discounted_price : product.base_price;
  return price + (option?.additional_price ?? 0) + (size?.additional_price ?? 0);
}

/** Adds what the chosen option and size add, which may be negative, to both prices. */
export const addToPrices = ({ base_price, discounted_price }: ProductPrice, extra_rwf: number): ProductPrice => ({
  base_price: base_price + extra_rwf,
  discounted_price: discounted_price > 0 ? discounted_price + extra_rwf : 0,
});

const findLowest = (items: readonly { additional_price: number; is_archived: boolean }[]): number => {
  const extras_rwf = items.filter(({ is_archived }) => !is_archived).map(({ additional_price }) => additional_price);
  return extras_rwf.length === 0 ? 0 : Math.min(...extras_rwf);
};

type PricedProduct = ProductPrice & Record<'options' | 'sizes', readonly { additional_price: number; is_archived: boolean }[]>;

/**
 * Francs for one piece with the cheapest option and size that are sold. The database refuses less than 1. A discount counts whether or not it
 * has begun.
 */
export const computeLowestUnitPrice = ({ options, sizes, ...prices }: PricedProduct): number =>
  computeUnitPrice(prices) + findLowest(options) + findLowest(sizes);

/** Francs for the whole line. */
export function computeLineTotal(line: { unit_price_rwf: number; quantity: number }): number {
  return line.unit_price_rwf * line.quantity;
}

/** Francs for all lines together, before shipping and coupon. */
export function computeSubtotal(lines: readonly { unit_price_rwf: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + computeLineTotal(line), 0);
}

/** The default option or size, if the shopper names none: the one with the lowest additional price; of several, the first. */
export function findCheapestOptionOrSize<Item extends { additional_price: number }>(items: readonly Item[]): Item | undefined {
  return items.reduce<Item | undefined>(
    (cheapest, choice) => (cheapest === undefined || choice.additional_price < cheapest.additional_price ? choice : cheapest),
    undefined,
  );
}
