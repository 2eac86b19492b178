import { expect, test } from 'vitest';
import { askedFrom, isPlain, type ListKind, listQuery } from './asked.ts';
import { paths } from './paths.ts';

const KIND: ListKind = { sorts: ['new', 'best'], perPage: 24 };
const asked = (text: string) => askedFrom(new URLSearchParams(text), KIND);

test('what is the default is not named', () => {
  expect(asked('sort=new&perPage=24&page=1')).toEqual({ q: '', page: 1, chosen: {} });
  expect(asked('sort=best&perPage=48&page=2')).toEqual({ q: '', page: 2, sort: 'best', perPage: 48, chosen: {} });
});

test.each(['sort=drop+table', 'perPage=999999', 'page=abc', 'sort=&perPage=&page='])('%j asks for nothing special', (text) => {
  expect(isPlain(asked(text))).toBe(true);
  expect(asked(text).page).toBe(1);
});

test('a search is trimmed and of bounded length', () => {
  expect(asked('q=++rice++').q).toBe('rice');
  expect(asked(`q=${'x'.repeat(10_000)}`).q).toHaveLength(200);
});

test('an address asks for what it was made from', () => {
  const text = 'q=rice+toner&concern=Acne&concern=Soothing&b=Anua&min=5000&max=20000&sort=best&perPage=48&page=3';
  const address = paths.search(listQuery(asked(text), { page: 3 }));
  expect(asked(address.split('?')[1] ?? '')).toEqual(asked(text));
});

test('another choice begins at the first page', () => {
  expect(paths.search(listQuery(asked('q=rice&page=3'), { sort: 'best' }))).toBe('/search?q=rice&sort=best');
});

test('a list that is searched, narrowed, sorted or resized is not the plain one', () => {
  expect(['q=a', 'tag=HOT+DEAL', 'min=5', 'sort=best', 'perPage=12'].map((text) => isPlain(asked(text)))).toEqual(Array(5).fill(false));
});
