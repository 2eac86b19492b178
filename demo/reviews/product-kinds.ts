import type { SkinConcern } from '@uruhu/contract/constants';
import type { CategoryId } from '../catalogue/categories.ts';
import { eye, pads, serum, spot, watery } from './phrases/light-care.ts';
import { base, brow, colour, lash, liner, lip } from './phrases/make-up.ts';
import type { Phrases } from './phrases/phrases.ts';
import { cream, faceOil, lightCream, lipCare, nightMask } from './phrases/rich-care.ts';
import { sheet, sun, sunStick, toneUp, washOffMask } from './phrases/sun-and-sheets.ts';
import { body, firstCleanser, hair, secondCleanser } from './phrases/washing.ts';

/** The vocabulary of reviews for a kind of product. */
export type Kind = {
  /** The word that authors use for the product. */
  noun: string;
  /** The unit in which the product is sold; absent: the kind of pack. */
  unit?: string;
  phrases: Phrases[];
  /**
   * Decides which conditions and authors fit: leave-on care, a wash, make-up, an occasional mask, or another product
   * (hair, body, lips, sun).
   */
  use: 'care' | 'wash' | 'make-up' | 'other' | 'mask';
};

const care = (noun: string, ...phrases: Phrases[]): Kind => ({ noun, phrases, use: 'care' });
const wash = (noun: string, ...phrases: Phrases[]): Kind => ({ noun, phrases, use: 'wash' });
const makeUp = (noun: string, unit: string, ...phrases: Phrases[]): Kind => ({ noun, unit, phrases, use: 'make-up' });
const other = (noun: string, ...phrases: Phrases[]): Kind => ({ noun, phrases, use: 'other' });
const mask = (noun: string, unit: string, ...phrases: Phrases[]): Kind => ({ noun, unit, phrases, use: 'mask' });

export const KINDS: Record<CategoryId, Kind> = {
  toners: care('toner', watery),
  'toner-pads': { ...care('toner pad', pads), unit: 'tub' },
  essences: care('essence', watery),
  mists: care('mist', watery),
  serums: care('serum', serum),
  ampoules: care('ampoule', serum),
  creams: care('cream', cream),
  'gel-creams': care('gel cream', cream, lightCream),
  emulsions: care('lotion', cream),
  'face-oils': care('face oil', serum, faceOil),
  'eye-creams': { ...care('eye cream', eye), use: 'other' },
  'eye-patches': mask('eye patch', 'tub', eye),
  'lip-balms': { ...other('lip balm', lipCare), unit: 'stick' },
  'lip-masks': { ...other('lip mask', lipCare), unit: 'pot' },
  'spot-care': mask('patch', 'pack', spot),
  cushions: makeUp('cushion', 'compact', base),
  'bb-creams': makeUp('BB cream', 'tube', base),
  primers: makeUp('primer', 'tube', base),
  powders: makeUp('powder', 'compact', base),
  concealers: makeUp('concealer', 'tube', base),
  blushes: makeUp('blush', 'compact', colour),
  'lip-tints': makeUp('tint', 'tube', lip),
  lipsticks: makeUp('lipstick', 'lipstick', lip),
  'lip-glosses': makeUp('gloss', 'tube', lip),
  eyeshadows: makeUp('palette', 'palette', colour),
  mascaras: makeUp('mascara', 'tube', lash),
  eyeliners: makeUp('liner', 'pen', liner),
  brows: makeUp('brow pencil', 'pencil', brow),
  'sun-creams': { ...other('sunscreen', sun), unit: 'tube' },
  'sun-fluids': { ...other('sunscreen', sun), unit: 'tube' },
  'sun-sticks': { ...other('sun stick', sun, sunStick), unit: 'stick' },
  'tone-up-sun': { ...other('sunscreen', sun, toneUp), unit: 'tube' },
  'hydrating-sheets': mask('sheet mask', 'pack', sheet),
  'calming-sheets': mask('sheet mask', 'pack', sheet),
  'firming-sheets': mask('sheet mask', 'pack', sheet),
  'wash-off-masks': mask('mask', 'jar', washOffMask),
  'sleeping-masks': { ...care('sleeping mask', cream, nightMask), unit: 'jar' },
  'cleansing-oils': wash('cleansing oil', firstCleanser),
  'cleansing-balms': { ...wash('cleansing balm', firstCleanser), unit: 'pot' },
  'cleansing-waters': wash('cleansing water', firstCleanser),
  foams: wash('foam', secondCleanser),
  'gel-cleansers': wash('gel', secondCleanser),
  exfoliators: mask('peel', 'pack', washOffMask),
  shampoos: other('shampoo', hair),
  'hair-treatments': other('hair treatment', hair),
  'hair-oils': other('hair oil', hair),
  'scalp-care': other('scalp care', hair),
  'body-washes': other('body wash', body),
  'body-lotions': other('body cream', body),
  'hand-creams': other('hand cream', body),
};

/** Concerns that reviews of a kind of product may mention. */
export const CONCERNS_BY_USE: Partial<Record<Kind['use'], readonly SkinConcern[]>> = {
  care: ['Acne', 'Blackheads', 'Brightening', 'Moisturizing', 'Soothing', 'Visible pores', 'Well-aging'],
  wash: ['Blackheads', 'Deep cleansing', 'Fine dust removal'],
};
