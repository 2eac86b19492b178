import { shareDiscount } from '@uruhu/contract/rules/prices/discount';
import { computeLineTotal } from '@uruhu/contract/rules/prices/price';
import type { CartLine } from '../cart/cart.ts';
import type { NewOrderLine } from '../orders/orders.ts';

/** Copies everything that the order shows of a line, as the product may change or be deleted. */
function toOrderLine(line: CartLine, discount_share_rwf: number): NewOrderLine {
  const { product_id, option_id, size_id, quantity, weight_g, unit_price_rwf } = line;
  return {
    product_id,
    option_id,
    size_id,
    quantity,
    weight_g,
    unit_price_rwf,
    discount_share_rwf,
    product_name: line.name,
    brand_name: line.brand,
    option_name: line.option?.name ?? null,
    size_name: line.size?.name ?? null,
    image: line.option?.image || line.image,
  };
}

/** Builds the lines of an order, each with its share of the discount. */
export function toOrderLines(lines: readonly CartLine[], discount_rwf: number): NewOrderLine[] {
  const shares = shareDiscount(discount_rwf, lines.map(computeLineTotal));
  return lines.map((line, index) => toOrderLine(line, shares[index] ?? 0));
}
