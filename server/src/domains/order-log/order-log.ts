/**
 * The log of transitions of orders and payments: from which state to which, by which actor, and why. A transition is logged in the
 * transaction that makes it, and the entry never changes.
 *
 * Triggers (database/migrations/0066-baseline/25-order-log.sql): order_log_kept, order_log_written_once, order_log_never_emptied,
 * order_log_audit, order_log_about_erased.
 */
export { listTransitions } from './list-transitions.ts';
export { type Actor, isStaff, recordTransition } from './record-transition.ts';
