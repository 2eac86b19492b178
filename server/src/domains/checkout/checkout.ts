/** Buying: the one place that knows cart, stock, shipping, orders and payments together. */

export { ordersData } from './orders-data.ts';
export { checkoutRoutes } from './shop.routes.ts';
