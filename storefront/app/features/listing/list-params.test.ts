import { expect, test } from 'vitest';
import { paths } from '#app/lib/paths.ts';
import { isUnfiltered, type ListConfig, parseListParams, toListQuery } from './list-params.ts';

const CONFIG: ListConfig = { sorts: ['new', 'best'], perPage: 24 };
const parse = (text: string) => parseListParams(new URLSearchParams(text), CONFIG);

test('default values are left out', () => {
  expect(parse('sort=new&perPage=24&page=1')).toEqual({ q: '', page: 1, chosen: {} });
  expect(parse('sort=best&perPage=48&page=2')).toEqual({ q: '', page: 2, sort: 'best', perPage: 48, chosen: {} });
});

test.each(['sort=drop+table', 'perPage=999999', 'page=abc', 'sort=&perPage=&page='])(
  '%j is read as the list with default parameters',
  (text) => {
    expect(isUnfiltered(parse(text))).toBe(true);
    expect(parse(text).page).toBe(1);
  },
);

test('a search is trimmed and of bounded length', () => {
  expect(parse('q=++rice++').q).toBe('rice');
  expect(parse(`q=${'x'.repeat(10_000)}`).q).toHaveLength(200);
});

test('a URL is read back as the parameters it was built from', () => {
  const text = 'q=rice+toner&concern=Acne&concern=Soothing&b=Anua&min=5000&max=20000&sort=best&perPage=48&page=3';
  const url = paths.search(toListQuery(parse(text), { page: 3 }));
  expect(parse(url.split('?')[1] ?? '')).toEqual(parse(text));
});

test('changing the list goes back to the first page', () => {
  expect(paths.search(toListQuery(parse('q=rice&page=3'), { sort: 'best' }))).toBe('/search?q=rice&sort=best');
});

test('a list with a search, filter, sort order or page size is not the default list', () => {
  expect(['q=a', 'tag=HOT+DEAL', 'min=5', 'sort=best', 'perPage=12'].map((text) => isUnfiltered(parse(text)))).toEqual(
    Array(5).fill(false),
  );
});
