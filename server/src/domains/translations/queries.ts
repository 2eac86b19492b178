/** SQL of translations. */
import type { TargetLanguage, TranslatedKind, TranslatedValue } from '@uruhu/contract/staff/translatable';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { buildEnglishQuery } from './english.ts';

export type TranslationKey = { kind: TranslatedKind; record_id: string; field: string; language: TargetLanguage };
/** `english_hash`: of the English text that was translated; absent: of the one that is there now. */
export type TranslationPatch = TranslationKey & { value: TranslatedValue | null; english_hash?: string | undefined };

export type TranslationRow = TranslationKey & { value: TranslatedValue };

const COLUMNS = ['kind', 'record_id', 'field', 'language', 'value'] as const;

/** All texts of these kinds, in all languages. */
export const selectTranslations = async (db: Db, kinds: readonly TranslatedKind[]): Promise<TranslationRow[]> =>
  (await db.selectFrom('translations').select(COLUMNS).where('kind', 'in', kinds).execute()) as TranslationRow[];

/** The texts of these records in a language, or in all. */
export const selectTranslationsOf = async (
  db: Db,
  records: readonly Pick<TranslationKey, 'kind' | 'record_id'>[],
  language?: TargetLanguage,
): Promise<TranslationRow[]> => {
  const { rows } = await sql<TranslationRow>`
    select kind, record_id, field, language, value from translations
    join jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as wanted (kind text, record_id text) using (kind, record_id)
    ${language ? sql`where language = ${language}` : sql``}`.execute(db);
  return rows;
};

/** The ids of the records by their kinds. */
export const groupIds = (patches: readonly Pick<TranslationKey, 'kind' | 'record_id'>[]) =>
  Object.fromEntries(
    [...Map.groupBy(patches, ({ kind }) => kind)].map(([kind, ofKind]) => [kind, [...new Set(ofKind.map(({ record_id }) => record_id))]]),
  );

/**
 * Writes texts that are clean. Ignores those whose English text is empty or not there. Each key comes once. Returns the keys of texts that
 * were there already and are other ones now.
 */
export async function upsertTranslations(trx: Db, patches: readonly TranslationPatch[]): Promise<TranslationKey[]> {
  const { rows } = await sql<TranslationKey & { is_new: boolean }>`
    insert into translations (kind, record_id, field, language, value, english_hash)
      select patch.kind, patch.record_id, patch.field, patch.language, patch.value, coalesce(patch.english_hash, english.english_hash)
      from jsonb_to_recordset(${JSON.stringify(patches)}::jsonb)
        as patch (kind text, record_id text, field text, language text, value jsonb, english_hash text)
      join (${buildEnglishQuery({ ids: groupIds(patches) })}) as english using (kind, record_id, field)
      order by kind, record_id, field, language
    on conflict (kind, record_id, field, language) do update
      set value = excluded.value, english_hash = excluded.english_hash, updated_at = now()
      where translations.value <> excluded.value or translations.english_hash <> excluded.english_hash
    returning kind, record_id, field, language, xmax = 0 as is_new`.execute(trx);
  return rows.filter(({ is_new }) => !is_new);
}

/** Copies the texts of records to new ones with the same English texts, with what they were translated from. */
export async function copyTranslations(
  trx: Db,
  copies: readonly { kind: TranslatedKind; from_id: string; to_id: string }[],
): Promise<void> {
  await sql`
    insert into translations (kind, record_id, field, language, value, english_hash)
      select kind, copy.to_id, field, language, value, english_hash
      from translations join jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as copy (kind text, from_id text, to_id text) using (kind)
      where record_id = copy.from_id
      -- A copied product has a name of its own.
      and not (kind = 'products' and field = 'name')
      order by kind, copy.to_id, field, language`.execute(trx);
}

/** Locks the texts with these keys, and counts those that are not as they were `seen`. */
export async function lockAndCountChanged(
  trx: Db,
  patches: readonly (TranslationKey & { seen?: TranslatedValue | null })[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with planned as (
      select * from jsonb_to_recordset(${JSON.stringify(patches)}::jsonb)
        as planned (kind text, record_id text, field text, language text, seen jsonb)
    ),
    current as (
      select translations.* from translations join planned using (kind, record_id, field, language)
      order by kind, record_id, field, language for update of translations
    )
    select count(*)::int as count from planned left join current using (kind, record_id, field, language)
    where current.value is distinct from planned.seen`.execute(trx);
  return rows[0]?.count ?? 0;
}

export const deleteTranslations = (trx: Db, keys: readonly TranslationKey[]) =>
  sql`delete from translations using jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as gone (kind text, record_id text, field text, language text)
    where translations.kind = gone.kind and translations.record_id = gone.record_id
      and translations.field = gone.field and translations.language = gone.language`.execute(trx);
