import { expect, test } from 'vitest';
import { formatTranslationPath, parseTranslationPath } from './translation-path.ts';

test.each(['rose-toner', 'rose:rw', 'a/b 1'])('the address of a record is read back: %s', (record_id) => {
  const page = { kind: 'products', record_id, language: 'rw' } as const;
  const [, , id = ''] = formatTranslationPath(page).split('/');
  expect(parseTranslationPath(decodeURIComponent(id))).toEqual(page);
});

test.each(['', 'products', 'products:a', 'products:a:en', 'poems:a:rw'])('another address is no page: %s', (id) => {
  expect(parseTranslationPath(id)).toBeNull();
});
