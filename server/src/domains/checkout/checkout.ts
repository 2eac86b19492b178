/** Buying: the one place that knows cart, stock, shipping, orders and payments together. */
export { checkoutRoutes } from './shop.routes.ts';
