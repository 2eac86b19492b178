/** Where the English texts stand that can be translated: a query for all kinds alike, from the table of translatable fields. */
import { findTranslatableFields, TRANSLATED_KINDS, type TranslatedKind } from '@uruhu/contract/staff/translatable';
import { type RawBuilder, sql } from 'kysely';
import { SHOP_NOW } from '../../database/clock.ts';

type Source = {
  idColumn: string;
  /** The name of the record for staff. */
  title: RawBuilder<string>;
  /** The record on whose page staff translate this one; absent: the record itself. */
  page?: { kind: TranslatedKind; idColumn: string };
  /** Only these records are shown to shoppers now or later. */
  condition?: RawBuilder<boolean>;
};

const OPTION_OR_SIZE = { page: { kind: 'products', idColumn: 'product_id' }, condition: sql<boolean>`archived_at is null` } as const;

const SOURCES: Readonly<Record<TranslatedKind, Source>> = {
  products: { idColumn: 'product_id', title: sql`name`, condition: sql`status <> 'archived'` },
  'product-options': { idColumn: 'option_id', title: sql`name`, ...OPTION_OR_SIZE },
  'product-sizes': { idColumn: 'size_id', title: sql`name`, ...OPTION_OR_SIZE },
  categories: { idColumn: 'category_id', title: sql`name` },
  slides: { idColumn: 'slide_id', title: sql`title`, condition: sql`ends_at is null or ends_at > ${SHOP_NOW}` },
  'slide-texts': { idColumn: 'slide_text_id', title: sql`text`, condition: sql`ends_at is null or ends_at > ${SHOP_NOW}` },
  faqs: { idColumn: 'faq_id', title: sql`question`, condition: sql`ends_at is null or ends_at > ${SHOP_NOW}` },
  policies: {
    idColumn: 'policy_id',
    title: sql`policy`,
    // A text that another one has replaced stays in English, for those who agreed to it.
    condition: sql`not exists (select from policies later where later.policy = policies.policy
      and later.starts_at > policies.starts_at and later.starts_at <= ${SHOP_NOW})`,
  },
  'site-settings': { idColumn: 'id', title: sql`name` },
};

/** Which records: of one page of staff, or with these ids of one kind. */
export type EnglishScope = {
  page?: { kind: TranslatedKind; id: string };
  ids?: Readonly<Partial<Record<TranslatedKind, readonly string[]>>>;
};

function buildEnglishOfKind(kind: TranslatedKind, { page, ids }: EnglishScope): RawBuilder<unknown> {
  const { idColumn, title, page: pageOfKind = { kind, idColumn }, condition = sql`true` } = SOURCES[kind];
  const fields = Object.keys(findTranslatableFields(kind)).map((field, index) => sql`(${field}, ${index}, to_jsonb(${sql.ref(field)}))`);
  const isInScope = [
    ...(page ? [sql`${sql.ref(pageOfKind.idColumn)} = ${page.id}`] : []),
    ...(ids ? [sql`${sql.ref(idColumn)} = any(${ids[kind] ?? []})`] : []),
  ];
  return sql`select ${kind}::text as kind, ${sql.ref(idColumn)} as record_id, fields.field, fields.field_order, fields.english,
      md5(fields.english::text) as english_hash, ${title} as title,
      ${pageOfKind.kind}::text as page_kind, ${sql.ref(pageOfKind.idColumn)} as page_id
    from ${sql.table(kind.replaceAll('-', '_'))}
    cross join lateral (values ${sql.join(fields)}) as fields (field, field_order, english)
    where ${sql.join([sql`fields.english not in ('""', '[]')`, sql`(${condition})`, ...isInScope], sql` and `)}`;
}

export type EnglishRow = {
  kind: TranslatedKind;
  record_id: string;
  field: string;
  field_order: number;
  /** A text, or a list of labelled texts. */
  english: unknown;
  english_hash: string;
  title: string;
  page_kind: TranslatedKind;
  page_id: string;
};

/** The query of the English texts in scope that are not empty, as EnglishRow. */
export function buildEnglishQuery(scope: EnglishScope = {}): RawBuilder<EnglishRow> {
  const isInScope = (kind: TranslatedKind) =>
    (!scope.page || (SOURCES[kind].page?.kind ?? kind) === scope.page.kind) && (!scope.ids || (scope.ids[kind]?.length ?? 0) > 0);
  const kinds = TRANSLATED_KINDS.filter(isInScope);
  const parts = (kinds.length > 0 ? kinds : TRANSLATED_KINDS).map((kind) => buildEnglishOfKind(kind, scope));
  return sql<EnglishRow>`${sql.join(parts, sql` union all `)}`;
}
