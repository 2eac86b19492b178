/** Where the English texts stand that can be translated: a query for all kinds alike, from the table of translatable fields. */
import {
  findPageKind,
  findTranslatableFields,
  TRANSLATED_KINDS,
  type TranslatedKind,
  type TranslatedPageKind,
} from '@uruhu/contract/staff/translatable';
import { type RawBuilder, sql } from 'kysely';
import { SHOP_NOW } from '../../database/clock.ts';

type Source = {
  idColumn: string;
  /** The name of the record for staff. */
  title: RawBuilder<string>;
  /** The column of the record on whose page staff translate this one, and the place among the others on this page. */
  part?: { pageIdColumn: string; position: RawBuilder<number> };
  /** Only these records can be translated. */
  condition?: RawBuilder<boolean>;
  /** Shoppers see only these records, now or later, so the list of what is to be translated leaves out the others. */
  isShown?: RawBuilder<boolean>;
};

const hasNotEnded = sql<boolean>`ends_at is null or ends_at > ${SHOP_NOW}`;
const createPart = (table: 'product_options' | 'product_sizes', idColumn: string): Source => ({
  idColumn,
  title: sql`name`,
  part: { pageIdColumn: 'product_id', position: sql`position` },
  isShown: sql`archived_at is null and exists (select from products
    where products.product_id = ${sql.ref(`${table}.product_id`)} and products.status <> 'archived')`,
});

const SOURCES: Readonly<Record<TranslatedKind, Source>> = {
  products: { idColumn: 'product_id', title: sql`name`, isShown: sql`status <> 'archived'` },
  'product-options': createPart('product_options', 'option_id'),
  'product-sizes': createPart('product_sizes', 'size_id'),
  categories: { idColumn: 'category_id', title: sql`name` },
  slides: { idColumn: 'slide_id', title: sql`title`, isShown: hasNotEnded },
  'slide-texts': { idColumn: 'slide_text_id', title: sql`text`, isShown: hasNotEnded },
  faqs: { idColumn: 'faq_id', title: sql`question`, isShown: hasNotEnded },
  policies: {
    idColumn: 'policy_id',
    title: sql`policy`,
    // A text that another one has replaced stays in English, for those who agreed to it.
    condition: sql`not exists (select from policies later where later.policy = policies.policy
      and later.starts_at > policies.starts_at and later.starts_at <= ${SHOP_NOW})`,
  },
  'site-settings': { idColumn: 'id', title: sql`name` },
};

/** Which records: of one page of staff, with these ids, or all of these kinds that shoppers see. */
export type EnglishScope = {
  page?: { kind: TranslatedKind; id: string };
  ids?: Readonly<Partial<Record<TranslatedKind, readonly string[]>>>;
  kinds?: readonly TranslatedKind[];
};

function buildEnglishOfKind(kind: TranslatedKind, { page, ids }: EnglishScope): RawBuilder<unknown> {
  const { idColumn, title, part, condition = sql`true`, isShown = sql`true` } = SOURCES[kind];
  const pageIdColumn = part?.pageIdColumn ?? idColumn;
  const fields = Object.keys(findTranslatableFields(kind)).map((field, index) => sql`(${field}, ${index}, to_jsonb(${sql.ref(field)}))`);
  const isInScope = [
    ...(page ? [sql`${sql.ref(pageIdColumn)} = ${page.id}`] : []),
    ...(ids ? [sql`${sql.ref(idColumn)} = any(${ids[kind] ?? []})`] : []),
    ...(page || ids ? [] : [sql`(${isShown})`]),
  ];
  return sql`select ${kind}::text as kind, ${sql.ref(idColumn)} as record_id, fields.field, fields.field_order, fields.english,
      md5(fields.english::text) as english_hash, ${title} as title, ${part?.position ?? sql`0`} as position,
      ${findPageKind(kind)}::text as page_kind, ${sql.ref(pageIdColumn)} as page_id
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
  position: number;
  page_kind: TranslatedPageKind;
  page_id: string;
};

/** The query of the English texts in scope that are not empty, as EnglishRow. */
export function buildEnglishQuery(scope: EnglishScope = {}): RawBuilder<EnglishRow> {
  const isInScope = (kind: TranslatedKind) =>
    (!scope.page || findPageKind(kind) === scope.page.kind) &&
    (!scope.ids || (scope.ids[kind]?.length ?? 0) > 0) &&
    (!scope.kinds || scope.kinds.includes(kind));
  const kinds = TRANSLATED_KINDS.filter(isInScope);
  const parts = (kinds.length > 0 ? kinds : TRANSLATED_KINDS).map((kind) => buildEnglishOfKind(kind, scope));
  return sql<EnglishRow>`${sql.join(parts, sql` union all `)}`;
}
