/**
 * The log of transitions of orders and payments: who moved which, and why. A transition is recorded in the transaction that makes it, and
 * never changed.
 */
export { listTransitions } from './list-transitions.ts';
export { type Actor, recordTransition } from './record-transition.ts';
