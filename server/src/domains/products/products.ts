/** Products as staff edit them. What shoppers see of them is in the catalogue's domain. */
export { createProductHandlers } from './handlers.ts';
export { applyPlannedChanges } from './schedule/apply-planned.ts';
