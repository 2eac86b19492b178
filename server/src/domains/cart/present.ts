/** Converts cart lines to the contract's shapes. */
import type { Cart, CartItem } from '@uruhu/contract/cart';
import { computeLineTotal, computeSubtotal } from '@uruhu/contract/rules/prices/price';
import { computeTotalWeight } from '@uruhu/contract/rules/prices/shipping';
import { countAvailable, type StockRow } from '../stock/stock.ts';
import type { CartLine } from './line.ts';
import type { CartReview } from './review-cart-lines.ts';

export function presentLine(line: CartLine, cartLines: readonly CartLine[], stock: readonly StockRow[]): CartItem {
  const { cart_item_id, product_id, quantity, option_id, size_id, option, size, name, brand, description } = line;
  const otherLines = cartLines.filter((other) => other.cart_item_id !== cart_item_id);
  return {
    cart_item_id,
    product_id,
    quantity,
    option_id,
    size_id,
    option,
    size,
    product: {
      product_id,
      name,
      brand,
      description,
      price: line.unit_price_rwf,
      price_before: line.unit_price_before_rwf,
      imageUrl: line.image,
      weight: line.weight_g,
    },
    line_total: computeLineTotal(line),
    available: countAvailable(stock, line, otherLines),
  };
}

export function presentCart({ lines, changeMessages }: Pick<CartReview, 'lines' | 'changeMessages'>, stock: readonly StockRow[]): Cart {
  return {
    status: 'success',
    cart_items: lines.map((line) => presentLine(line, lines, stock)),
    subtotal: computeSubtotal(lines),
    total_weight: computeTotalWeight(lines),
    changes: changeMessages,
  };
}
