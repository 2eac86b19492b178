import { expect, test } from 'vitest';
import { tries } from './tries.ts';

function atWill(options: Parameters<typeof tries>[0]) {
  const clock = { s: 0 };
  return { clock, allowed: tries(options, () => clock.s * 1000) };
}

test('so many at once, then one at a time, and refusals do not make it longer', () => {
  const { clock, allowed } = atWill({ max: 3, everySeconds: 10 });
  expect([1, 2, 3, 4, 5].map(() => allowed.take('a'))).toEqual([0, 0, 0, 10, 10]);
  clock.s = 4;
  expect(allowed.take('a')).toBe(6);
  clock.s = 10;
  expect([allowed.take('a'), allowed.take('a')]).toEqual([0, 10]);
  clock.s = 1000;
  expect([1, 2, 3, 4].map(() => allowed.take('a'))).toEqual([0, 0, 0, 10]);
});

test('each key has its own', () => {
  const { allowed } = atWill({ max: 1, everySeconds: 10 });
  expect([allowed.take('a'), allowed.take('b'), allowed.take('a')]).toEqual([0, 0, 10]);
});

test('what is given back may be tried again', () => {
  const { allowed } = atWill({ max: 1, everySeconds: 10 });
  allowed.take('a');
  allowed.giveBack('a');
  allowed.giveBack('a');
  expect([allowed.take('a'), allowed.take('a')]).toEqual([0, 10]);
});
