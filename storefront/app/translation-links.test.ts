import { expect, test } from 'vitest';
import { addTranslationLinks } from './translation-links.server.ts';

const link = (language: string, path: string) => `<link rel="alternate" hreflang="${language}" href="https://shop.example${path}"/>`;

test('an indexable page names itself in each language, whichever one it has', () => {
  for (const path of ['/best?page=2', '/rw/best?page=2']) {
    const canonical = `<link rel="canonical" href="https://shop.example${path}"/>`;
    expect(addTranslationLinks(`<head>${canonical}</head>`)).toBe(
      `<head>${canonical}${link('en', '/best?page=2')}${link('fr', '/fr/best?page=2')}${link('rw', '/rw/best?page=2')}${link('x-default', '/best?page=2')}</head>`,
    );
  }
});

test('a page without a canonical address names none', () => expect(addTranslationLinks('<head></head>')).toBe('<head></head>'));
