import { describe, expect, it } from 'vitest';
import { brands } from '../catalogue/brands.ts';
import { diceFor } from './dice.ts';
import { type Situation, spokenShade } from './facts.ts';
import { mayBeSaid, readPhrases, say } from './grammar.ts';

const product = brands.flatMap(({ products }) => products).find(({ id }) => id === 'cosrx-advanced-snail-96-mucin-power-essence');
if (!product) throw new Error('the product of these tests is gone');
const situation: Situation = { product, person: { name: 'Keza I.', country: 'rw', man: false }, skin: 'Dry', age_days: 300 };

const only = (line: string) => {
  const [template] = readPhrases({ result: { good: line } });
  if (!template) throw new Error('no template');
  return template;
};
const everyWay = (line: string, at = situation) =>
  new Set(Array.from({ length: 200 }, (_, throwOf) => say(diceFor(`${throwOf}`), only(line), at)));

describe('a sentence', () => {
  it('is said in each of its ways', () => {
    expect(everyWay('[soft|calm] skin, [thanks|wow].')).toEqual(
      new Set(['Soft skin, thanks.', 'Soft skin, wow.', 'Calm skin, thanks.', 'Calm skin, wow.']),
    );
  });

  it('names what the product is, costs and comes in', () => {
    expect(everyWay('This {noun}, a {unit} of {volume} for {price}.')).toEqual(new Set(['This essence, a bottle of 100 ml for 21,500.']));
  });

  it('is not said where a word for it is missing', () => {
    expect(everyWay('{shade} is my colour.')).toEqual(new Set([undefined]));
    expect(everyWay('Better after {weeks}.', { ...situation, age_days: 3 })).toEqual(new Set([undefined]));
    expect(everyWay('{again} bottle.', { ...situation, age_days: 90 })).toEqual(new Set([undefined]));
  });

  it('is said only by whom it fits', () => {
    const beard = only('{?man} Soft beard.');
    expect(beard.text).toBe('Soft beard.');
    expect(mayBeSaid(beard, situation)).toBe(false);
    expect(mayBeSaid(beard, { ...situation, person: { ...situation.person, man: true } })).toBe(true);
    expect(mayBeSaid(only('{?dry} {?woman} Soft.'), situation)).toBe(true);
    expect(mayBeSaid(only('{?oily} Soft.'), situation)).toBe(false);
  });

  it('with a condition or a blank that nobody knows is refused', () => {
    expect(() => readPhrases({ result: { good: '{?martian} Soft.' } })).toThrow('{?martian}');
    expect(() => say(diceFor('x'), only('{nonsense}'), situation)).toThrow('{nonsense}');
  });
});

describe('a shade', () => {
  it.each([
    ['04 Ginger', 'Ginger'],
    ['#Overtake', 'Overtake'],
    ['No. 21 Light Beige', 'Light Beige'],
    ['21N Vanilla', 'Vanilla'],
    ['W01 Peach Chip', 'Peach Chip'],
    ['Taupe', 'Taupe'],
  ])('%s is spoken of as %s', (name, spoken) => {
    expect(spokenShade(name)).toBe(spoken);
  });
});
