/** Stock waits: a shopper waits for a sold-out product, and gets one mail when it is back in stock. */

export { createAwaitedChoiceHandlers } from './admin/handlers.ts';
export { createStockWaitHandlers } from './handlers.ts';
export { notifyWaitingShoppers } from './notify-waiting.ts';
export {
  deleteExpiredUnsubscribeLinks,
  deleteOldWaits,
  selectUnsubscribeLinks as listUnsubscribeLinks,
  selectWaits as listWaits,
} from './queries.ts';
