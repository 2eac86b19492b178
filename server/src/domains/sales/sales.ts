/**
 * What counts as a sale, wherever staff see sales.
 *
 * Triggers (database/migrations/0066-baseline/11-sales.sql): product_sales_added, product_sales_changed, product_sales_removed.
 */
export { countSales } from './count-sales.ts';
export { buildSaleCondition, RECEIVED_BY_ORDER, RECEIVED_RWF } from './queries.ts';
