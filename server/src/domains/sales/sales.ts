/** What counts as a sale, wherever staff see sales. */
export { countSales } from './count-sales.ts';
export { buildSaleCondition, RECEIVED_BY_ORDER, RECEIVED_RWF } from './queries.ts';
