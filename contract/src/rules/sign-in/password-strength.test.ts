import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimatePasswordStrength, STRENGTHS } from './password-strength.ts';

describe('the strength of a password', () => {
  test.each([
    ['', 'weak'],
    ['abc', 'weak'],
    ['password', 'weak'],
    ['P@ssw0rd2026!', 'weak'],
    ['iloveyou123', 'weak'],
    ['rwanda-2026', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['abababababababab', 'weak'],
    ['1234567890', 'weak'],
    ['qwertyuiop', 'weak'],
    ['zyxwvutsrq', 'weak'],
    ['ikaze bwiza', 'good'],
    ['tmqxbvyd', 'fair'],
    ['tmqxbvyd9K', 'good'],
    ['akazi keza gatuma nishima', 'strong'],
    ['uR9!fk2_Qz7#', 'strong'],
  ] as const)('%j is %s', (password, strength) => expect(estimatePasswordStrength(password)).toBe(strength));

  test('a name of the shopper in her password adds no strength, because an attacker may know it', () => {
    expect(estimatePasswordStrength('kezaingabire')).toBe('good');
    expect(estimatePasswordStrength('kezaingabire', ['KezaIngabire'])).toBe('weak');
    expect(estimatePasswordStrength('K3zaIngabir3', ['kezaingabire'])).toBe('weak');
    expect(estimatePasswordStrength('tmqxbvyd9K', ['', 'ab'])).toBe('good');
  });

  test('repeating a password adds no strength', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme-ascii' }), fc.integer({ min: 20, max: 60 }), (piece, times) => {
        expect(estimatePasswordStrength(piece.repeat(times))).toBe('weak');
      }),
      { examples: [['sS ', 20]] },
    );
  });

  test('every text gets a strength', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), fc.array(fc.string(), { maxLength: 3 }), (password, knownTexts) => {
        expect(STRENGTHS).toContain(estimatePasswordStrength(password, knownTexts));
      }),
    );
  });
});
