import type { searchWordEndpoints } from '@uruhu/contract/endpoints/staff/search-words';
import type { AdminSearchWord } from '@uruhu/contract/staff/search-words';
import type { AppContext } from '../../context.ts';
import { UNCACHED_RESULT } from '../../http/costs/cost.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done, type Outcome } from '../../lib/outcome.ts';
import { createPacer } from '../../lib/slices.ts';
import {
  createSearchWord,
  deleteSearchWord,
  findSearchWord,
  presentSearchWord,
  type SavedSearchWord,
  updateSearchWord,
} from './change-search-word.ts';
import { selectSearchWordPage } from './queries.ts';
import { countFoundProducts, countMatches, trySearch } from './try-search.ts';

export function createSearchWordHandlers({ db, snapshot }: AppContext): Handlers<typeof searchWordEndpoints> {
  const withProductCount = (word: SavedSearchWord): AdminSearchWord => ({
    ...word,
    finds: countFoundProducts(snapshot.current().catalogue, word),
  });
  /** Adds the number of products to the word, also to the current word in a refusal. */
  const present = (outcome: Outcome<SavedSearchWord>) => {
    if (!outcome.ok && outcome.data) return { ...outcome, data: withProductCount(outcome.data as SavedSearchWord) };
    return mapOutcome(outcome, (word) => ({ data: withProductCount(word) }));
  };
  return {
    adminSearchWords: async ({ query, charge }) => {
      const { rows, total } = await selectSearchWordPage(db, query);
      const pauseIfDue = createPacer();
      const data: AdminSearchWord[] = [];
      for (const row of rows) {
        await charge(UNCACHED_RESULT);
        await pauseIfDue();
        // Searches with the snapshot's lexicon, although it may lack a word that was saved a moment ago, because countFoundProducts would build
        // a lexicon of all words for each row.
        data.push({ ...presentSearchWord(row), finds: countMatches(snapshot.current().catalogue.searchIndex, row.word) });
      }
      return done({ data, total });
    },
    adminSearchWord: async ({ params }) => present(await findSearchWord(db, params.search_word_id)),
    createSearchWord: async ({ staff, body }) => present(await createSearchWord(db, staff, snapshot.current().catalogue.searchIndex, body)),
    updateSearchWord: async ({ staff, params, body }) =>
      present(await updateSearchWord(db, staff, snapshot.current().catalogue.searchIndex, params.search_word_id, body)),
    deleteSearchWord: async ({ staff, params, query }) => present(await deleteSearchWord(db, staff, params.search_word_id, query.version)),
    trySearch: async ({ body, charge }) => {
      await charge(UNCACHED_RESULT);
      return done({ data: trySearch(snapshot.current().catalogue, body) });
    },
  };
}
