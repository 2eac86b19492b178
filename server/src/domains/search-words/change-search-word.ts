import { SEARCH_WORDS_MAX } from '@uruhu/contract/staff/search-word-limits';
import type { AdminSearchWord, SearchWordFields, UpdateSearchWord } from '@uruhu/contract/staff/search-words';
import type { Db } from '../../database/db.ts';
import { deleteSeenVersion } from '../../lib/delete-seen-version.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { isUuid } from '../../lib/uuid.ts';
import { withConstraintRefusals } from '../../lib/with-constraint-refusals.ts';
import { changeAsStaff, type StaffActor } from '../audit/audit.ts';
import type { SearchIndex } from '../search/search.ts';
import { checkSearchWord } from './check-search-word.ts';
import { deleteSearchWordRow, insertSearchWord, type SearchWordRow, selectSearchWord, updateSearchWordRow } from './queries.ts';

/** A word as the API returns it, without the number of products it finds. */
export type SavedSearchWord = Omit<AdminSearchWord, 'finds'>;

/** The database constraints that a change of a search word can violate, each with its refusal. */
const REFUSALS = {
  search_words_word_key_key: () => refuse('search_word_exists', { fields: ['word'] }),
  search_words_circle: () => refuse('search_word_circle', { fields: ['means'] }),
  search_words_count: () => refuse('too_many_search_words', { values: { count: SEARCH_WORDS_MAX } }),
};

export const presentSearchWord = ({ created_at, ...row }: SearchWordRow): SavedSearchWord => ({
  ...row,
  created_at: created_at.toISOString(),
});

export async function findSearchWord(db: Db, search_word_id: string): Promise<Outcome<SavedSearchWord>> {
  const row = isUuid(search_word_id) ? await selectSearchWord(db, search_word_id) : undefined;
  return row ? done(presentSearchWord(row)) : refuse('search_word_not_found');
}

export const createSearchWord = (
  db: Db,
  staff: StaffActor,
  index: SearchIndex,
  fields: SearchWordFields,
): Promise<Outcome<SavedSearchWord>> =>
  withConstraintRefusals(REFUSALS, async () => {
    const wordCheck = checkSearchWord(index, fields);
    if (!wordCheck.ok) return wordCheck;
    return changeAsStaff(db, staff, async (trx) => findSearchWord(trx, await insertSearchWord(trx, wordCheck.value)));
  });

/** Fields that are missing in the update stay unchanged. */
function mergeFields({ word, means, is_two_way, language }: SavedSearchWord, update: UpdateSearchWord): SearchWordFields {
  return {
    word: update.word ?? word,
    means: update.means ?? means,
    is_two_way: update.is_two_way ?? is_two_way,
    language: update.language === undefined ? language : update.language,
  };
}

export const updateSearchWord = (
  db: Db,
  staff: StaffActor,
  index: SearchIndex,
  search_word_id: string,
  update: UpdateSearchWord,
): Promise<Outcome<SavedSearchWord>> =>
  withConstraintRefusals(REFUSALS, () =>
    changeAsStaff(db, staff, async (trx) => {
      const currentWord = await findSearchWord(trx, search_word_id);
      if (!currentWord.ok) return currentWord;
      if (currentWord.value.version !== update.version) return refuse('changed_meanwhile', { data: currentWord.value });
      const wordCheck = checkSearchWord(index, mergeFields(currentWord.value, update));
      if (!wordCheck.ok) return wordCheck;
      const isUpdated = await updateSearchWordRow(trx, search_word_id, update.version, wordCheck.value);
      const savedWord = await findSearchWord(trx, search_word_id);
      // A colleague has changed the word after it was read above.
      if (!isUpdated && savedWord.ok) return refuse('changed_meanwhile', { data: savedWord.value });
      return savedWord;
    }),
  );

export const deleteSearchWord = (db: Db, staff: StaffActor, search_word_id: string, version: number): Promise<Outcome<SavedSearchWord>> =>
  changeAsStaff(db, staff, (trx) =>
    deleteSeenVersion(
      () => findSearchWord(trx, search_word_id),
      () => deleteSearchWordRow(trx, search_word_id, version),
    ),
  );
