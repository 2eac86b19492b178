/** Puts translated texts into records that shoppers read. */
import { DEFAULT_LANGUAGE, type Language } from '@uruhu/contract/languages';
import { findTranslatableFields, type TranslatedKind, type TranslatedValue } from '@uruhu/contract/staff/translatable';
import type { Db } from '../../database/db.ts';
import { selectTranslationsOf, type TranslationRow } from './queries.ts';

/** The texts of one language, by kind, id and field. */
export type Texts = ReadonlyMap<string, TranslatedValue>;

const formatKey = (kind: TranslatedKind, record_id: string, field: string) => `${kind}/${record_id}/${field}`;

export const toTexts = (rows: readonly TranslationRow[]): Texts =>
  new Map(rows.map(({ kind, record_id, field, value }) => [formatKey(kind, record_id, field), value]));

/** The texts of these records in a language; null for English, which the records have. */
export const readTexts = async (
  db: Db,
  language: Language,
  records: readonly { kind: TranslatedKind; record_id: string }[],
): Promise<Texts | null> =>
  language === DEFAULT_LANGUAGE || records.length === 0 ? null : toTexts(await selectTranslationsOf(db, records, language));

export const findText = <Value extends TranslatedValue = string>(
  texts: Texts | null,
  kind: TranslatedKind,
  record_id: string,
  field: string,
): Value | undefined => texts?.get(formatKey(kind, record_id, field)) as Value | undefined;

/** A product with the chosen option and size, as far as it has some. */
type Choice = { product_id: string; option_id: string | null; size_id: string | null };
type ChoiceNames = { name: string; option: string | null; size: string | null };

/** The records whose names a choice shows, to read their texts. */
export const listChosenRecords = ({ product_id, option_id, size_id }: Choice): { kind: TranslatedKind; record_id: string }[] => [
  { kind: 'products', record_id: product_id },
  ...(option_id === null ? [] : [{ kind: 'product-options' as const, record_id: option_id }]),
  ...(size_id === null ? [] : [{ kind: 'product-sizes' as const, record_id: size_id }]),
];

/** The names of a choice in the language of the texts, and the English one where there is none. */
export const translateChoiceNames = (texts: Texts | null, choice: Choice, english: ChoiceNames): ChoiceNames => ({
  name: findText(texts, 'products', choice.product_id, 'name') ?? english.name,
  option: (choice.option_id === null ? undefined : findText(texts, 'product-options', choice.option_id, 'name')) ?? english.option,
  size: (choice.size_id === null ? undefined : findText(texts, 'product-sizes', choice.size_id, 'name')) ?? english.size,
});

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/**
 * The value that shoppers read. Pages find labelled texts by their English labels, so those stay, and each text gets the label to show. A
 * list that is not as long as the English one is no translation of it: undefined.
 */
function combine(english: unknown, value: TranslatedValue): unknown {
  if (typeof value === 'string') return value;
  const items = english as readonly { label: string; value: string }[];
  if (items.length !== value.length) return undefined;
  return items.map((item, index) => ({
    label: item.label,
    shown_label: value[index]?.label || item.label,
    value: value[index]?.value || item.value,
  }));
}

/**
 * The record with its texts in a language. `untranslated` names the fields that it shows in English, for want of a text; absent where there
 * is none.
 */
export function translateRecord<RecordType extends object>(
  texts: Texts | null,
  kind: TranslatedKind,
  record_id: string,
  record: RecordType,
): RecordType & { untranslated?: string[] } {
  if (texts === null) return record;
  const shownFields = Object.keys(findTranslatableFields(kind)).filter((field) => field in record && !isEmpty(record[field as never]));
  const translated = shownFields.flatMap((field) => {
    const value = findText<TranslatedValue>(texts, kind, record_id, field);
    const shown = value === undefined ? undefined : combine(record[field as never], value);
    return shown === undefined ? [] : [[field, shown] as const];
  });
  const untranslated = shownFields.filter((field) => !translated.some(([name]) => name === field));
  return { ...record, ...Object.fromEntries(translated), ...(untranslated.length > 0 ? { untranslated } : {}) };
}
