import { expect, test } from 'vitest';
import { createI18nProvider, fillText } from './i18n-provider.ts';

test.each([
  ['%{count} orders', { count: 3 }, '3 orders'],
  ['One order |||| %{smart_count} orders', { smart_count: 1 }, 'One order'],
  ['One order |||| %{smart_count} orders', { smart_count: 0 }, '0 orders'],
  ['Delete %{name}', {}, 'Delete'],
])('the text “%s” is filled with %j', (text, values, filled) => {
  expect(fillText(text, values).trim()).toBe(filled);
});

test('the shop’s texts replace those of react-admin, and a sentence that is no key stays as it is', () => {
  const { translate } = createI18nProvider();
  expect(translate('ra.message.unsaved_changes')).toContain('not saved');
  expect(translate('ra.action.save')).toBe('Save');
  expect(translate('Your session has ended. Please sign in again.')).toBe('Your session has ended. Please sign in again.');
  expect(translate('ra.no.such.key', { _: 'Otherwise' })).toBe('Otherwise');
});
