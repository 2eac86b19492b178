/**
 * The cart: each shopper has one open cart, priced from the current catalogue.
 *
 * Triggers (database/migrations/0066-baseline/19-cart.sql): carts_ordered_once, cart_items_of_open_cart.
 */
export { addPastLines } from './add-past-lines.ts';
export { listCartLines } from './cart-lines.ts';
export { createStaffCart, priceLines } from './create-staff-cart.ts';
export { createCartHandlers } from './handlers.ts';
export { type CartLine, formatLineName } from './line.ts';
export { listOpenCartLines } from './open-cart-lines.ts';
export { deleteOpenCart, lockOpenCart, markOrdered } from './queries.ts';
export { translateLines } from './translate-lines.ts';
