import { AVOIDABLE } from '@uruhu/contract/account';
import { describe, expect, test } from 'vitest';
import { findAvoidable, INGREDIENTS, KINDS } from './avoidable.ts';

const ALL = [...KINDS, ...INGREDIENTS];
const names = (query: string) => findAvoidable(ALL, query).map(({ label }) => label);

describe('what can be avoided', () => {
  test('is all that the shop can filter by, each with a name of its own', () => {
    expect(ALL.map(({ value }) => value).sort()).toEqual([...AVOIDABLE].sort());
    expect(new Set(ALL.map(({ label }) => label)).size).toBe(ALL.length);
  });

  test('is found by its plain name, its official one, and parts of them', () => {
    expect(names('vitamin c')).toEqual(['Vitamin C']);
    expect(names('ASCORBIC')).toEqual(['Vitamin C']);
    expect(names('snail')).toEqual(['Snail mucin']);
    expect(names('  tea   tree ')).toEqual(['Tea tree']);
    expect(names('oil')).toEqual(['Essential oils', 'Mineral oil']);
    expect(names('')).toHaveLength(ALL.length);
    expect(names('gold')).toEqual([]);
  });
});
