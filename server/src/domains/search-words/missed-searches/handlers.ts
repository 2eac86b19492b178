import type { missedSearchEndpoints } from '@uruhu/contract/endpoints/staff/missed-searches';
import type { MissedSearch } from '@uruhu/contract/staff';
import type { AppContext } from '../../../context.ts';
import { UNCACHED_RESULT } from '../../../http/costs/cost.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { done } from '../../../lib/outcome.ts';
import { createPacer } from '../../../lib/slices.ts';
import { hasMatches } from '../../catalogue/catalogue.ts';
import { selectMissedSearchPage } from './queries.ts';

export const createMissedSearchHandlers = ({ db, snapshot }: AppContext): Handlers<typeof missedSearchEndpoints> => ({
  missedSearches: async ({ query, charge }) => {
    const { rows, total } = await selectMissedSearchPage(db, query);
    const pauseIfDue = createPacer();
    const data: MissedSearch[] = [];
    for (const row of rows) {
      await charge(UNCACHED_RESULT);
      await pauseIfDue();
      data.push({ ...row, found_now: hasMatches(snapshot.current().catalogue, row.words) });
    }
    return done({ data, total });
  },
});
