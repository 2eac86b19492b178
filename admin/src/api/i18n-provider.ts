/** The texts of react-admin's components, with the shop's own where theirs do not fit. */
import type { I18nProvider, TranslationMessages } from 'ra-core';
import english from 'ra-language-english';

type Messages = { [key: string]: string | Messages };

const OVERRIDES: Messages = {
  auth: { sign_in_error: 'The sign-in failed. Please try again.' },
  message: { unsaved_changes: 'You have changes that are not saved. Leave without them?' },
  notification: { http_error: 'The shop could not be reached. Please try again.' },
  page: { not_found: 'There is no such page' },
};

const isGroup = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

const merge = (base: Messages, overrides: Messages): Messages =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(overrides)])].map((key) => {
      const [baseValue, override] = [base[key], overrides[key]];
      return [key, isGroup(baseValue) && isGroup(override) ? merge(baseValue, override) : (override ?? baseValue ?? '')];
    }),
  );

const findText = (messages: Messages, key: string): unknown =>
  key.split('.').reduce<unknown>((group, name) => (isGroup(group) ? group[name] : undefined), messages);

/** Fills `%{name}`, and chooses between 'one |||| many' by `smart_count`. */
export function fillText(text: string, values: Readonly<Record<string, unknown>>): string {
  const pluralForms = text.split('||||');
  const pluralForm = pluralForms[values.smart_count === undefined || values.smart_count === 1 ? 0 : pluralForms.length - 1] ?? text;
  return pluralForm.trim().replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

export function createI18nProvider(messages: TranslationMessages = english): I18nProvider {
  const merged = { ra: merge(messages.ra as unknown as Messages, OVERRIDES) };
  return {
    translate: (key, options = {}) => {
      const text = findText(merged, key);
      // A key without a text is itself the English text, such as a notification of the shop.
      return fillText(typeof text === 'string' ? text : String(options._ ?? key), options);
    },
    changeLocale: async () => {},
    getLocale: () => 'en',
  };
}
