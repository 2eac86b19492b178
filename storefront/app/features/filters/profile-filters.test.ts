import type { BeautyProfile } from '@uruhu/contract/account';
import { describe, expect, test } from 'vitest';
import { applyProfile, isEmptyProfile, isProfileApplied, toProfileFilters } from './profile-filters.ts';

const EMPTY_PROFILE: BeautyProfile = { skin_type: '', skin_concern: [], avoided: [] };
const OILY_PROFILE: BeautyProfile = { skin_type: 'Oily', skin_concern: ['Acne', 'Visible pores'], avoided: ['fragrance', 'Retinol'] };

describe('filtering by a beauty profile', () => {
  test('uses skin type, concerns and avoided ingredients', () => {
    expect(toProfileFilters(OILY_PROFILE)).toEqual({
      skin_type: ['Oily'],
      skin_concern: ['Acne', 'Visible pores'],
      without: ['fragrance', 'Retinol'],
    });
  });

  test('leaves filters alone that the profile does not mention', () => {
    expect(applyProfile({ brand: ['Anua'], skin_type: ['Dry'], min_rwf: 5000 }, { ...EMPTY_PROFILE, skin_type: 'Oily' })).toEqual({
      brand: ['Anua'],
      skin_type: ['Oily'],
      min_rwf: 5000,
    });
    expect(applyProfile({ skin_concern: ['Acne'] }, EMPTY_PROFILE)).toEqual({ skin_concern: ['Acne'] });
  });

  test('is recognised as applied, with values in any order', () => {
    expect(isProfileApplied({}, OILY_PROFILE)).toBe(false);
    expect(isProfileApplied(applyProfile({ brand: ['Anua'] }, OILY_PROFILE), OILY_PROFILE)).toBe(true);
    expect(isProfileApplied({ ...toProfileFilters(OILY_PROFILE), without: ['Retinol', 'fragrance'] }, OILY_PROFILE)).toBe(true);
    expect(isProfileApplied({ ...toProfileFilters(OILY_PROFILE), without: ['Retinol'] }, OILY_PROFILE)).toBe(false);
  });

  test('is not offered for an empty profile', () => {
    expect(isEmptyProfile(EMPTY_PROFILE)).toBe(true);
    expect(isEmptyProfile(OILY_PROFILE)).toBe(false);
    expect(isEmptyProfile({ ...EMPTY_PROFILE, avoided: ['alcohol'] })).toBe(false);
  });
});
