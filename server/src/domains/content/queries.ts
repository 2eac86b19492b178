/** SQL of the content that shoppers read. */
import { type SqlBool, sql, type Transaction } from 'kysely';
import { SHOP_NOW } from '../../database/clock.ts';
import type { Database } from '../../database/schema.ts';

type Trx = Transaction<Database>;

const IS_SHOWN = sql<SqlBool>`(starts_at is null or starts_at <= ${SHOP_NOW}) and (ends_at is null or ends_at > ${SHOP_NOW})`;

/** `is_delivery_free`: whether delivery is free now, by the setting and its dates. */
export const selectSettings = (trx: Trx) =>
  trx.selectFrom('site_settings').selectAll().select(sql<boolean>`is_delivery_free()`.as('is_delivery_free')).executeTakeFirst();

export const selectSlides = (trx: Trx) =>
  trx
    .selectFrom('slides')
    .select(['slide_id', 'image', 'image_tall', 'link', 'slug', 'title', 'description', 'action', 'dark_text'])
    .where(IS_SHOWN)
    .orderBy('position')
    .orderBy('slide_id')
    .execute();

export const selectSlideTexts = (trx: Trx) =>
  trx.selectFrom('slide_texts').select(['slide_text_id', 'text']).where(IS_SHOWN).orderBy('position').orderBy('slide_text_id').execute();

export const selectFaqs = (trx: Trx) =>
  trx.selectFrom('faqs').select(['faq_id', 'question', 'answer']).where(IS_SHOWN).orderBy('position').orderBy('faq_id').execute();

/** The text of each policy that applies now. */
export const selectPolicyTexts = (trx: Trx) =>
  trx
    .selectFrom('policies')
    .select(['policy_id', 'policy', 'html'])
    .distinctOn('policy')
    .where('starts_at', '<=', SHOP_NOW)
    .orderBy('policy')
    .orderBy('starts_at', 'desc')
    .execute();

/** Milliseconds until the next content starts or ends, or free delivery does; null if none does. */
export async function selectMsToNextChange(trx: Trx): Promise<number | null> {
  const { rows } = await sql<{ wait_ms: number | null }>`
    select ceil(extract(epoch from min(changes_at) - ${SHOP_NOW}) * 1000)::float8 as wait_ms
    from (
      select starts_at as changes_at from slides union all select ends_at from slides
      union all select starts_at from slide_texts union all select ends_at from slide_texts
      union all select starts_at from faqs union all select ends_at from faqs
      union all select starts_at from policies
      union all select free_shipping_from from site_settings union all select free_shipping_until from site_settings
    ) as times where changes_at > ${SHOP_NOW}`.execute(trx);
  return rows[0]?.wait_ms ?? null;
}
