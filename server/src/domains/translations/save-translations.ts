import { hasVisibleText } from '@uruhu/contract/rules/clean-text';
import { findTranslatableField, type TranslatedValue } from '@uruhu/contract/staff/translatable';
import type { Db } from '../../database/db.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import { createPacer } from '../../lib/slices.ts';
import { deleteTranslations, type TranslationKey, type TranslationPatch, upsertTranslations } from './queries.ts';

/** A text as it is stored. `seen`: the value that was there when it was planned; absent where no one else can have changed it. */
export type PreparedTranslation = TranslationPatch & { isPrepared: true; seen?: TranslatedValue | null };

/** The value as it is stored: HTML is cleaned; null where nothing is left that shoppers could read. */
function prepareValue({ kind, field: key, value }: TranslationPatch): TranslatedValue | null {
  const field = findTranslatableField(kind, key);
  if (!field) throw new Error(`${kind} have no translatable field ${key}`);
  if (value === null) return null;
  if (typeof value === 'string') {
    const stored = field.kind === 'html' ? cleanHtml(value) : value;
    return hasVisibleText(stored) ? stored : null;
  }
  const items = 'hasHtml' in field ? value.map(({ label, value: html }) => ({ label, value: cleanHtml(html) })) : value;
  return items.some((item) => hasVisibleText(item.value)) ? items : null;
}

/** For a plan that is written later. @throws for a field that cannot be translated. */
export const prepareTranslation = (patch: TranslationPatch): PreparedTranslation => ({
  ...patch,
  value: prepareValue(patch),
  isPrepared: true,
});

/** Cleaning the longest text takes half a second, so that other requests get their responses between the texts. */
export async function prepareTranslations<Patch extends TranslationPatch>(
  patches: readonly Patch[],
): Promise<(Patch & PreparedTranslation)[]> {
  const prepared: (Patch & PreparedTranslation)[] = [];
  const pauseIfDue = createPacer();
  for (const patch of patches) {
    prepared.push({ ...patch, ...prepareTranslation(patch) });
    await pauseIfDue();
  }
  return prepared;
}

/**
 * The one writer of translations: for the back office, files and the demo. A value of null, or an empty one, deletes the text, so that
 * shoppers read English. Values are of the field's kind, and each text comes once. Returns the keys of texts that replaced other ones.
 *
 * @throws for a field that cannot be translated.
 */
export async function saveTranslations(trx: Db, patches: readonly (TranslationPatch | PreparedTranslation)[]): Promise<TranslationKey[]> {
  const prepared = patches.map((patch) => ('isPrepared' in patch ? patch : prepareTranslation(patch)));
  const [kept, deleted] = [prepared.filter(({ value }) => value !== null), prepared.filter(({ value }) => value === null)];
  if (deleted.length > 0) await deleteTranslations(trx, deleted);
  return kept.length > 0 ? upsertTranslations(trx, kept) : [];
}
