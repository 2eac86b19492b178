/** Pieces: how many can be had, and taking them for an order. What is not counted is made to order. */
export { available, type StockLine } from './draw.ts';
export { release, ship } from './end-holding.ts';
export { type StockRow, selectStock as stockOf } from './queries.ts';
export { reserve } from './reserve.ts';
export { leftInWords } from './words.ts';
