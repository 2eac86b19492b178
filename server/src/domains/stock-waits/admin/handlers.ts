import type { awaitedChoiceEndpoints } from '@uruhu/contract/endpoints/staff/stock-waits';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { done } from '../../../lib/outcome.ts';
import { selectAwaitedChoicePage } from './queries.ts';

export const createAwaitedChoiceHandlers = ({ db }: AppContext): Handlers<typeof awaitedChoiceEndpoints> => ({
  awaitedChoices: async ({ query }) => {
    const { choices, total } = await selectAwaitedChoicePage(db, query);
    const data = choices.map(({ oldest_at, brand, ...choice }) => ({
      ...choice,
      id: JSON.stringify([choice.product_id, choice.option_id, choice.size_id]),
      brand: toPlainName(brand),
      oldest_at: oldest_at.toISOString(),
    }));
    return done({ data, total });
  },
});
