/** Queries of search words for staff. The catalogue reads all words for its snapshot with another query. */
import type { AdminSearchWordQuery, SearchWordFields } from '@uruhu/contract/staff/search-words';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

const buildSearchWordQuery = (db: Db) =>
  db.selectFrom('search_words').select(['search_word_id', 'word', 'means', 'is_two_way', 'language', 'created_at', 'version']);
export type SearchWordRow = NonNullable<Awaited<ReturnType<typeof selectSearchWord>>>;

export const selectSearchWord = (db: Db, search_word_id: string) =>
  buildSearchWordQuery(db).where('search_word_id', '=', search_word_id).executeTakeFirst();

export async function selectSearchWordPage(db: Db, { page, perPage, sort, order, filter: { q, language } }: AdminSearchWordQuery) {
  const conditions = [
    ...(q ? [sql<SqlBool>`position(lower(${q}) in lower(word || ' ' || array_to_string(means, ' '))) > 0`] : []),
    ...(language ? [sql<SqlBool>`language = ${language}`] : []),
  ];
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const rows = await buildSearchWordQuery(db)
    .where(({ and }) => and(conditions))
    .orderBy(sort === 'word' ? sql`lower(word)` : sql`created_at`, direction)
    .orderBy('search_word_id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('search_words')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(({ and }) => and(conditions))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** `word_key` and `means_keys`: the texts as the search compares them. */
export type KeyedSearchWord = SearchWordFields & { word_key: string; means_keys: string[] };

/** Throws if the word violates a constraint; `REFUSALS` in change-search-word.ts lists them. */
export async function insertSearchWord(trx: Db, fields: KeyedSearchWord): Promise<string> {
  const row = await trx.insertInto('search_words').values(fields).returning('search_word_id').executeTakeFirstOrThrow();
  return row.search_word_id;
}

/** Returns false if the word has another version by now, or was deleted. */
export async function updateSearchWordRow(trx: Db, search_word_id: string, version: number, fields: KeyedSearchWord): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('search_words')
    .set(fields)
    .where('search_word_id', '=', search_word_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns false if the word has another version by now, or was deleted. */
export async function deleteSearchWordRow(trx: Db, search_word_id: string, version: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('search_words')
    .where('search_word_id', '=', search_word_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
