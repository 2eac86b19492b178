/** The texts and translations that staff see, in SQL. */
import {
  TARGET_LANGUAGES,
  type TargetLanguage,
  type TranslatedKind,
  type TranslatedPageKind,
  type TranslatedValue,
} from '@uruhu/contract/staff/translatable';
import type { TranslationQuery } from '@uruhu/contract/staff/translations';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { buildEnglishQuery, type EnglishRow, type EnglishScope, type TranslationKey } from '../translations/translations.ts';

export type PageRow = {
  kind: TranslatedPageKind;
  record_id: string;
  title: string;
  language: TargetLanguage;
  texts: number;
  missing: number;
  outdated: number;
  updated_at: string | null;
};

const STATE_CONDITIONS = {
  missing: sql`missing > 0`,
  outdated: sql`outdated > 0`,
  complete: sql`missing = 0 and outdated = 0`,
} as const;

/** What every shopper reads comes before the products, the most sold ones of which are first. */
const KINDS_BY_IMPORTANCE: readonly TranslatedPageKind[] = [
  'slides',
  'slide-texts',
  'site-settings',
  'categories',
  'products',
  'faqs',
  'policies',
];
const IMPORTANCE = sql`array_position(${KINDS_BY_IMPORTANCE}::text[], kind), sold_count desc nulls last`;
const LANGUAGE_ORDER = sql`array_position(${TARGET_LANGUAGES}::text[], language)`;

function buildPageOrder({ sort, order }: Pick<TranslationQuery, 'sort' | 'order'>): RawBuilder<unknown> {
  const direction = order === 'ASC' ? sql`asc nulls first` : sql`desc nulls last`;
  const byTitle = sql`lower(title), record_id, ${LANGUAGE_ORDER}`;
  if (sort === 'importance') return sql`${IMPORTANCE}, ${byTitle}`;
  if (sort === 'title') return sql`lower(title) ${direction}, record_id, ${LANGUAGE_ORDER}`;
  return sql`${sql.ref(sort)} ${direction}, ${byTitle}`;
}

/** Shoppers read English where a list has another length than the English one (translations/translate.ts). */
const HAS_OTHER_COUNT = sql<SqlBool>`case when jsonb_typeof(translations.value) = 'array'
  then jsonb_array_length(translations.value) <> jsonb_array_length(english.english) else false end`;

/** A page of the records of these kinds, each in each language. `kinds` is not empty. */
export async function selectTranslatedPages(
  db: Db,
  kinds: readonly TranslatedKind[],
  { page, perPage, sort, order, filter: { kind, record_id, language, state, q } }: TranslationQuery,
): Promise<{ rows: PageRow[]; total: number }> {
  const scope: EnglishScope = kind && record_id ? { page: { kind: kind as TranslatedPageKind, id: record_id } } : { kinds };
  const conditions = [
    ...(record_id === undefined ? [] : [sql`record_id = ${record_id}`]),
    ...(state === undefined ? [] : [STATE_CONDITIONS[state]]),
    ...(q ? [sql`position(lower(${q}) in lower(title)) > 0`] : []),
  ];
  const { rows } = await sql<{ rows: PageRow[]; total: number }>`
    with pages as (
      select page_kind as kind, page_id as record_id, language, max(title) filter (where english.kind = page_kind) as title,
        count(*)::int as texts, count(*) filter (where translations.value is null or ${HAS_OTHER_COUNT})::int as missing,
        count(*) filter (where translations.english_hash <> english.english_hash and not ${HAS_OTHER_COUNT})::int as outdated, max(translations.updated_at) as updated_at
      from (${buildEnglishQuery(scope)}) as english
      cross join unnest(${language ? [language] : TARGET_LANGUAGES}::text[]) as languages (language)
      left join translations using (kind, record_id, field, language)
      group by page_kind, page_id, language
    ),
    found as (select * from pages where ${sql.join([sql`title is not null`, ...conditions], sql` and `)}),
    ordered as (
      select found.*, row_number() over (order by ${buildPageOrder({ sort, order })}) as place
      from found left join product_sales on found.kind = 'products' and product_sales.product_id = found.record_id
    )
    select (select count(*)::int from found) as total,
      coalesce((select jsonb_agg(to_jsonb(ordered) - 'place' order by place) from ordered
        where place > ${(page - 1) * perPage} and place <= ${page * perPage}), '[]') as rows`.execute(db);
  return rows[0] ?? { rows: [], total: 0 };
}

/** An English text with its translation into one language; `version` null: there is none. */
export type TextRow = Omit<EnglishRow, 'english'> & {
  english: TranslatedValue;
  language: TargetLanguage;
  value: TranslatedValue | null;
  translated_hash: string | null;
  version: number | null;
  updated_at: Date | null;
};

/** The English texts in scope, each with its text in each language. */
export async function selectTexts(db: Db, scope: EnglishScope): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    select english.*, language, translations.value, translations.english_hash as translated_hash, version, updated_at
    from (${buildEnglishQuery(scope)}) as english
    cross join unnest(${TARGET_LANGUAGES}::text[]) with ordinality as languages (language, language_order)
    left join translations using (kind, record_id, field, language)
    order by position, record_id, field_order, language_order`.execute(db);
  return rows;
}

/** The page on which staff translate a record; undefined where it has no English text. */
export async function selectPageOf(
  db: Db,
  kind: TranslatedKind,
  record_id: string,
): Promise<Pick<EnglishRow, 'page_kind' | 'page_id'> | undefined> {
  const { rows } = await sql<Pick<EnglishRow, 'page_kind' | 'page_id'>>`
    select page_kind, page_id from (${buildEnglishQuery({ ids: { [kind]: [record_id] } })}) as english limit 1`.execute(db);
  return rows[0];
}

/** Locks the texts with these keys, and returns their versions. A text that is not there has no row. */
export async function lockTranslations(trx: Db, keys: readonly TranslationKey[]): Promise<(TranslationKey & { version: number })[]> {
  const { rows } = await sql<TranslationKey & { version: number }>`
    select kind, record_id, field, language, version from translations
    join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as wanted (kind text, record_id text, field text, language text)
      using (kind, record_id, field, language)
    order by kind, record_id, field, language for update of translations`.execute(trx);
  return rows;
}
