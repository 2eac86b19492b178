import { getPathPrefix, LANGUAGES } from '@uruhu/contract/languages';
import { afterEach, describe, expect, test, vi } from 'vitest';

test.each(LANGUAGES)('the module of %s has its language and its prefix', async (language) => {
  const { LANGUAGE, PATH_PREFIX } = await import(`./languages/${language}.ts`);
  expect([LANGUAGE, PATH_PREFIX]).toEqual([language, getPathPrefix(language)]);
});

describe('in Kinyarwanda', () => {
  /** Loads a module as the build in Kinyarwanda does. */
  async function importInKinyarwanda<Module>(load: () => Promise<Module>): Promise<Module> {
    vi.resetModules();
    vi.doMock('#language', () => import('./languages/rw.ts'));
    return load();
  }
  afterEach(() => {
    vi.doUnmock('#language');
    vi.resetModules();
  });

  test('every path begins with the prefix', async () => {
    const { paths } = await importInKinyarwanda(() => import('#app/lib/paths.ts'));
    expect(paths.home()).toBe('/rw');
    expect(paths.product('a b', { option: 'o1' })).toBe('/rw/product/a%20b?option=o1');
    expect(paths.payOrder('1')).toBe('/rw/orders/1#pay');
    for (const [name, getPath] of Object.entries(paths))
      expect([name, getPath('x' as never)]).toEqual([name, expect.stringMatching(/^\/rw(\/|$)/)]);
  });

  test('a redirect after sign-in leads to the page in Kinyarwanda, and never to another site', async () => {
    const { toSafeRedirect } = await importInKinyarwanda(() => import('#app/features/session/safe-redirect.ts'));
    expect(['/cart?x=1#y', '/fr/cart', '/rw/cart', '/', '/fr'].map((target) => toSafeRedirect(target))).toEqual([
      '/rw/cart?x=1#y',
      '/rw/cart',
      '/rw/cart',
      '/rw',
      '/rw',
    ]);
    for (const target of ['/fr//evil.example', '/rw/%2f%2fevil.example', '/fr/%5cevil.example'])
      expect([target, toSafeRedirect(target)]).toEqual([target, target === '/fr//evil.example' ? '/rw/evil.example' : '/rw']);
  });

  test('a slide and a text of staff link to the page in Kinyarwanda, and to files and other sites as they are', async () => {
    const [{ getSlidePath }, { localizeLinks }] = await importInKinyarwanda(() =>
      Promise.all([import('#app/routes/home/slide-link.ts'), import('#app/ui/text/rich-text.tsx')]),
    );
    const links = ['/best', '/fr/best', 'https://test.example/fr/best?a=1', 'https://other.example/x', ''];
    expect(links.map((link) => getSlidePath(link, 'https://shop.example'))).toEqual([
      '/rw/best',
      '/rw/best',
      '/rw/best?a=1',
      '/rw/productspage',
      '/rw/productspage',
    ]);
    const [same, other] = ['<a href="/media/a.webp">', '<a href="https://x.example/best" rel="noopener noreferrer nofollow">'];
    expect(localizeLinks(`<p><a href="/best?a=1&amp;b=2">a</a>${same}${other}<a href="/">`)).toBe(
      `<p><a href="/rw/best?a=1&amp;b=2">a</a>${same}${other}<a href="/rw">`,
    );
  });
});
