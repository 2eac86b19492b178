import { expect, test } from 'vitest';
import { chooseCurrent, findNext, readKey } from './queue.ts';

const IDS = ['a', 'b', 'c'];

test('the address keeps the place; a payment that no longer waits gives way to the one that has waited longest', () => {
  expect(chooseCurrent(IDS, 'b')).toBe('b');
  expect(chooseCurrent(IDS, 'gone')).toBe('a');
  expect(chooseCurrent(IDS, null)).toBe('a');
  expect(chooseCurrent([], 'b')).toBeNull();
});

test('after the last payment come those that were skipped', () => {
  expect(findNext(IDS, 'a')).toBe('b');
  expect(findNext(IDS, 'c')).toBe('a');
  expect(findNext(['a'], 'a')).toBeNull();
});

const press = (key: string, more = {}) => ({ key, repeat: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('each key does one thing, also with caps lock', () => {
  expect(['Enter', 'c', 'C', 'r', 's', 'x', 'Tab'].map((key) => readKey(press(key)))).toEqual([
    'confirm',
    'confirm',
    'confirm',
    'reject',
    'skip',
    null,
    null,
  ]);
});

test('a held key confirms nothing more, and shortcuts of the browser stay its own', () => {
  expect(readKey(press('Enter', { repeat: true }))).toBeNull();
  expect(readKey(press('c', { ctrlKey: true }))).toBeNull();
  expect(readKey(press('r', { metaKey: true }))).toBeNull();
});
