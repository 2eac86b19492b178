/** The content's only SQL. */
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Reader = Transaction<Database>;

export const selectSettings = (trx: Reader) => trx.selectFrom('site_settings').selectAll().executeTakeFirst();

export const selectSlides = (trx: Reader) =>
  trx
    .selectFrom('slides')
    .select(['slide_id', 'image', 'image_tall', 'link', 'slug', 'title', 'description', 'action', 'dark_text'])
    .orderBy('position')
    .execute();

export const selectSlideTexts = (trx: Reader) =>
  trx.selectFrom('slide_texts').select(['slide_text_id', 'text']).orderBy('position').execute();
