import { expect, test } from 'vitest';
import { chooseOrderId, findNextOrderId, findQueueAction } from './queue.ts';

const IDS = ['a', 'b', 'c'];

test('the page shows the order in the address if its payment still waits, else the order whose payment has waited longest', () => {
  expect(chooseOrderId(IDS, 'b')).toBe('b');
  expect(chooseOrderId(IDS, 'gone')).toBe('a');
  expect(chooseOrderId(IDS, null)).toBe('a');
  expect(chooseOrderId([], 'b')).toBeNull();
});

test('after the last payment, the queue starts again with the skipped ones', () => {
  expect(findNextOrderId(IDS, 'a')).toBe('b');
  expect(findNextOrderId(IDS, 'c')).toBe('a');
  expect(findNextOrderId(['a'], 'a')).toBeNull();
});

const createKeyPress = (key: string, changes = {}) => ({ key, repeat: false, ctrlKey: false, metaKey: false, altKey: false, ...changes });

test('Enter and C confirm, R rejects and S skips, also with caps lock', () => {
  expect(['Enter', 'c', 'C', 'r', 's', 'x', 'Tab'].map((key) => findQueueAction(createKeyPress(key)))).toEqual([
    'confirm',
    'confirm',
    'confirm',
    'reject',
    'skip',
    null,
    null,
  ]);
});

test('a held key and shortcuts of the browser do nothing', () => {
  expect(findQueueAction(createKeyPress('Enter', { repeat: true }))).toBeNull();
  expect(findQueueAction(createKeyPress('c', { ctrlKey: true }))).toBeNull();
  expect(findQueueAction(createKeyPress('r', { metaKey: true }))).toBeNull();
});
