/**
 * What of the catalogue and the content can have a text in each language, by the kinds of the audit log. Browsers of staff load this file, so
 * it imports no schemas. What has no text in a language is shown in English.
 */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../languages.ts';
import type { Permission } from './permissions.ts';
import { findField, PRODUCT_FIELD_KEYS, PRODUCT_FIELDS } from './products/fields.ts';

/** `line` and `text` are plain; `html` is cleaned when it is saved. `hasHtml`: the values of the labelled texts are HTML. */
export type TranslatableField =
  | { label: string; kind: 'line' | 'text' | 'html' }
  | { label: string; kind: 'labelled texts'; hasHtml?: true };

type TranslatableKind = {
  /** What staff call a record of the kind. */
  label: string;
  fields: Readonly<Record<string, TranslatableField>>;
  /** The permission that changes the texts. */
  permission: Permission;
};

const PRODUCT_TEXTS = Object.fromEntries(
  PRODUCT_FIELD_KEYS.filter((key) => findField(key).isTranslatable).map((key) => [key, PRODUCT_FIELDS[key]]),
) as Readonly<Record<string, TranslatableField>>;

export const TRANSLATABLE = {
  products: { label: 'Product', permission: 'catalogue.write', fields: PRODUCT_TEXTS },
  'product-options': {
    label: 'Option',
    permission: 'catalogue.write',
    fields: { name: { label: 'Name', kind: 'line' }, description: { label: 'Text', kind: 'text' } },
  },
  'product-sizes': { label: 'Size', permission: 'catalogue.write', fields: { name: { label: 'Name', kind: 'line' } } },
  categories: { label: 'Category', permission: 'catalogue.write', fields: { name: { label: 'Name', kind: 'line' } } },
  slides: {
    label: 'Slide',
    permission: 'content.write',
    fields: {
      slug: { label: 'Small line', kind: 'line' },
      title: { label: 'Title', kind: 'line' },
      description: { label: 'Text', kind: 'text' },
      action: { label: 'Button', kind: 'line' },
    },
  },
  'slide-texts': { label: 'Announcement', permission: 'content.write', fields: { text: { label: 'Text', kind: 'line' } } },
  faqs: {
    label: 'Question',
    permission: 'content.write',
    fields: { question: { label: 'Question', kind: 'line' }, answer: { label: 'Answer', kind: 'html' } },
  },
  policies: { label: 'Policy', permission: 'content.write', fields: { html: { label: 'Text', kind: 'html' } } },
  'site-settings': {
    label: 'Settings',
    permission: 'settings.write',
    fields: { address: { label: 'Address', kind: 'line' }, other_networks: { label: 'How other networks pay', kind: 'text' } },
  },
} as const satisfies Readonly<Record<string, TranslatableKind>>;

export type TranslatedKind = keyof typeof TRANSLATABLE;
export const TRANSLATED_KINDS = Object.keys(TRANSLATABLE) as readonly TranslatedKind[];
export const findTranslatableFields = (kind: TranslatedKind): Readonly<Record<string, TranslatableField>> => TRANSLATABLE[kind].fields;

/** The languages into which English texts are translated. */
export type TargetLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;
export const TARGET_LANGUAGES = LANGUAGES.filter((language): language is TargetLanguage => language !== DEFAULT_LANGUAGE);

/** A text, or a list of labelled texts as long as the English one. */
export type TranslatedValue = string | { label: string; value: string }[];
