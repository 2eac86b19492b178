import { describe, expect, test } from 'vitest';
import { toPublicName } from './reviews.ts';

describe("a reviewer's public name", () => {
  test.each([
    ['Divine Uwase', 'Divine U.'],
    ['  Divine   Uwase  ', 'Divine U.'],
    ['Jean Claude Habimana', 'Jean H.'],
    ['Divine', 'Divine'],
    ['divine uwase', 'divine U.'],
    ['Émile Ñkurunziza', 'Émile Ñ.'],
    ['김 지수', '김 지.'],
    ['Divine (Didi) Uwase-Keza', 'Divine U.'],
    ['Divine 0788123456', 'Divine'],
    ["O'Neil d'Arc", "O'Neil D."],
  ])('of %j is %j', (name, shown) => {
    expect(toPublicName(name)).toBe(shown);
  });

  test.each(['divine@example.com', '+250788123456', '0788 123 456', '***', '   ', '👩🏾‍🦱 x'])('does not reveal %j', (name) => {
    expect(toPublicName(name)).toBe('A shopper');
  });

  test('is cut to its maximum length between characters', () => {
    expect(toPublicName('𝒜'.repeat(100))).toBe('𝒜'.repeat(30));
  });
});
