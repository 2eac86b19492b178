/** The cart: each shopper has one open cart, priced from the current catalogue. */
export { addAgain, type PastLine } from './add-again.ts';
export { cartLines } from './cart-lines.ts';
export { cartHandlers } from './handlers.ts';
export { type CartLine, lineName } from './line.ts';
export { openLines } from './open-lines.ts';
export { deleteOpenCart, lockOpenCart, markOrdered } from './queries.ts';
