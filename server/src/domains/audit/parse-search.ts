import type { Db } from '../../database/db.ts';
import { type AuditSearch, selectRecordsByName } from './queries.ts';

/** Words that are looked up in names, each by its own query. Further words are looked up in changes only. */
const NAME_LOOKUPS_MAX = 5;
/** '#1A2B3C4D' or a whole id. A shorter text would match too many ids. */
const ID_PREFIX_PATTERN = /^#?([\w.-]{4,})$/;

/** Parses the search text of a staff member, and finds the records whose names have its words. Null if the text has no words. */
export async function parseSearch(db: Db, q: string): Promise<AuditSearch | null> {
  const text = q.trim().toLowerCase();
  const words = [...new Set(text.split(/[^\p{L}\p{N}]+/u).filter(Boolean))];
  if (words.length === 0) return null;
  const searchedWords = [];
  for (const [index, word] of words.entries()) {
    searchedWords.push({ word, record_ids: index < NAME_LOOKUPS_MAX ? await selectRecordsByName(db, word) : [] });
  }
  return { words: searchedWords, id_prefix: ID_PREFIX_PATTERN.exec(text)?.[1] ?? null };
}
