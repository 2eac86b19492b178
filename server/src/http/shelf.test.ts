import { expect, test } from 'vitest';
import { shelf } from './shelf.ts';

test('what is read again outlives a flood of what is read once', () => {
  const kept = shelf<string>(40);
  kept.put('home', 'home', 4);
  expect(kept.get('home')).toBe('home');
  for (let page = 0; page < 1000; page++) kept.put(`/${page}`, 'once', 1);
  expect(kept.get('home')).toBe('home');
  expect([kept.get('/0'), kept.get('/999')]).toEqual([undefined, 'once']);
});

test('its bytes are bounded, and the least recently read goes first', () => {
  const kept = shelf<number>(40);
  for (let page = 0; page < 100; page++) {
    kept.put(`/${page}`, page, 10);
    kept.get(`/${page}`);
    kept.get('/98');
  }
  const there = Array.from({ length: 100 }, (_, page) => kept.get(`/${page}`)).filter((page) => page !== undefined);
  expect(there).toEqual([97, 98, 99]);
});

test('what is larger than its room is not kept', () => {
  const kept = shelf<string>(40);
  kept.put('large', 'large', 50);
  expect(kept.get('large')).toBeUndefined();
});
