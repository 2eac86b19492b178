import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countTypingMistakes } from '../../lib/typing-mistakes.ts';
import { listQueryWords, listWrittenWords, readQueryText, stem, stripMarkup } from './words.ts';

describe('the words of a text', () => {
  test.each([
    ['Relief Sun: SPF50+ PA++++', ['relief', 'sun', 'spf', '50', 'pa4']],
    ['N.M.F & I.P.I', ['nmf', 'ipi']],
    ['n m f mask, vitamin c e', ['nmf', 'mask', 'vitamin', 'c', 'e']],
    ["A'pieu I’m", ['apieu', 'im']],
    ["Huile d'argan", ['huile', 'd', 'argan']],
    ["amavuta y’izuba, isabune y'umusatsi", ['amavuta', 'y', 'izuba', 'isabune', 'y', 'umusatsi']],
    ["uruhu rw'amavuta", ['uruhu', 'rwamavuta']],
    ['Crème à lèvres', ['creme', 'a', 'levres']],
    ['Rødhåret Straße cœur', ['rodharet', 'strasse', 'coeur']],
    ['Vitamin C 21.5%, 2X 3CE', ['vitamin', 'c', '21.5', '2x', '3ce']],
    ['100ml 1,5 g', ['100', 'ml', '1.5', 'g']],
    ['make-up rom&nd', ['make', 'up', 'rom', 'nd']],
    ['COSRX™ Bond® ©', ['cosrx', 'bond']],
    ['1,2-Hexanediol', ['1.2', 'hexanediol']],
    ['병풀 蜗牛', ['병풀'.normalize('NFKD'), '蜗牛']],
  ])('%s is split into its words', (text, words) => {
    expect(listWrittenWords(text)).toEqual(words);
  });

  test.each([
    ['serums', 'serum'],
    ['essences', 'essence'],
    ['eye patches', 'eye patch'],
    ['masks', 'mask'],
    ['berries', 'berry'],
    ['moisturizers', 'moisturiser'],
    ['color', 'colour'],
    ['aging', 'ageing'],
    ['ampules', 'ampoule'],
    ['taches', 'tache'],
    ['mousses', 'mousse'],
    ['sk ii', 'sk 2'],
  ])('%s has the same stem as %s', (left, right) => {
    expect(left.split(' ').map(stem)).toEqual(right.split(' ').map(stem));
  });

  test.each([
    ['oil', 'oily'],
    ['glass', 'gla'],
    ['rice', 'ric'],
    ['is', 'i'],
  ])('%s has another stem than %s', (left, right) => {
    expect(stem(left)).not.toBe(stem(right));
  });

  test('markup is not searched', () => {
    expect(listWrittenWords(stripMarkup('<p class="serum">Rom&amp;nd&nbsp;tint</p>'))).toEqual(['rom', 'nd', 'tint']);
  });

  test('a query has at most twelve distinct words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
        const words = listQueryWords(readQueryText(text).words);
        expect(words.length).toBeLessThanOrEqual(12);
        expect(new Set(words.map(({ stem: wordStem }) => wordStem)).size).toBe(words.length);
      }),
    );
  });
});

describe('typing mistakes', () => {
  const wordArbitrary = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  const MISTAKES_MAX = 2;

  // More mistakes than the limit are not counted: the result is then the limit + 1.
  test.each([
    ['toner', 'toner', 0],
    ['tonr', 'toner', 1],
    ['toenr', 'toner', 1],
    ['tuner', 'toner', 1],
    ['nicainamde', 'niacinamide', 2],
    ['serum', 'mask', 3],
  ])('typing %s for %s counts as %i mistakes', (left, right, mistakes) => {
    expect(countTypingMistakes(left, right, MISTAKES_MAX)).toBe(mistakes);
  });

  test('are the same in both directions, and 0 only for the same word', () => {
    fc.assert(
      fc.property(wordArbitrary, wordArbitrary, fc.nat(4), (left, right, limit) => {
        const UNLIMITED = 20;
        const mistakes = countTypingMistakes(left, right, limit);
        expect(mistakes).toBe(countTypingMistakes(right, left, limit));
        expect(mistakes === 0).toBe(left === right);
        expect(mistakes).toBe(Math.min(limit + 1, countTypingMistakes(left, right, UNLIMITED)));
      }),
    );
  });
});
