import { expect, test } from 'vitest';
import { listMessages } from './list-messages.ts';

const list = (source: string) => listMessages('screen.ts', source.replaceAll('#{', '$'.concat('{')));

test('a message is known by its key, with the values of a template in braces', () => {
  expect(list("export const title = 'Cart'; export const left = (count: number) => `Only #{count} left`;")).toEqual([
    { key: 'title', text: 'Cart', isExported: true, values: [] },
    { key: 'left', text: 'Only {count} left', isExported: true, values: ['0'] },
  ]);
});

test('the texts of an object have the names of the objects around them', () => {
  const source = "export const mails = { hello: { subject: 'Hello', 'other-key': () => 'You' } } satisfies Texts;";
  expect(list(source).map(({ key, text }) => [key, text])).toEqual([
    ['mails.hello.subject', 'Hello'],
    ['mails.hello.other-key', 'You'],
  ]);
});

test('a message has all its sentences, and none of the values that it compares', () => {
  expect(list("export const items = (kind: 'a' | 'b') => (kind === 'a' ? 'one item' : 'items');")[0]?.text).toBe('one item | items');
});

test('a constant that messages share is a message, one without words is not', () => {
  const keys = list("const END = 'please wait'; const SIZE = 3; export { other as again } from './other.ts';").map(({ key, text }) => [
    key,
    text,
  ]);
  expect(keys).toEqual([
    ['END', 'please wait'],
    ['again', ''],
  ]);
});

test('a message has the values that its text uses', () => {
  const source = 'export const a = (one: string, _two: string, { three, four: other }: Values) => `#{one} #{other}`;';
  expect(list(source)[0]?.values).toEqual(['0', '2.four']);
});
