/** Random packs and names, and one fixed pack, for the tests of the drawings. */
import fc from 'fast-check';
import type { PackSpec } from './pack.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

/** Words as product names have them: mostly letters, some digits and signs, at most 13 characters. */
const word = fc.string({ unit: fc.constantFrom(...'abcdefghilmnoprstuvwyzABCDEGHMNPRSW0123456789%+&-.'), minLength: 1, maxLength: 13 });
export const anyName = fc.array(word, { minLength: 1, maxLength: 10 }).map((words) => words.join(' '));
export const anyBrand = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

export const anyPack: fc.Arbitrary<PackSpec> = fc.record(
  {
    brand: anyBrand,
    name: anyName,
    volume: fc.constantFrom('50 ml', '0.3 g', '7 g', '1 sheet · 24 ml', '70 pads · 160 ml', '4 masks, 28 g each', '15 g × 2'),
    container: fc.constantFrom(
      'dropper',
      'pump',
      'toner',
      'jar',
      'tube',
      'stick',
      'cushion',
      'sachet',
      'balm',
      'ampoule',
      'mist',
      'lipbalm',
    ),
    icon: fc.constantFrom(
      'centella',
      'snail',
      'rice',
      'drop',
      'honey',
      'greentea',
      'ginseng',
      'citrus',
      'mugwort',
      'heartleaf',
      'pearl',
      'sun',
      'rose',
      'olive',
    ),
    palette: fc.record({
      body: colour,
      cap: colour,
      ink: colour,
      accent: colour,
      liquid: colour,
      backdrop: fc.constantFrom('celadon', 'rice', 'blush', 'clay', 'butter', 'porcelain', 'iris', 'sand'),
    }),
    finish: fc.constantFrom('matte', 'satin', 'gloss', 'frost', 'glass'),
    capFinish: fc.constantFrom('satin', 'gloss', 'metal', 'matte'),
    layout: fc.constantFrom('classic', 'left', 'band', 'serif', 'vertical'),
  },
  { requiredKeys: ['brand', 'name', 'volume', 'container', 'icon', 'palette'] },
);

export const examplePack: PackSpec = {
  brand: 'Beauty of Joseon',
  name: 'Relief Sun: Rice + Probiotics SPF50+ PA++++',
  volume: '50 ml',
  container: 'tube',
  icon: 'rice',
  palette: { body: '#F7F0DF', cap: '#E9DDBF', ink: '#3C3222', accent: '#A98239', liquid: '#F4E9CC', backdrop: 'butter' },
};
