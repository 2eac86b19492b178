/** Orders: what was bought, by whom, and how far it has come. Whether it is paid is not theirs to know. */
export { orderCountsOf } from './count-orders.ts';
export { orderById, orderByKey, orderOfCart, ordersOf } from './find-orders.ts';
export { moveOrder, type Step } from './move-order.ts';
export { presentOrder, presentPublicOrder } from './present.ts';
export { lockOrder, lockOrderUnlessHeld, markReminded, type OrderRow } from './queries.ts';
export { type OrderRecord, recordsOf } from './record.ts';
export { type NewOrder, type NewOrderLine, recordOrder } from './record-order.ts';
