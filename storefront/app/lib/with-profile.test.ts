import type { BeautyProfile } from '@uruhu/contract/account';
import { describe, expect, test } from 'vitest';
import { hasProfile, isEmptyProfile, profileFilters, withProfile } from './with-profile.ts';

const EMPTY: BeautyProfile = { skin_type: '', skin_concern: [], avoided: [] };
const OILY: BeautyProfile = { skin_type: 'Oily', skin_concern: ['Acne', 'Visible pores'], avoided: ['fragrance', 'Retinol'] };

describe('a beauty profile narrows a list', () => {
  test('by type, concerns and what is avoided', () => {
    expect(profileFilters(OILY)).toEqual({
      skin_type: ['Oily'],
      skin_concern: ['Acne', 'Visible pores'],
      without: ['fragrance', 'Retinol'],
    });
  });

  test('leaving alone what it says nothing of', () => {
    expect(withProfile({ brand: ['Anua'], skin_type: ['Dry'], min_rwf: 5000 }, { ...EMPTY, skin_type: 'Oily' })).toEqual({
      brand: ['Anua'],
      skin_type: ['Oily'],
      min_rwf: 5000,
    });
    expect(withProfile({ skin_concern: ['Acne'] }, EMPTY)).toEqual({ skin_concern: ['Acne'] });
  });

  test('once: what is narrowed by it already is known, in any order', () => {
    expect(hasProfile({}, OILY)).toBe(false);
    expect(hasProfile(withProfile({ brand: ['Anua'] }, OILY), OILY)).toBe(true);
    expect(hasProfile({ ...profileFilters(OILY), without: ['Retinol', 'fragrance'] }, OILY)).toBe(true);
    expect(hasProfile({ ...profileFilters(OILY), without: ['Retinol'] }, OILY)).toBe(false);
  });

  test('not at all, where nothing was told', () => {
    expect(isEmptyProfile(EMPTY)).toBe(true);
    expect(isEmptyProfile(OILY)).toBe(false);
    expect(isEmptyProfile({ ...EMPTY, avoided: ['alcohol'] })).toBe(false);
  });
});
