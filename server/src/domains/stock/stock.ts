/** Stock: how many pieces are available, and reserving them for an order. Products without stock rows are made to order. */

export { restockShipped, type StockRow, selectStock as findStock } from './queries.ts';
export { releaseStock, shipStock } from './release-and-ship.ts';
export { type ReservedPieces, reserveStock } from './reserve-stock.ts';
export { countAvailable, type StockLine } from './stock-demand.ts';
