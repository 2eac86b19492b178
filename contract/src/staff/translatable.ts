/**
 * What of the catalogue and the content can have a text in each language, by the kinds of the audit log. Browsers of staff load this file, so
 * it imports no schemas. What has no text in a language is shown in English.
 */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../languages.ts';
import { isAllowed, type Permission, type StaffRole } from './permissions.ts';
import { findField, PRODUCT_FIELD_KEYS, PRODUCT_FIELDS } from './products/fields.ts';

/** `line` and `text` are plain; `html` is cleaned when it is saved. `hasHtml`: the values of the labelled texts are HTML. */
export type TranslatableField =
  | { label: string; kind: 'line' | 'text' | 'html' }
  | { label: string; kind: 'labelled texts'; hasHtml?: true };

type TranslatableKind = {
  /** What staff call a record of the kind. */
  label: string;
  fields: Readonly<Record<string, TranslatableField>>;
  /** The kind of the record on whose page staff translate this one; absent: it has a page of its own. */
  page?: 'products';
  /** The permissions that read and change the texts. */
  readPermission: Permission;
  permission: Permission;
};

const OF_CATALOGUE = { readPermission: 'catalogue.read', permission: 'catalogue.write' } as const;
const OF_CONTENT = { readPermission: 'content.write', permission: 'content.write' } as const;

const PRODUCT_TEXTS = Object.fromEntries(
  PRODUCT_FIELD_KEYS.filter((key) => findField(key).isTranslatable).map((key) => [key, PRODUCT_FIELDS[key]]),
) as Readonly<Record<string, TranslatableField>>;

export const TRANSLATABLE = {
  products: { label: 'Product', ...OF_CATALOGUE, fields: PRODUCT_TEXTS },
  'product-options': {
    label: 'Option',
    page: 'products',
    ...OF_CATALOGUE,
    fields: { name: { label: 'Name', kind: 'line' }, description: { label: 'Text', kind: 'text' } },
  },
  'product-sizes': { label: 'Size', page: 'products', ...OF_CATALOGUE, fields: { name: { label: 'Name', kind: 'line' } } },
  categories: { label: 'Category', ...OF_CATALOGUE, fields: { name: { label: 'Name', kind: 'line' } } },
  slides: {
    label: 'Slide',
    ...OF_CONTENT,
    fields: {
      slug: { label: 'Small line', kind: 'line' },
      title: { label: 'Title', kind: 'line' },
      description: { label: 'Text', kind: 'text' },
      action: { label: 'Button', kind: 'line' },
    },
  },
  'slide-texts': { label: 'Announcement', ...OF_CONTENT, fields: { text: { label: 'Text', kind: 'line' } } },
  faqs: {
    label: 'Question',
    ...OF_CONTENT,
    fields: { question: { label: 'Question', kind: 'line' }, answer: { label: 'Answer', kind: 'html' } },
  },
  policies: { label: 'Policy', ...OF_CONTENT, fields: { html: { label: 'Text', kind: 'html' } } },
  'site-settings': {
    label: 'Settings',
    readPermission: 'settings.write',
    permission: 'settings.write',
    fields: { address: { label: 'Address', kind: 'line' }, other_networks: { label: 'How other networks pay', kind: 'text' } },
  },
} as const satisfies Readonly<Record<string, TranslatableKind>>;

export type TranslatedKind = keyof typeof TRANSLATABLE;
export const TRANSLATED_KINDS = Object.keys(TRANSLATABLE) as readonly TranslatedKind[];
export const findTranslatableFields = (kind: TranslatedKind): Readonly<Record<string, TranslatableField>> => TRANSLATABLE[kind].fields;
/** The field of this name; undefined where the kind has none that is translated. */
export const findTranslatableField = (kind: TranslatedKind, name: string): TranslatableField | undefined => {
  const fields = findTranslatableFields(kind);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
};
const findKind = (kind: TranslatedKind): TranslatableKind => TRANSLATABLE[kind];

/** The kinds whose records have a page on which staff translate them. */
export type TranslatedPageKind = Exclude<TranslatedKind, 'product-options' | 'product-sizes'>;
export const findPageKind = (kind: TranslatedKind): TranslatedPageKind => findKind(kind).page ?? (kind as TranslatedPageKind);
export const TRANSLATED_PAGE_KINDS = TRANSLATED_KINDS.filter((kind): kind is TranslatedPageKind => findPageKind(kind) === kind);

export const mayReadTranslations = (role: StaffRole, kind: TranslatedKind): boolean => isAllowed(role, findKind(kind).readPermission);
export const mayTranslate = (role: StaffRole, kind: TranslatedKind): boolean => isAllowed(role, findKind(kind).permission);

/** The languages into which English texts are translated. */
export type TargetLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;
export const TARGET_LANGUAGES = LANGUAGES.filter((language): language is TargetLanguage => language !== DEFAULT_LANGUAGE);
/** What staff call the languages. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'French', rw: 'Kinyarwanda' };

/** `missing`: shoppers read English. `outdated`: the English has changed since it was translated. */
export const TRANSLATION_STATES = ['missing', 'outdated', 'complete'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** A text, or a list of labelled texts as long as the English one. */
export type TranslatedValue = string | { label: string; value: string }[];

// ── the audit log ──

const SEPARATOR = '/';
const PATTERN = new RegExp(`^([a-z-]+)${SEPARATOR}(.*)${SEPARATOR}(\\w+)${SEPARATOR}([a-z]{2})$`, 's');

/** What the ids of the texts of a record begin with, in the audit log. */
export const formatTranslationPrefix = (kind: TranslatedKind, record_id: string): string => `${kind}${SEPARATOR}${record_id}${SEPARATOR}`;

/** The text that an entry of the audit log is about; null where this release does not know its kind. */
export function parseTranslationId(
  translation_id: string,
): { kind: TranslatedKind; record_id: string; field: string; language: string } | null {
  const [, name = '', record_id = '', field = '', language = ''] = PATTERN.exec(translation_id) ?? [];
  const kind = TRANSLATED_KINDS.find((known) => known === name);
  return kind === undefined ? null : { kind, record_id, field, language };
}
