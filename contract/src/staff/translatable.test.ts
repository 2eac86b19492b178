import { expect, test } from 'vitest';
import {
  formatTranslationPrefix,
  parseTranslationId,
  TRANSLATABLE,
  TRANSLATED_PAGE_KINDS,
  type TranslatableField,
} from './translatable.ts';
import { parseTranslatedValue, TRANSLATION_LIMITS } from './translations.ts';

test('options and sizes are translated on the page of their product, and every other record on its own', () => {
  expect(TRANSLATED_PAGE_KINDS).toEqual(Object.keys(TRANSLATABLE).filter((kind) => !kind.startsWith('product-')));
});

test('the id of a translation is read back, also if the id of its record has a slash', () => {
  expect(parseTranslationId(`${formatTranslationPrefix('products', 'rice/toner')}name/rw`)).toEqual({
    kind: 'products',
    record_id: 'rice/toner',
    field: 'name',
    language: 'rw',
  });
  expect(parseTranslationId('poems/p1/text/rw')).toBeNull();
  expect(parseTranslationId('products/p1')).toBeNull();
});

const parse = (field: TranslatableField, value: unknown) => parseTranslatedValue(field, value).data;
const FACTS = { label: 'Facts', kind: 'labelled texts' } as const;

test('a value is checked by the kind of its field', () => {
  expect(parse({ label: 'Name', kind: 'line' }, ' Tona \n ituje ')).toBe('Tona ituje');
  expect(parse({ label: 'Text', kind: 'text' }, 'a \nb')).toBe('a\nb');
  expect(parse({ label: 'Text', kind: 'html' }, ' <p>a</p> ')).toBe('<p>a</p>');
  expect(parse(FACTS, [{ label: ' Ubunini ', value: ' 50 ml ' }])).toEqual([{ label: 'Ubunini', value: '50 ml' }]);
  expect(parse(FACTS, '50 ml')).toBeUndefined();
  expect(parse({ label: 'Name', kind: 'line' }, [{ label: 'a', value: 'b' }])).toBeUndefined();
  expect(parse({ label: 'Name', kind: 'line' }, 'x'.repeat(TRANSLATION_LIMITS.line + 1))).toBeUndefined();
});
