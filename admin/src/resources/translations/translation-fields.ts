/** The texts of a record as fields of a form, and what the form has changed as changes of texts. */
import { LANGUAGE_NAMES, TARGET_LANGUAGES, type TargetLanguage } from '@uruhu/contract/staff/translatable';
import type { TranslatedRecord, TranslatedText, TranslationChange } from '@uruhu/contract/staff/translations';
import type { Fields } from '#admin/forms/compare-records.ts';

export type LabelledText = { label: string; value: string };
type Value = TranslatedText['english'];

/** Names of a form's fields have no dots and brackets, which would lead into a value. */
const escapeName = (name: string): string => name.replace(/[^\w-]/g, (character) => `~${character.charCodeAt(0)}~`);
export const getFieldName = (
  { kind, record_id, field }: Pick<TranslatedText, 'kind' | 'record_id' | 'field'>,
  language: TargetLanguage,
): string => escapeName([kind, record_id, field, language].join('/'));
/** The field that says that an outdated text is still right. */
export const getConfirmationName = (fieldName: string): string => `${fieldName}_is_still_right`;

/** As many labelled texts as in English, empty where there is none. */
const alignTexts = (english: readonly LabelledText[], texts: readonly LabelledText[]): LabelledText[] =>
  english.map((_, index) => texts[index] ?? { label: '', value: '' });

const toFieldValue = (english: Value, value: Value | null): Value =>
  Array.isArray(english) ? alignTexts(english, Array.isArray(value) ? value : []) : typeof value === 'string' ? value : '';

type Source = Omit<TranslationChange, 'value'> & { english: Value };

const listSources = ({ texts }: TranslatedRecord): (Source & { name: string; value: Value | null })[] =>
  texts.flatMap((text) =>
    TARGET_LANGUAGES.map((language) => {
      const { kind, record_id, field, english, english_hash, translations } = text;
      const { version, value } = translations[language];
      return { name: getFieldName(text, language), kind, record_id, field, language, english, english_hash, version, value };
    }),
  );

/** `version`: what a change says of each text beside its value. Forms do not compare it. */
export function toFormFields(record: TranslatedRecord): Fields {
  const sources = listSources(record);
  return {
    ...Object.fromEntries(sources.map(({ name, english, value }) => [name, toFieldValue(english, value)])),
    ...Object.fromEntries(sources.map(({ name }) => [getConfirmationName(name), false])),
    version: Object.fromEntries(sources.map(({ name, value: _, ...source }) => [name, source])),
  };
}

const isEmptyText = ({ label, value }: LabelledText): boolean => label.trim() === '' && value.trim() === '';

/** What is saved of a field. A line that is left empty among others stays in English. */
export function toSavedValue(english: Value, value: Value): Value | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (value.every(isEmptyText)) return null;
  const fallbacks = Array.isArray(english) ? english : [];
  return value.map(({ label, value: text }, index) => ({
    label: label.trim() === '' ? (fallbacks[index]?.label ?? '') : label,
    value: text.trim() === '' ? (fallbacks[index]?.value ?? '') : text,
  }));
}

/** The changes of texts, from the changed fields of the form. `base`: the fields before the change. */
export function toChanges(changedFields: Fields, base: Fields): { name: string; change: TranslationChange }[] {
  const sources = base.version as Readonly<Record<string, Source>>;
  return Object.entries(sources).flatMap(([name, { english, ...source }]) => {
    if (!(name in changedFields) && changedFields[getConfirmationName(name)] !== true) return [];
    const value = toSavedValue(english, (changedFields[name] ?? base[name]) as Value);
    return [{ name, change: { ...source, value } }];
  });
}

const formatKey = ({ kind, record_id, field }: TranslatedText): string => `${kind}/${record_id}/${field}`;

/** The record with these texts as they are now. */
export function replaceTexts(record: TranslatedRecord, texts: readonly TranslatedText[]): TranslatedRecord {
  const byKey = new Map(texts.map((text) => [formatKey(text), text]));
  return { ...record, texts: record.texts.map((text) => byKey.get(formatKey(text)) ?? text) };
}

/** 'Name', 'Rose', 'Rose: Text'. */
export const describeText = ({ part, field, label }: Pick<TranslatedText, 'part' | 'field' | 'label'>): string => {
  if (part === null) return label;
  return field === 'name' ? part : `${part}: ${label}`;
};

/** The names of the form's fields in words: 'Description in French'. */
export const buildLabels = ({ texts }: TranslatedRecord): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts.flatMap((text) =>
      TARGET_LANGUAGES.flatMap((language) => {
        const [name, label] = [getFieldName(text, language), `${describeText(text)} in ${LANGUAGE_NAMES[language]}`];
        return [
          [name, label],
          [getConfirmationName(name), `${label} is still right`],
        ];
      }),
    ),
  );

/** How many texts of the record are missing or outdated in a language. */
export const countOpenTexts = ({ texts }: TranslatedRecord, language: TargetLanguage): number =>
  texts.filter(({ translations }) => translations[language].state !== 'complete').length;
