import { findTranslatableFields, type TranslatedValue } from '@uruhu/contract/staff/translatable';
import type { Db } from '../../database/db.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import { deleteTranslations, type TranslationPatch, upsertTranslations } from './queries.ts';

/** A text as it is stored. */
export type PreparedTranslation = TranslationPatch & { isPrepared: true };

/** The value as it is stored: HTML is cleaned; null where nothing is left. */
function prepareValue({ kind, field: key, value }: TranslationPatch): TranslatedValue | null {
  const field = findTranslatableFields(kind)[key];
  if (!field) throw new Error(`${kind} have no translatable field ${key}`);
  if (value === null || value.length === 0) return null;
  if (typeof value === 'string') return (field.kind === 'html' ? cleanHtml(value) : value) || null;
  return 'hasHtml' in field ? value.map(({ label, value: html }) => ({ label, value: cleanHtml(html) })) : value;
}

/** For a plan that is written later. @throws for a field that cannot be translated. */
export const prepareTranslation = (patch: TranslationPatch): PreparedTranslation => ({
  ...patch,
  value: prepareValue(patch),
  isPrepared: true,
});

/**
 * The one writer of translations: for the back office, files and the demo. A value of null, or an empty one, deletes the text, so that
 * shoppers read English. Values are of the field's kind, and each text comes once.
 *
 * @throws for a field that cannot be translated.
 */
export async function saveTranslations(trx: Db, patches: readonly (TranslationPatch | PreparedTranslation)[]): Promise<void> {
  const prepared = patches.map((patch) => ('isPrepared' in patch ? patch : prepareTranslation(patch)));
  const [kept, deleted] = [prepared.filter(({ value }) => value !== null), prepared.filter(({ value }) => value === null)];
  if (kept.length > 0) await upsertTranslations(trx, kept);
  if (deleted.length > 0) await deleteTranslations(trx, deleted);
}
