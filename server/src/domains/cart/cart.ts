/** The shopping bag: one open cart a person, priced from the catalogue whenever it is looked at. */
export { type Again, addAgain } from './add-again.ts';
export { cartLines } from './cart-lines.ts';
export { type CartLine, lineName } from './line.ts';
export { openLines } from './open-lines.ts';
export { deleteOpenCart, lockOpenCart, markOrdered } from './queries.ts';
export { cartRoutes } from './shop.routes.ts';
