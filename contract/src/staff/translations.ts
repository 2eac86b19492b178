/** Translations of the catalogue and the content, as staff edit them. */
import { z } from 'zod';
import { formatFieldCode } from '../fields/field-code.ts';
import { time } from '../fields/list.ts';
import { boundedText, htmlText, id, idField, lineText, machineText, page, recordVersion } from '../fields/text.ts';
import { createDataListSchema, jsonFilter, perPage } from './lists.ts';
import {
  findTranslatableField,
  TARGET_LANGUAGES,
  type TargetLanguage,
  TRANSLATED_KINDS,
  TRANSLATED_PAGE_KINDS,
  TRANSLATION_STATES,
  type TranslatableField,
  type TranslatedKind,
} from './translatable.ts';

/** Longer than the English texts may be, because other languages need more words. */
export const TRANSLATION_LIMITS = {
  line: 400,
  text: 2_000,
  html: 60_000,
  label: 150,
  labelled_text: 8_000,
  labelled_texts: 20,
  changes: 500,
} as const;

const LIMITS = TRANSLATION_LIMITS;
const language = z.enum(TARGET_LANGUAGES as [TargetLanguage, ...TargetLanguage[]], formatFieldCode('choice_unknown'));
const kind = z.enum(TRANSLATED_KINDS as [TranslatedKind, ...TranslatedKind[]], formatFieldCode('choice_unknown'));
const pageKind = z.enum(TRANSLATED_PAGE_KINDS as [string, ...string[]], formatFieldCode('choice_unknown'));

// ── the list ──

const translatedPage = z.object({
  id: z.string().describe('Identifies the row in its list.'),
  kind,
  record_id: z.string(),
  title: z.string(),
  language,
  texts: z.int().describe('How many English texts the record has, with those of its options and sizes.'),
  missing: z.int().describe('How many of them have no text in this language, so that shoppers read English.'),
  outdated: z.int().describe('How many of them were translated from another English text than they have now.'),
  updated_at: time.nullable(),
});
export type TranslatedPage = z.infer<typeof translatedPage>;
export const translatedPages = createDataListSchema(translatedPage);

/** `importance`: slides, announcements, settings and categories, then products by their sales, then questions and policies. */
export const TRANSLATION_SORTS = ['importance', 'title', 'missing', 'outdated', 'updated_at'] as const;
export const translationQuery = z.object({
  page,
  perPage,
  sort: z.enum(TRANSLATION_SORTS).catch('importance'),
  order: z.enum(['ASC', 'DESC']).catch('ASC'),
  filter: jsonFilter(
    z.object({
      language: language.optional(),
      kind: pageKind.optional(),
      record_id: id.optional(),
      state: z.enum(TRANSLATION_STATES).optional(),
      /** A part of the title. */
      q: lineText(100).optional(),
    }),
  ),
});
export type TranslationQuery = z.output<typeof translationQuery>;

// ── one record ──

const value = z.union([z.string(), z.array(z.object({ label: z.string(), value: z.string() }))]);
const translation = z.object({
  value: value.nullable(),
  state: z.enum(TRANSLATION_STATES),
  version: z.int().describe('0: there is no text in this language.'),
  updated_at: time.nullable(),
});
const translatedText = z.object({
  kind,
  record_id: z.string(),
  field: z.string(),
  part: z.string().nullable().describe('The name of the option or size to which the text belongs; null for the record itself.'),
  label: z.string(),
  field_kind: z.enum(['line', 'text', 'html', 'labelled texts']),
  has_html: z.boolean().describe('Whether the text, or each of the labelled texts, is HTML.'),
  english: value,
  english_hash: z.string(),
  translations: z.object(
    Object.fromEntries(TARGET_LANGUAGES.map((name) => [name, translation])) as Record<TargetLanguage, typeof translation>,
  ),
});
export type TranslatedText = z.infer<typeof translatedText>;
export type Translation = z.infer<typeof translation>;

const translatedRecord = z.object({ kind, record_id: z.string(), title: z.string(), texts: z.array(translatedText) });
export type TranslatedRecord = z.infer<typeof translatedRecord>;
export const translatedRecordReply = z.object({ data: translatedRecord });
export const translatedRecordParams = z.object({
  kind,
  record_id: idField('translated_record_not_found'),
});

// ── changes ──

const createLabelledTexts = (text: z.ZodString) =>
  z.array(z.object({ label: lineText(LIMITS.label), value: text })).max(LIMITS.labelled_texts);
const html = htmlText(LIMITS.html);

function getValueSchema(field: TranslatableField) {
  if (field.kind === 'labelled texts')
    return createLabelledTexts('hasHtml' in field ? htmlText(LIMITS.labelled_text) : boundedText(LIMITS.labelled_text));
  return { line: lineText(LIMITS.line), text: boundedText(LIMITS.text), html }[field.kind];
}

/** Checks a value by the kind of its field. Returns the value as it is saved, or what is wrong with it. */
export const parseTranslatedValue = (field: TranslatableField, input: unknown) =>
  (getValueSchema(field) as z.ZodType<string | { label: string; value: string }[]>).safeParse(input);

/** One text in one language. `value` null, or empty: shoppers read English. `version`: that which the editor saw; 0 for none. */
const translationChange = z
  .object({
    kind,
    record_id: id,
    field: machineText(60),
    language,
    value: z.union([html, createLabelledTexts(htmlText(LIMITS.labelled_text)), z.null()]),
    english_hash: machineText(32)
      .regex(/^[0-9a-f]{32}$/, formatFieldCode('invalid_value'))
      .describe(
        'The `english_hash` of the English text that the editor saw. A text is saved again with another one where it is still right.',
      ),
    version: recordVersion,
  })
  .transform((change, context) => {
    const field = findTranslatableField(change.kind, change.field);
    const parsed = field && (change.value === null ? { success: true as const, data: null } : parseTranslatedValue(field, change.value));
    if (parsed?.success) return { ...change, value: parsed.data };
    if (!parsed) context.addIssue({ code: 'custom', path: ['field'], message: formatFieldCode('field_not_translatable') });
    else for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path: ['value', ...path], message });
    return z.NEVER;
  });
export type TranslationChange = z.output<typeof translationChange>;
export const saveTranslationsBody = z.object({ changes: z.array(translationChange).min(1).max(LIMITS.changes) });
/** The texts that were saved. */
export const savedTranslations = z.object({ data: z.array(translatedText) });
