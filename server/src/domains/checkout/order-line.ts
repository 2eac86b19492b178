import type { CartLine } from '../cart/cart.ts';
import type { NewOrderLine } from '../orders/orders.ts';

/** Copies everything that the order will ever show of a line: the product may change or go. */
export function orderLine(line: CartLine): NewOrderLine {
  const { product_id, option_id, size_id, quantity, weight_g, unit_price_rwf } = line;
  return {
    ...{ product_id, option_id, size_id, quantity, weight_g, unit_price_rwf },
    product_name: line.name,
    brand_name: line.brand,
    option_name: line.option?.name ?? null,
    size_name: line.size?.name ?? null,
    image: line.option?.image || line.image,
  };
}
