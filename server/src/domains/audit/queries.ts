/** All queries of the audit log; no other file accesses its table. */
import type { AuditQuery } from '@uruhu/contract/staff/audit/audit';
import type { AuditedKind } from '@uruhu/contract/staff/audit/audited-kinds';
import { formatTranslationPrefix, TRANSLATED_KINDS } from '@uruhu/contract/staff/translatable';
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { AuditLog } from '../../database/schema.ts';
import { isUuid } from '../../lib/uuid.ts';

/** Attributes the changes of this transaction to a staff member: the triggers that write the log read the setting. */
export const setAuditedStaff = (trx: Db, staff_id: string) => sql`select set_config('shop.staff_id', ${staff_id}, true)`.execute(trx);

type NewEntry = Pick<Insertable<AuditLog>, 'noun' | 'record_id' | 'action' | 'changes' | 'staff_id'>;

/** Adds an entry for an action that changes no audited table, such as an export; triggers add all other entries. */
export const insertEntry = (db: Db, entry: NewEntry) => db.insertInto('audit_log').values(entry).execute();

/**
 * What a staff member searches for. `record_ids`: the records whose name has the word. `id_prefix`: the text as the beginning of a
 * record's id; null if no id can begin with the text.
 */
export type AuditSearch = { words: readonly { word: string; record_ids: readonly string[] }[]; id_prefix: string | null };

/** Sorts after every other character. */
const LAST_CHARACTER = '\u{10ffff}';

/** A text search query that matches changes if each of these words is the beginning of a word in them. */
const formatPrefixQuery = (words: readonly string[]) => words.map((word) => `'${word}':*`).join(' & ');
const buildWordsCondition = (...words: string[]) => sql<SqlBool>`audit_words(changes) @@ to_tsquery('simple', ${formatPrefixQuery(words)})`;

/**
 * Matches an entry if each word is the beginning of a word in its changes or in its record's name, or if its record's id begins with
 * `id_prefix`. The operators ~>=~ and ~<~ compare bytes, so the index serves them in every locale.
 */
function buildSearchCondition({ words, id_prefix }: AuditSearch) {
  // Words that no record has in its name are looked up together, by one search of the index.
  const wordsOfNoRecord = words.filter(({ record_ids }) => record_ids.length === 0).map(({ word }) => word);
  const conditions = [
    ...(wordsOfNoRecord.length === 0 ? [] : [buildWordsCondition(...wordsOfNoRecord)]),
    ...words
      .filter(({ record_ids }) => record_ids.length > 0)
      .map(({ word, record_ids }) => sql<SqlBool>`(${buildWordsCondition(word)} or record_id = any (${record_ids}::text[]))`),
  ];
  const hasAllWords = sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
  if (id_prefix === null) return hasAllWords;
  const endOfPrefix = `${id_prefix}${LAST_CHARACTER}`;
  return sql<SqlBool>`(${hasAllWords} or (record_id ~>=~ ${id_prefix} and record_id ~<~ ${endOfPrefix}))`;
}

/**
 * The entries that match the search, or all. `offset 0` makes the database find them by their indexes first: it cannot estimate how rare a
 * word is, and would otherwise read a million entries in the order of time to find a rare word.
 */
function buildEntriesTable(search: AuditSearch | null) {
  const entries = search === null ? sql`audit_log` : sql`(select * from audit_log where ${buildSearchCondition(search)} offset 0)`;
  return sql<Selectable<AuditLog>>`${entries}`.as('entries');
}

/** Compares entries with the given entry by (time, id), the order of each index, so a later page costs as little as the first. */
const buildPositionCondition = (operator: '<' | '>', audit_id: number) => {
  const position = sql`((select created_at from audit_log where audit_id = ${audit_id}), ${audit_id}::bigint)`;
  return sql<SqlBool>`(entries.created_at, audit_id) ${sql.raw(operator)} ${position}`;
};

/** The texts of a record in other languages belong to the history of the record; `noun` undefined: to that of a product. */
function buildRecordCondition(record_id: string, noun: string | undefined) {
  const isOfRecord = sql<SqlBool>`(record_id = ${record_id}${noun === undefined ? sql`` : sql` and noun = ${noun}`})`;
  const kind = TRANSLATED_KINDS.find((name) => name === (noun ?? 'products'));
  if (kind === undefined) return isOfRecord;
  const prefix = formatTranslationPrefix(kind, record_id);
  return sql<SqlBool>`(${isOfRecord} or (noun = 'translations' and record_id ~>=~ ${prefix} and record_id ~<~ ${`${prefix}${LAST_CHARACTER}`}))`;
}

/**
 * The entries older than `before`, newest first, or newer than `after`, oldest first. Returns one more than `perPage` if there are more.
 */
export function selectAuditPage(db: Db, { perPage, before, after, filter }: AuditQuery, search: AuditSearch | null = null) {
  const { staff_id, noun, record_id, action, from, to } = filter;
  const order = after === undefined ? 'desc' : 'asc';
  let query = db
    .selectFrom(buildEntriesTable(search))
    .leftJoin('staff', 'staff.staff_id', 'entries.staff_id')
    .selectAll('entries')
    .select('staff.name as staff');
  // '= null' is never true, so an id that no staff member can have matches no entry.
  if (staff_id !== undefined) query = query.where('entries.staff_id', '=', isUuid(staff_id) ? staff_id : null);
  if (record_id !== undefined) query = query.where(buildRecordCondition(record_id, noun));
  else if (noun !== undefined) query = query.where('noun', '=', noun);
  if (action !== undefined) query = query.where('action', '=', action);
  if (from !== undefined) query = query.where('entries.created_at', '>=', new Date(from));
  if (to !== undefined) query = query.where('entries.created_at', '<', new Date(to));
  if (before !== undefined) query = query.where(buildPositionCondition('<', before));
  if (after !== undefined) query = query.where(buildPositionCondition('>', after));
  return query
    .orderBy('entries.created_at', order)
    .orderBy('audit_id', order)
    .limit(perPage + 1)
    .execute();
}

const RECORD_CHANGES_MAX = 200;

/** When each change of these columns of a record was made, and by which staff member. Returns the last RECORD_CHANGES_MAX, oldest first. */
export async function selectRecordChanges(db: Db, kind: string, record_id: string, columns: readonly string[]) {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('staff', 'staff.staff_id', 'audit_log.staff_id')
    .select(['staff.name as staff', 'audit_log.created_at'])
    .where('record_id', '=', record_id)
    .where('noun', '=', kind)
    .where(sql<SqlBool>`jsonb_exists_any(changes, array[${sql.join(columns)}]::text[])`)
    .orderBy('audit_log.created_at', 'desc')
    .orderBy('audit_id', 'desc')
    .limit(RECORD_CHANGES_MAX)
    .execute();
  return rows.reverse();
}

export const selectAuditMembers = (db: Db) =>
  db.selectFrom('staff').select(['staff_id', 'name']).orderBy(sql`lower(name)`).orderBy('staff_id').execute();

/**
 * Where the records of a kind have their names. `idType`: the type of the column `idColumn`. `name`: a column, or SQL that finds the name
 * of the product that the record belongs to. `searchedCondition`: an SQL condition for the records whose names are searched, if most
 * records of the table have no entries.
 */
type NameSource = { table: string; idColumn: string; idType: 'text' | 'uuid'; name: string; searchedCondition?: string };
const buildProductName = (table: string) => `(select name from products where products.product_id = ${table}.product_id)`;
const buildChoiceName = (table: string) => `${table}.name || ' · ' || ${buildProductName(table)}`;

/** The kinds of records that have a name, and where the name is. */
export const NAME_SOURCES: Readonly<Partial<Record<AuditedKind, NameSource>>> = {
  staff: { table: 'staff', idColumn: 'staff_id', idType: 'uuid', name: 'name' },
  'staff-invitations': { table: 'staff', idColumn: 'staff_id', idType: 'uuid', name: 'name' },
  'staff-sessions': { table: 'staff', idColumn: 'staff_id', idType: 'uuid', name: 'name' },
  'staff-totp': { table: 'staff', idColumn: 'staff_id', idType: 'uuid', name: 'name' },
  products: { table: 'products', idColumn: 'product_id', idType: 'text', name: 'name' },
  'product-options': { table: 'product_options', idColumn: 'option_id', idType: 'text', name: buildChoiceName('product_options') },
  'product-sizes': { table: 'product_sizes', idColumn: 'size_id', idType: 'text', name: buildChoiceName('product_sizes') },
  stock: { table: 'products', idColumn: 'product_id', idType: 'text', name: 'name' },
  reviews: { table: 'reviews', idColumn: 'review_id', idType: 'uuid', name: buildProductName('reviews') },
  brands: { table: 'brands', idColumn: 'brand_id', idType: 'text', name: 'name' },
  categories: { table: 'categories', idColumn: 'category_id', idType: 'text', name: 'name' },
  // The log has no entries about coupons that were given to one customer.
  coupons: { table: 'coupons', idColumn: 'coupon_id', idType: 'uuid', name: 'coupon_code', searchedCondition: 'user_id is null' },
  'coupon-batches': { table: 'coupon_batches', idColumn: 'coupon_batch_id', idType: 'uuid', name: 'name' },
  redirects: { table: 'redirects', idColumn: 'redirect_id', idType: 'uuid', name: 'from_path' },
  'search-words': { table: 'search_words', idColumn: 'search_word_id', idType: 'uuid', name: 'word' },
  faqs: { table: 'faqs', idColumn: 'faq_id', idType: 'text', name: 'question' },
  policies: { table: 'policies', idColumn: 'policy_id', idType: 'text', name: 'policy' },
  slides: { table: 'slides', idColumn: 'slide_id', idType: 'text', name: 'title' },
  'slide-texts': { table: 'slide_texts', idColumn: 'slide_text_id', idType: 'text', name: 'text' },
};

const isColumnName = (name: string) => /^\w+$/.test(name);

/** The names of these records of one kind, by id. */
export async function selectRecordNames(db: Db, kind: string, ids: readonly string[]): Promise<[id: string, name: string][]> {
  const nameSource = Object.hasOwn(NAME_SOURCES, kind) ? NAME_SOURCES[kind as AuditedKind] : undefined;
  if (!nameSource) return [];
  const [table, id, name] = [sql.table(nameSource.table), sql.ref(nameSource.idColumn), sql.raw(nameSource.name)];
  const { rows } = await sql<{ id: string; name: string }>`
    select ${id}::text as id, ${name} as name from ${table} where ${id} = any (${ids}::${sql.raw(nameSource.idType)}[])`.execute(db);
  return rows.map((row) => [row.id, row.name]);
}

/** How many records with a word in their names a search finds at most, which is enough for every useful search. */
const RECORDS_FOUND_MAX = 1_000;
/** The tables whose names are searched, each once. Leaves out options, sizes and reviews, whose names are found through their products. */
const SEARCHED_TABLES = [
  ...new Map(
    Object.values(NAME_SOURCES)
      .filter(({ name }) => isColumnName(name))
      .map((nameSource) => [nameSource.table, nameSource]),
  ).values(),
];

/**
 * The records of all kinds whose name has a word that begins with `word`. `word` is in lower case and has letters and digits only. Turns
 * the characters -, /, . and ( of a name into spaces, so that each of its words follows a space.
 */
export async function selectRecordsByName(db: Db, word: string): Promise<string[]> {
  const tables = SEARCHED_TABLES.map(
    ({ table, idColumn, name, searchedCondition = 'true' }) =>
      sql`select ${sql.ref(idColumn)}::text as id, ${sql.ref(name)} as name from ${sql.table(table)} where ${sql.raw(searchedCondition)}`,
  );
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(tables, sql` union all `)}) as named_records
    where translate(' ' || lower(name), '-/.(', '    ') like ${`% ${word}%`} limit ${sql.lit(RECORDS_FOUND_MAX)}`.execute(db);
  return rows.map(({ id }) => id);
}
