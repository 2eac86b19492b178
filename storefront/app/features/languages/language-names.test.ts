import { expect, test } from 'vitest';
import { CLOSE_OFFER, LANGUAGE_NAMES, READ_IN_LANGUAGE } from './language-names.ts';

test('each language has its own name, and offers itself in its own words', () => {
  expect(LANGUAGE_NAMES).toMatchObject({ en: 'English', fr: 'Français', rw: 'Kinyarwanda' });
  expect(READ_IN_LANGUAGE).toMatchObject({ en: 'Read in English', fr: 'Lire en français', rw: 'Soma mu Kinyarwanda' });
  expect(CLOSE_OFFER).toMatchObject({ en: 'Close', fr: 'Fermer', rw: 'Funga' });
});
