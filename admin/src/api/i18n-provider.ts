/** The texts of react-admin's components, with the shop's own where theirs do not fit. */
import type { I18nProvider, TranslationMessages } from 'ra-core';
import english from 'ra-language-english';

type Tree = { [key: string]: string | Tree };

const OVERRIDES: Tree = {
  auth: { sign_in_error: 'The sign-in failed. Please try again.' },
  message: { unsaved_changes: 'You have changes that are not saved. Leave without them?' },
  notification: { http_error: 'The shop could not be reached. Please try again.' },
  page: { not_found: 'There is no such page' },
};

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const merge = (base: Tree, own: Tree): Tree =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(own)])].map((key) => {
      const [before, after] = [base[key], own[key]];
      return [key, isTree(before) && isTree(after) ? merge(before, after) : (after ?? before ?? '')];
    }),
  );

const findText = (messages: Tree, key: string): unknown =>
  key.split('.').reduce<unknown>((tree, part) => (isTree(tree) ? tree[part] : undefined), messages);

/** Fills `%{name}`, and chooses between 'one |||| many' by `smart_count`. */
export function fillText(text: string, values: Readonly<Record<string, unknown>>): string {
  const forms = text.split('||||');
  const form = forms[values.smart_count === undefined || values.smart_count === 1 ? 0 : forms.length - 1] ?? text;
  return form.trim().replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

export function createI18nProvider(messages: TranslationMessages = english): I18nProvider {
  const all = { ra: merge(messages.ra as unknown as Tree, OVERRIDES) };
  return {
    translate: (key, options = {}) => {
      const text = findText(all, key);
      // A key without a text is a text already: this language has no other.
      return fillText(typeof text === 'string' ? text : String(options._ ?? key), options);
    },
    changeLocale: async () => {},
    getLocale: () => 'en',
  };
}
