import { AVOIDABLE } from '@uruhu/contract/account';
import { describe, expect, test } from 'vitest';
import { findAvoidable, INGREDIENT_KINDS, INGREDIENTS } from './avoidable.ts';

const ALL = [...INGREDIENT_KINDS, ...INGREDIENTS];
const names = (query: string) => findAvoidable(ALL, query).map(({ label }) => label);

describe('the list of avoidable ingredients', () => {
  test('has every value of the filter, each with its own name', () => {
    expect(ALL.map(({ value }) => value).sort()).toEqual([...AVOIDABLE].sort());
    expect(new Set(ALL.map(({ label }) => label)).size).toBe(ALL.length);
  });

  test('is searched by plain names, official names and parts of them', () => {
    expect(names('vitamin c')).toEqual(['Vitamin C']);
    expect(names('ASCORBIC')).toEqual(['Vitamin C']);
    expect(names('snail')).toEqual(['Snail mucin']);
    expect(names('  tea   tree ')).toEqual(['Tea tree']);
    expect(names('oil')).toEqual(['Essential oils', 'Mineral oil']);
    expect(names('')).toHaveLength(ALL.length);
    expect(names('gold')).toEqual([]);
  });
});
