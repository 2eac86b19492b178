/**
 * Stock: how many pieces are available, and reserving them for an order. Products without stock rows are made to order.
 *
 * Triggers (database/migrations/0066-baseline/22-stock.sql): stock_nothing_reserved_yet, stock_reserved_follows, stock_added,
 * stock_removed, stock_change_noted, stock_begin_noted, stock_availability_changed, stock_reservations_kept,
 * stock_reservations_never_emptied, stock_reservations_taken, stock_reservations_given_back, stock_reservations_written_once,
 * stock_reservations_shipped, stock_reservations_shipped_once, stock_reservations_restocked, stock_reservations_restocked_once,
 * stock_changes_written_once, stock_changes_never_emptied, stock_changes_audit.
 */

export { restockShipped, type StockRow, selectStock as findStock } from './queries.ts';
export { releaseStock, shipStock } from './release-and-ship.ts';
export { type ReservedPieces, reserveStock } from './reserve-stock.ts';
export { countAvailable, type StockLine } from './stock-demand.ts';
