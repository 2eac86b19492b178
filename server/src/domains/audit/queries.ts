/** All queries of the audit log; no other file accesses its table. */
import type { AuditQuery } from '@uruhu/contract/staff/audit';
import type { AuditedNoun } from '@uruhu/contract/staff/audited-nouns';
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { AuditLog } from '../../database/schema.ts';
import { isUuid } from '../../lib/uuid.ts';

/** Says whose changes the log notes, until the transaction ends. */
export const setAuditedStaff = (trx: Db, staff_id: string) => sql`select set_config('shop.staff_id', ${staff_id}, true)`.execute(trx);

type NewEntry = Pick<Insertable<AuditLog>, 'noun' | 'record_id' | 'action' | 'changes' | 'staff_id'>;

/** For what staff do without changing a table, such as an export. */
export const insertEntry = (db: Db, entry: NewEntry) => db.insertInto('audit_log').values(entry).execute();

/** What a reader searches for: `words` with the records that have a name with each, and the beginning of an id; null where it can be none. */
export type AuditSearch = { words: readonly { word: string; record_ids: readonly string[] }[]; id: string | null };

const formatWords = (words: readonly string[]) => words.map((word) => `'${word}':*`).join(' & ');
const hasWords = (...words: string[]) => sql<SqlBool>`audit_words(changes) @@ to_tsquery('simple', ${formatWords(words)})`;

/** Each word begins a word of the changes, or of the record's name; or the id begins so. By these operators the index serves every text. */
function matchesSearch({ words, id }: AuditSearch) {
  const unnamed = words.filter(({ record_ids }) => record_ids.length === 0).map(({ word }) => word);
  const conditions = [
    ...(unnamed.length === 0 ? [] : [hasWords(...unnamed)]),
    ...words
      .filter(({ record_ids }) => record_ids.length > 0)
      .map(({ word, record_ids }) => sql<SqlBool>`(${hasWords(word)} or record_id = any (${record_ids}::text[]))`),
  ];
  const all = sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
  return id === null ? all : sql<SqlBool>`(${all} or (record_id ~>=~ ${id} and record_id ~<~ ${`${id}\u{10ffff}`}))`;
}

/**
 * The entries that fit the search, or all. `offset 0` makes the database find them by their indexes first: it cannot estimate how rare a
 * word is, and would otherwise read a million entries by age to find a rare one.
 */
function selectEntries(search: AuditSearch | null) {
  const entries = search === null ? sql`audit_log` : sql`(select * from audit_log where ${matchesSearch(search)} offset 0)`;
  return sql<Selectable<AuditLog>>`${entries}`.as('entries');
}

/** The place of an entry in the log is compared as (time, id), the order of each index, so a later page costs as little as the first. */
const isBeyond = (direction: 'before' | 'after', audit_id: number) => {
  const place = sql`((select created_at from audit_log where audit_id = ${audit_id}), ${audit_id}::bigint)`;
  return sql<SqlBool>`(entries.created_at, audit_id) ${sql.raw(direction === 'before' ? '<' : '>')} ${place}`;
};

/**
 * Entries before `before`, newest first, or after `after`, oldest first: one more than `perPage`, if there are more.
 */
export function selectAuditPage(db: Db, { perPage, before, after, filter }: AuditQuery, search: AuditSearch | null = null) {
  const { staff_id, noun, record_id, action, from, to } = filter;
  const order = after === undefined ? 'desc' : 'asc';
  return db
    .selectFrom(selectEntries(search))
    .leftJoin('staff', 'staff.staff_id', 'entries.staff_id')
    .selectAll('entries')
    .select('staff.name as staff')
    .$if(staff_id !== undefined, (some) => some.where('entries.staff_id', '=', isUuid(staff_id ?? '') ? (staff_id ?? null) : null))
    .$if(noun !== undefined, (some) => some.where('noun', '=', noun ?? ''))
    .$if(record_id !== undefined, (some) => some.where('record_id', '=', record_id ?? ''))
    .$if(action !== undefined, (some) => some.where('action', '=', action ?? 'update'))
    .$if(from !== undefined, (some) => some.where('entries.created_at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (some) => some.where('entries.created_at', '<', new Date(to ?? 0)))
    .$if(before !== undefined, (some) => some.where(isBeyond('before', before ?? 0)))
    .$if(after !== undefined, (some) => some.where(isBeyond('after', after ?? 0)))
    .orderBy('entries.created_at', order)
    .orderBy('audit_id', order)
    .limit(perPage + 1)
    .execute();
}

/** When and by which staff members one of these columns of a record was changed, oldest first; the newest 200. */
export async function selectRecordChanges(db: Db, noun: string, record_id: string, columns: readonly string[]) {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('staff', 'staff.staff_id', 'audit_log.staff_id')
    .select(['staff.name as staff', 'audit_log.created_at'])
    .where('record_id', '=', record_id)
    .where('noun', '=', noun)
    .where(sql<SqlBool>`jsonb_exists_any(changes, array[${sql.join(columns)}]::text[])`)
    .orderBy('audit_log.created_at', 'desc')
    .orderBy('audit_id', 'desc')
    .limit(200)
    .execute();
  return rows.reverse();
}

export const selectAuditMembers = (db: Db) =>
  db.selectFrom('staff').select(['staff_id', 'name']).orderBy(sql`lower(name)`).orderBy('staff_id').execute();

/**
 * `name`: a column, or SQL that finds the name of what the record belongs to. `searched`: SQL that says which records may have entries, where
 * most have none.
 */
type NamedRecords = { table: string; id: string; type: 'text' | 'uuid'; name: string; searched?: string };
const nameProductOf = (table: string) => `(select name from products where products.product_id = ${table}.product_id)`;
const namePart = (table: string) => `${table}.name || ' · ' || ${nameProductOf(table)}`;

/** The nouns of the log whose records have a name: where it is. */
export const NAMED_RECORDS: Readonly<Partial<Record<AuditedNoun, NamedRecords>>> = {
  staff: { table: 'staff', id: 'staff_id', type: 'uuid', name: 'name' },
  'staff-invitations': { table: 'staff', id: 'staff_id', type: 'uuid', name: 'name' },
  'staff-sessions': { table: 'staff', id: 'staff_id', type: 'uuid', name: 'name' },
  'staff-totp': { table: 'staff', id: 'staff_id', type: 'uuid', name: 'name' },
  products: { table: 'products', id: 'product_id', type: 'text', name: 'name' },
  'product-options': { table: 'product_options', id: 'option_id', type: 'text', name: namePart('product_options') },
  'product-sizes': { table: 'product_sizes', id: 'size_id', type: 'text', name: namePart('product_sizes') },
  stock: { table: 'products', id: 'product_id', type: 'text', name: 'name' },
  reviews: { table: 'reviews', id: 'review_id', type: 'uuid', name: nameProductOf('reviews') },
  brands: { table: 'brands', id: 'brand_id', type: 'text', name: 'name' },
  categories: { table: 'categories', id: 'category_id', type: 'text', name: 'name' },
  coupons: { table: 'coupons', id: 'coupon_id', type: 'uuid', name: 'coupon_code', searched: 'user_id is null' },
  'coupon-batches': { table: 'coupon_batches', id: 'coupon_batch_id', type: 'uuid', name: 'name' },
  redirects: { table: 'redirects', id: 'redirect_id', type: 'uuid', name: 'from_path' },
  'search-words': { table: 'search_words', id: 'search_word_id', type: 'uuid', name: 'word' },
  faqs: { table: 'faqs', id: 'faq_id', type: 'text', name: 'question' },
  policies: { table: 'policies', id: 'policy_id', type: 'text', name: 'policy' },
  slides: { table: 'slides', id: 'slide_id', type: 'text', name: 'title' },
  'slide-texts': { table: 'slide_texts', id: 'slide_text_id', type: 'text', name: 'text' },
};

/** The names of these records of one noun, by id. */
export async function selectRecordNames(db: Db, noun: string, ids: readonly string[]): Promise<[id: string, name: string][]> {
  const named = Object.hasOwn(NAMED_RECORDS, noun) ? NAMED_RECORDS[noun as AuditedNoun] : undefined;
  if (!named) return [];
  const [table, id, name] = [sql.table(named.table), sql.ref(named.id), sql.raw(named.name)];
  const { rows } = await sql<{ id: string; name: string }>`
    select ${id}::text as id, ${name} as name from ${table} where ${id} = any (${ids}::${sql.raw(named.type)}[])`.execute(db);
  return rows.map((row) => [row.id, row.name]);
}

/** Enough for every search that tells something; a word of more names finds the entries of these. */
const NAMED_MAX = 1_000;
/** Tables whose names readers search; names of parts and reviews are those of their products. */
const SEARCHED = [
  ...new Map(Object.values(NAMED_RECORDS).flatMap((named) => (/^\w+$/.test(named.name) ? [[named.table, named]] : []))).values(),
];

/** The records of all nouns with a name in which a word begins so. `word` is in lower case, and has letters and digits only. */
export async function selectRecordsByName(db: Db, word: string): Promise<string[]> {
  const tables = SEARCHED.map(
    ({ table, id, name, searched = 'true' }) =>
      sql`select ${sql.ref(id)}::text as id, ${sql.ref(name)} as name from ${sql.table(table)} where ${sql.raw(searched)}`,
  );
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(tables, sql` union all `)}) as named
    where translate(' ' || lower(name), '-/.(', '    ') like ${`% ${word}%`} limit ${sql.lit(NAMED_MAX)}`.execute(db);
  return rows.map(({ id }) => id);
}
