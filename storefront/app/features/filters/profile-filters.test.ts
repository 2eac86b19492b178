import type { BeautyProfile } from '@uruhu/contract/account';
import { describe, expect, test } from 'vitest';
import { applyProfile, isEmptyProfile, isProfileApplied, toProfileFilters } from './profile-filters.ts';

const EMPTY: BeautyProfile = { skin_type: '', skin_concern: [], avoided: [] };
const OILY: BeautyProfile = { skin_type: 'Oily', skin_concern: ['Acne', 'Visible pores'], avoided: ['fragrance', 'Retinol'] };

describe('filtering by a beauty profile', () => {
  test('uses skin type, concerns and avoided ingredients', () => {
    expect(toProfileFilters(OILY)).toEqual({
      skin_type: ['Oily'],
      skin_concern: ['Acne', 'Visible pores'],
      without: ['fragrance', 'Retinol'],
    });
  });

  test('leaves filters alone that the profile does not mention', () => {
    expect(applyProfile({ brand: ['Anua'], skin_type: ['Dry'], min_rwf: 5000 }, { ...EMPTY, skin_type: 'Oily' })).toEqual({
      brand: ['Anua'],
      skin_type: ['Oily'],
      min_rwf: 5000,
    });
    expect(applyProfile({ skin_concern: ['Acne'] }, EMPTY)).toEqual({ skin_concern: ['Acne'] });
  });

  test('is recognised as applied, with values in any order', () => {
    expect(isProfileApplied({}, OILY)).toBe(false);
    expect(isProfileApplied(applyProfile({ brand: ['Anua'] }, OILY), OILY)).toBe(true);
    expect(isProfileApplied({ ...toProfileFilters(OILY), without: ['Retinol', 'fragrance'] }, OILY)).toBe(true);
    expect(isProfileApplied({ ...toProfileFilters(OILY), without: ['Retinol'] }, OILY)).toBe(false);
  });

  test('is not offered for an empty profile', () => {
    expect(isEmptyProfile(EMPTY)).toBe(true);
    expect(isEmptyProfile(OILY)).toBe(false);
    expect(isEmptyProfile({ ...EMPTY, avoided: ['alcohol'] })).toBe(false);
  });
});
