/**
 * Texts of the catalogue and the content in other languages than English, which stands in the records themselves.
 *
 * To make another field translatable: name it in `contract/src/staff/translatable.ts` (a field of products in
 * `contract/src/staff/products/fields.ts`), and translate it where shoppers read its record. Staff, files and the search find it there.
 * Staff translate in the domain `translating`, because the snapshot of the catalogue imports this one.
 *
 * Triggers (database/migrations/0068-translations.sql, 0069-translation-times.sql): translations_version, translations_added_audit, translations_audit,
 * translations_added, translations_removed, translations_changed.
 */
export { buildEnglishQuery, type EnglishRow, type EnglishScope } from './english.ts';
export {
  copyTranslations,
  groupIds,
  lockAndCountChanged,
  selectTranslations,
  selectTranslationsOf,
  type TranslationKey,
  type TranslationPatch,
  type TranslationRow,
} from './queries.ts';
export { type PreparedTranslation, prepareTranslation, prepareTranslations, saveTranslations } from './save-translations.ts';
export { findText, listChosenRecords, readTexts, type Texts, toTexts, translateChoiceNames, translateRecord } from './translate.ts';
