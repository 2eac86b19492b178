import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findJsonExcess, JSON_DEPTH_MAX } from './json-shape.ts';

const find = (json: string, values_max: number) => findJsonExcess(Buffer.from(json), values_max);
const nest = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('the values of JSON', () => {
  test.each([
    ['[]', 2],
    ['[1,2,3]', 4],
    ['{"a":1,"b":2}', 3],
    ['{"a":[1,{"b":"c,d"}]}', 5],
    [' [ 1 , 2 ] ', 3],
    ['["[,{\\",",",\\\\"]', 3],
  ])('in %s are %i', (json, values) => {
    expect([find(json, values), find(json, values - 1)]).toEqual([null, 'many']);
  });

  test('are at most counted once too often for each empty array or object, and never too few', () => {
    const countValues = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? 1 +
          Math.max(
            1,
            Object.values(value).reduce((sum: number, item) => sum + countValues(item), 0),
          )
        : 1;
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const values = countValues(value);
        expect(find(JSON.stringify(value), values)).toBeNull();
        if (values > 1) expect(find(JSON.stringify(value, null, 2), values - 1)).toBe('many');
      }),
    );
  });
});

describe('the depth of JSON', () => {
  test('may be 32', () => {
    expect([find(nest(JSON_DEPTH_MAX), 100), find(nest(JSON_DEPTH_MAX + 1), 100)]).toEqual([null, 'deep']);
    expect(find('{"a":'.repeat(JSON_DEPTH_MAX + 1), 100)).toBe('deep');
  });

  test('is that of the deepest place, not the number of arrays', () => {
    expect(find(`[${Array(50).fill('[1]').join(',')}]`, 1_000)).toBeNull();
  });

  test('does not count brackets in texts', () => {
    expect(find(`"${'['.repeat(100)}\\"${'{'.repeat(100)}"`, 5)).toBeNull();
  });
});

test.each(['', '"', '"\\', '[', ']', ']]]]', '{"a', ',', '\\"'])('the broken JSON %j is left to the parser', (json) => {
  expect(find(json, 10)).toBeNull();
});
