/** Presents orders with their payments: to the customer, to any visitor who knows the order's id, and to staff. */

export { formatDelivery } from './admin/correct-contact.ts';
export { createOrderDetailHandlers } from './admin/details.handlers.ts';
export { createAdminOrderHandlers } from './admin/handlers.ts';
export { withCurrentOrder } from './admin/load-admin-order.ts';
export { createOrderActionHandler } from './admin/order-action-handler.ts';
export { revealsMoney } from './admin/present-for-role.ts';
export { createOrderPrintAndExportHandlers } from './admin/print-and-export.handlers.ts';
export { countOrders } from './admin/queries.ts';
export { eraseDueGuests, requestGuestErasure } from './erase-guests.ts';
export { findRecipient } from './find-recipient.ts';
export { createOrderViewHandlers } from './handlers.ts';
export { listAllOrdersOfUser } from './list-all-orders-of-user.ts';
export { buildNewOrderView, loadOrderView } from './load-order-view.ts';
export { AFTER_DECISION_HOURS, CLAIM_HOURS, computePayUntil, computeWaitStart, isClaimed } from './pay-until.ts';
export { IS_UNDERPAID, selectUnpaidHours } from './queries.ts';
export { readOrderOfUser } from './read-order-of-user.ts';
