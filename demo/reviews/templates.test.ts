import { describe, expect, it } from 'vitest';
import { brands } from '../catalogue/brands.ts';
import { createRandom } from './random.ts';
import { formatShadeName, type ReviewContext } from './slots.ts';
import { isAllowed, readPhrases, renderTemplate } from './templates.ts';

const product = brands.flatMap(({ products }) => products).find(({ id }) => id === 'cosrx-advanced-snail-96-mucin-power-essence');
if (!product) throw new Error('the catalogue no longer has the product of these tests');
const context: ReviewContext = { product, person: { name: 'Keza I.', country: 'rw', isMan: false }, skinType: 'Dry', days_on_sale: 300 };

/** Reads one line as a template. Its aspect and mood, 'result' and 'good', do not matter to these tests. */
const readTemplate = (line: string) => {
  const [template] = readPhrases({ result: { good: line } });
  if (!template) throw new Error('no template');
  return template;
};
const renderVariants = (line: string, inContext = context) =>
  new Set(Array.from({ length: 200 }, (_, seed) => renderTemplate(createRandom(`${seed}`), readTemplate(line), inContext)));

describe('a sentence template', () => {
  it('is rendered with each of its choices', () => {
    expect(renderVariants('[soft|calm] skin, [thanks|wow].')).toEqual(
      new Set(['Soft skin, thanks.', 'Soft skin, wow.', 'Calm skin, thanks.', 'Calm skin, wow.']),
    );
  });

  it('is filled with the product’s noun, unit, volume and price', () => {
    expect(renderVariants('This {noun}, a {unit} of {volume} for {price}.')).toEqual(
      new Set(['This essence, a bottle of 100 ml for 21,500.']),
    );
  });

  it('is skipped where a slot has no text', () => {
    // The product has no shades.
    expect(renderVariants('{shade} is my colour.')).toEqual(new Set([undefined]));
    // After 3 days no period of use has passed. After 90 days a second purchase is too early.
    expect(renderVariants('Better after {weeks}.', { ...context, days_on_sale: 3 })).toEqual(new Set([undefined]));
    expect(renderVariants('{nth} bottle.', { ...context, days_on_sale: 90 })).toEqual(new Set([undefined]));
  });

  it('is used only by authors who meet its conditions', () => {
    const templateForMen = readTemplate('{?man} Soft beard.');
    expect(templateForMen.text).toBe('Soft beard.');
    expect(isAllowed(templateForMen, context)).toBe(false);
    expect(isAllowed(templateForMen, { ...context, person: { ...context.person, isMan: true } })).toBe(true);
    expect(isAllowed(readTemplate('{?dry} {?woman} Soft.'), context)).toBe(true);
    expect(isAllowed(readTemplate('{?oily} Soft.'), context)).toBe(false);
  });

  it('with an unknown condition or slot is refused', () => {
    expect(() => readPhrases({ result: { good: '{?martian} Soft.' } })).toThrow('{?martian}');
    expect(() => renderTemplate(createRandom('x'), readTemplate('{nonsense}'), context)).toThrow('{nonsense}');
  });
});

describe('the name of a shade', () => {
  it.each([
    ['04 Ginger', 'Ginger'],
    ['#Overtake', 'Overtake'],
    ['No. 21 Light Beige', 'Light Beige'],
    ['21N Vanilla', 'Vanilla'],
    ['W01 Peach Chip', 'Peach Chip'],
    ['Taupe', 'Taupe'],
  ])('%s becomes %s', (name, short) => {
    expect(formatShadeName(name)).toBe(short);
  });
});
