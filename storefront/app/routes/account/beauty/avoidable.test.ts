import { AVOIDABLE_SUBSTANCES } from '@uruhu/contract/account';
import { describe, expect, test } from 'vitest';
import { findAvoidable, INGREDIENT_KINDS, INGREDIENTS } from './avoidable.ts';

const ALL = [...INGREDIENT_KINDS, ...INGREDIENTS];
const findLabels = (query: string) => findAvoidable(ALL, query).map(({ label }) => label);

describe('the list of avoidable ingredients', () => {
  test('has every value of the filter, each with its own name', () => {
    expect(ALL.map(({ value }) => value).sort()).toEqual([...AVOIDABLE_SUBSTANCES].sort());
    expect(new Set(ALL.map(({ label }) => label)).size).toBe(ALL.length);
  });

  test('is searched by plain names, official names and parts of them', () => {
    expect(findLabels('vitamin c')).toEqual(['Vitamin C']);
    expect(findLabels('ASCORBIC')).toEqual(['Vitamin C']);
    expect(findLabels('snail')).toEqual(['Snail mucin']);
    expect(findLabels('  tea   tree ')).toEqual(['Tea tree']);
    expect(findLabels('oil')).toEqual(['Essential oils', 'Mineral oil']);
    expect(findLabels('')).toHaveLength(ALL.length);
    expect(findLabels('gold')).toEqual([]);
  });
});
