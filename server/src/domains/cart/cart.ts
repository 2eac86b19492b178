/** The shopping bag: one open cart a person, priced from the catalogue whenever it is looked at. */
export { type CartLine, cartLine, lineName } from './line.ts';
export { lockCart, markOrdered, selectLines, selectOpenCart } from './queries.ts';
export { cartRoutes } from './shop.routes.ts';
