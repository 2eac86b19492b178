/** Shows orders with their payments: to the owner, to anyone who knows the id, and to staff. */

export { adminOrderHandlers } from './admin/handlers.ts';
export { createStaffHandler } from './admin/staff-handler.ts';
export { findRecipient } from './find-recipient.ts';
export { orderViewHandlers } from './handlers.ts';
export { ordersData } from './orders-data.ts';
export { readOwnOrder } from './own-order.ts';
export { AFTER_LOOK_HOURS, CLAIM_HOURS, computePayUntil, isClaimed, waitsSince } from './pay-until.ts';
export { isUnderpaid, selectUnpaidHours } from './queries.ts';
export { showNewOrder, showOrder } from './show-order.ts';
