import { shareDiscount } from '@uruhu/contract/rules/prices/discount';
import { computeLineTotal } from '@uruhu/contract/rules/prices/price';
import type { CartLine } from '../cart/cart.ts';
import type { NewOrderLine } from '../orders/orders.ts';

/** Null where the customer reads the English name. */
const omitSameName = (shown: string | undefined, english: string | undefined) => (shown === undefined || shown === english ? null : shown);

/**
 * Copies everything that the order shows of a line, as the product may change or be deleted. `shown`: the line with the names that the
 * customer reads; staff pack by the English ones.
 */
function toOrderLine(line: CartLine, shown: CartLine, discount_share_rwf: number): NewOrderLine {
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
    shown_product_name: omitSameName(shown.name, line.name),
    shown_option_name: omitSameName(shown.option?.name, line.option?.name),
    shown_size_name: omitSameName(shown.size?.name, line.size?.name),
    image: line.option?.image || line.image,
  };
}

/** Builds the lines of an order, each with its share of the discount. `shownLines`: the same lines in the language of the order. */
export function toOrderLines(lines: readonly CartLine[], shownLines: readonly CartLine[], discount_rwf: number): NewOrderLine[] {
  const shares = shareDiscount(discount_rwf, lines.map(computeLineTotal));
  return lines.map((line, index) => toOrderLine(line, shownLines[index] ?? line, shares[index] ?? 0));
}
