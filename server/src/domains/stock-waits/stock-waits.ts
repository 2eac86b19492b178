/** Shoppers who wait for sold-out products, and are told once when these are back. */

export { createStockWaitHandlers } from './handlers.ts';
export { notifyWaiting } from './notify-waiting.ts';
export {
  deleteExpiredUnsubscribeLinks,
  deleteOldWaits,
  selectUnsubscribeLinks as listUnsubscribeLinks,
  selectWaits as listWaits,
} from './queries.ts';
