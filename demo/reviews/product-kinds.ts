import type { SkinConcern } from '@uruhu/contract/constants';
import type { CategoryId } from '../catalogue/categories.ts';
import { eye, pads, serum, spot, watery } from './phrases/light-care.ts';
import { base, brow, colour, lash, liner, lip } from './phrases/make-up.ts';
import type { Phrases } from './phrases/phrases.ts';
import { cream, faceOil, lightCream, lipCare, nightMask } from './phrases/rich-care.ts';
import { sheet, sun, sunStick, toneUp, washOffMask } from './phrases/sun-and-sheets.ts';
import { body, firstCleanser, hair, secondCleanser } from './phrases/washing.ts';

/** The words and phrases that reviews use for a kind of product. */
export type ProductKind = {
  /** The word that authors use for the product, in the slot `{noun}`. */
  noun: string;
  /** The unit in which the product is sold; without one, reviews name the container. */
  unit?: string;
  phrases: Phrases[];
  /**
   * Decides which sentences and authors fit: leave-on care, a wash, make-up, a product for occasional use such as a mask, or another product
   * (eyes, hair, body, lips, sun).
   */
  use: 'care' | 'wash' | 'make-up' | 'other' | 'mask';
};

const createCare = (noun: string, ...phrases: Phrases[]): ProductKind => ({ noun, phrases, use: 'care' });
const createWash = (noun: string, ...phrases: Phrases[]): ProductKind => ({ noun, phrases, use: 'wash' });
const createMakeUp = (noun: string, unit: string, ...phrases: Phrases[]): ProductKind => ({ noun, unit, phrases, use: 'make-up' });
const createOther = (noun: string, ...phrases: Phrases[]): ProductKind => ({ noun, phrases, use: 'other' });
const createMask = (noun: string, unit: string, ...phrases: Phrases[]): ProductKind => ({ noun, unit, phrases, use: 'mask' });

export const PRODUCT_KINDS: Record<CategoryId, ProductKind> = {
  toners: createCare('toner', watery),
  'toner-pads': { ...createCare('toner pad', pads), unit: 'tub' },
  essences: createCare('essence', watery),
  mists: createCare('mist', watery),
  serums: createCare('serum', serum),
  ampoules: createCare('ampoule', serum),
  creams: createCare('cream', cream),
  'gel-creams': createCare('gel cream', cream, lightCream),
  emulsions: createCare('lotion', cream),
  'face-oils': createCare('face oil', serum, faceOil),
  'eye-creams': createOther('eye cream', eye),
  'eye-patches': createMask('eye patch', 'tub', eye),
  'lip-balms': { ...createOther('lip balm', lipCare), unit: 'stick' },
  'lip-masks': { ...createOther('lip mask', lipCare), unit: 'pot' },
  'spot-care': createMask('patch', 'pack', spot),
  cushions: createMakeUp('cushion', 'compact', base),
  'bb-creams': createMakeUp('BB cream', 'tube', base),
  primers: createMakeUp('primer', 'tube', base),
  powders: createMakeUp('powder', 'compact', base),
  concealers: createMakeUp('concealer', 'tube', base),
  blushes: createMakeUp('blush', 'compact', colour),
  'lip-tints': createMakeUp('tint', 'tube', lip),
  lipsticks: createMakeUp('lipstick', 'lipstick', lip),
  'lip-glosses': createMakeUp('gloss', 'tube', lip),
  eyeshadows: createMakeUp('palette', 'palette', colour),
  mascaras: createMakeUp('mascara', 'tube', lash),
  eyeliners: createMakeUp('liner', 'pen', liner),
  brows: createMakeUp('brow pencil', 'pencil', brow),
  'sun-creams': { ...createOther('sunscreen', sun), unit: 'tube' },
  'sun-fluids': { ...createOther('sunscreen', sun), unit: 'tube' },
  'sun-sticks': { ...createOther('sun stick', sun, sunStick), unit: 'stick' },
  'tone-up-sun': { ...createOther('sunscreen', sun, toneUp), unit: 'tube' },
  'hydrating-sheets': createMask('sheet mask', 'pack', sheet),
  'calming-sheets': createMask('sheet mask', 'pack', sheet),
  'firming-sheets': createMask('sheet mask', 'pack', sheet),
  'wash-off-masks': createMask('mask', 'jar', washOffMask),
  'sleeping-masks': { ...createCare('sleeping mask', cream, nightMask), unit: 'jar' },
  'cleansing-oils': createWash('cleansing oil', firstCleanser),
  'cleansing-balms': { ...createWash('cleansing balm', firstCleanser), unit: 'pot' },
  'cleansing-waters': createWash('cleansing water', firstCleanser),
  foams: createWash('foam', secondCleanser),
  'gel-cleansers': createWash('gel', secondCleanser),
  exfoliators: createMask('peel', 'pack', washOffMask),
  shampoos: createOther('shampoo', hair),
  'hair-treatments': createOther('hair treatment', hair),
  'hair-oils': createOther('hair oil', hair),
  'scalp-care': createOther('scalp care', hair),
  'body-washes': createOther('body wash', body),
  'body-lotions': createOther('body cream', body),
  'hand-creams': createOther('hand cream', body),
};

/** Skin concerns that reviews may mention, by the use of the product. */
export const CONCERNS_BY_USE: Partial<Record<ProductKind['use'], readonly SkinConcern[]>> = {
  care: ['Acne', 'Blackheads', 'Brightening', 'Moisturizing', 'Soothing', 'Visible pores', 'Well-aging'],
  wash: ['Blackheads', 'Deep cleansing', 'Fine dust removal'],
};
