/**
 * The log of transitions of orders and payments: from which state to which, by which actor, and why. A transition is logged in the
 * transaction that makes it, and the entry never changes.
 */
export { listTransitions } from './list-transitions.ts';
export { type Actor, isStaff, recordTransition } from './record-transition.ts';
