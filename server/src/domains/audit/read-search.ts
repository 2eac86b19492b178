import type { Db } from '../../database/db.ts';
import { type AuditSearch, selectRecordsByName } from './queries.ts';

/** Names are searched for these many words; the others are only looked for in the changes. */
const NAMED_WORDS_MAX = 5;
/** '#1A2B3C4D' or a whole id. A shorter text begins too many. */
const ID_BEGINNING = /^#?([\w.-]{4,})$/;

/** Reads what a reader typed, and finds the records whose names have its words. Null without words. */
export async function readSearch(db: Db, q: string): Promise<AuditSearch | null> {
  const text = q.trim().toLowerCase();
  const words = [...new Set(text.split(/[^\p{L}\p{N}]+/u).filter(Boolean))];
  if (words.length === 0) return null;
  const found = [];
  for (const [index, word] of words.entries()) {
    found.push({ word, record_ids: index < NAMED_WORDS_MAX ? await selectRecordsByName(db, word) : [] });
  }
  return { words: found, id: ID_BEGINNING.exec(text)?.[1] ?? null };
}
