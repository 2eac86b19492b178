import { describe, expect, test } from 'vitest';
import { addShareTags, addStructuredData, addTranslationLinks } from './head.server.ts';

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

describe('the tags for messengers', () => {
  const TAGS = '<meta property="og:title" content="Rice &amp; Toner | Uruhu"/><meta property="og:site_name" content="Uruhu"/>';
  const CARD = '<meta property="og:image" content="https://shop.example/cards/toner-1.jpg"/>';
  const readTags = (html: string) =>
    [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"\/>/g)].map(([, name, content]) => [name, content]);

  test('name the language of a page, and the size and text of its card', () => {
    const html = addShareTags(`${TAGS}${CARD}<link rel="canonical" href="https://shop.example/fr/product/toner"/>`, {
      language: 'fr',
      origin: 'https://shop.example',
    });
    expect(readTags(html)).toEqual([
      ['og:title', 'Rice &amp; Toner | Uruhu'],
      ['og:site_name', 'Uruhu'],
      ['og:type', 'website'],
      ['og:locale', 'fr_FR'],
      ['twitter:card', 'summary_large_image'],
      ['og:image', 'https://shop.example/cards/toner-1.jpg'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Rice &amp; Toner | Uruhu'],
    ]);
  });

  test('give any other page the card of the shop', () => {
    const tags = readTags(addShareTags(TAGS, { language: 'rw', origin: 'https://shop.example' }));
    expect(tags).toContainEqual(['og:image', 'https://shop.example/cards/shop.jpg']);
    expect(tags).toContainEqual(['og:image:alt', 'Uruhu']);
  });

  test('are not added to a page without any', () =>
    expect(addShareTags('<head></head>', { language: 'en', origin: 'https://shop.example' })).toBe('<head></head>'));
});

test('text in structured data cannot end its script', () => {
  const name = `</script><script>alert(1)</script> <!-- \u2028 & "' $& $'`;
  const html = addStructuredData('<head></head>', { name });
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  const json = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ name });
  expect(addStructuredData('<head></head>', null)).toBe('<head></head>');
});
