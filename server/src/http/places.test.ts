import { expect, test } from 'vitest';
import { places } from './places.ts';
import type { TryLater } from './try-later.ts';

/** Something that lasts until it is told to end. */
function lasting() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done'), fail: () => reject(new Error('broken')) };
}

const statusOf = (asked: Promise<unknown>) => asked.then(String, (error: TryLater) => error.statusCode);

test('one person has so many places, all together so many, and both are free again at the end', async () => {
  const inPlace = places({ all: 3, each: 2 });
  const [one, two, three] = [lasting(), lasting(), lasting()];
  const begun = [inPlace('aline', one.work), inPlace('aline', two.work), inPlace('keza', three.work)];
  expect(await statusOf(inPlace('aline', one.work))).toBe(429);
  expect(await statusOf(inPlace('diane', one.work))).toBe(503);
  one.end();
  two.fail();
  three.end();
  expect(await Promise.all(begun.map((each) => each.catch(() => 'failed')))).toEqual(['done', 'failed', 'done']);
  expect(await Promise.all(['aline', 'aline', 'keza'].map((who) => inPlace(who, async () => who)))).toEqual(['aline', 'aline', 'keza']);
});
