/** What delivery costs: bands of weight, and the setting that makes it free. */
export { quote } from './quote.ts';
export { shippingRoutes } from './shop.routes.ts';
