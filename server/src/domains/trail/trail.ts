/** Who moved an order or a payment, and why. Written in the transaction that moves it, never changed. */
export { movesOf } from './moves-of.ts';
export { type By, noteMove } from './note-move.ts';
