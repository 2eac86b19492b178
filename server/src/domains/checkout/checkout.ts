/** Buying: the one place that knows cart, stock, shipping, coupons, orders and payments together. */

export { adminOrderRoutes } from './admin/admin.routes.ts';
export { expireOrders } from './move/expire-orders.ts';
export { remindOrders } from './move/remind-orders.ts';
export type { Keeping } from './move/unpaid-orders.ts';
export { ordersData } from './orders-data.ts';
export { cardRoutes } from './pay/card.routes.ts';
export { keepReconciling } from './pay/reconcile.ts';
export { checkoutRoutes } from './shop.routes.ts';
