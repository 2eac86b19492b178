/** Shoppers who wait for sold-out products, and are told once when these are back. */

export { stockWaitHandlers } from './handlers.ts';
export { notifyWaiting } from './notify-waiting.ts';
export { forgetOldWaits, selectWaits as listWaits } from './queries.ts';
