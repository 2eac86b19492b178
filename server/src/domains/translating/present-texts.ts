/** Presents texts with their translations for staff. */
import {
  findTranslatableFields,
  type TargetLanguage,
  TRANSLATED_KINDS,
  type TranslatableField,
  type TranslationState,
} from '@uruhu/contract/staff/translatable';
import type { TranslatedText, Translation } from '@uruhu/contract/staff/translations';
import type { TextRow } from './queries.ts';

type StateOfText = Pick<TextRow, 'english' | 'english_hash' | 'value' | 'translated_hash'>;

/** A list of another length than the English one is no translation of it, so shoppers read English. */
export const findState = ({ english, english_hash, value, translated_hash }: StateOfText): TranslationState => {
  if (value === null || (Array.isArray(value) && value.length !== english.length)) return 'missing';
  return translated_hash === english_hash ? 'complete' : 'outdated';
};

const presentTranslation = (row: TextRow): Translation => ({
  value: row.value,
  state: findState(row),
  version: row.version ?? 0,
  updated_at: row.updated_at?.toISOString() ?? null,
});

/** Presents the texts, those of the record itself before those of its options and sizes. */
export function presentTexts(rows: readonly TextRow[]): TranslatedText[] {
  const texts = [...Map.groupBy(rows, ({ kind, record_id, field }) => `${kind}/${record_id}/${field}`).values()].map((inLanguages) => {
    const { kind, record_id, field, title, page_kind, english, english_hash } = inLanguages[0] as TextRow;
    const declared = findTranslatableFields(kind)[field] as TranslatableField;
    return {
      kind,
      record_id,
      field,
      part: kind === page_kind ? null : title,
      label: declared.label,
      field_kind: declared.kind,
      has_html: declared.kind === 'html' || 'hasHtml' in declared,
      english,
      english_hash,
      translations: Object.fromEntries(inLanguages.map((row) => [row.language, presentTranslation(row)])) as Record<
        TargetLanguage,
        Translation
      >,
    };
  });
  return texts.toSorted((one, other) => TRANSLATED_KINDS.indexOf(one.kind) - TRANSLATED_KINDS.indexOf(other.kind));
}
