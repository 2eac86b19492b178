import type { stockWaitEndpoints } from '@uruhu/contract/endpoints/stock-waits';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { createMessageReply, mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { selectOpenWaits } from './queries.ts';
import { addWait, removeWait } from './save-wait.ts';
import { stopWaits } from './stop-waits.ts';

export const createStockWaitHandlers = ({ db }: AppContext): Handlers<typeof stockWaitEndpoints> => ({
  stockWaits: async ({ shopper }) => {
    const waits = await selectOpenWaits(db, shopper.user_id);
    return done({ results: waits.map(({ created_at, ...choice }) => ({ ...choice, created_at: created_at.toISOString() })) });
  },
  saveStockWait: async ({ shopper: { user_id }, body: { product_id, option_id = null, size_id = null, waiting }, language, messages }) => {
    const { stockWaitAdded, stockWaitRemoved } = messages.successes;
    const choice = { product_id, option_id, size_id };
    const outcome = waiting ? await addWait(db, user_id, choice, language) : await removeWait(db, user_id, choice);
    return mapOutcome(outcome, createMessageReply(waiting ? stockWaitAdded : stockWaitRemoved));
  },
  stopStockWaits: async ({ query, body, messages }) =>
    mapOutcome(await stopWaits(db, body.token ?? query.t ?? ''), createMessageReply(messages.successes.stockWaitsStopped)),
});
