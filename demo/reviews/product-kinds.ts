import type { SkinConcern } from '@uruhu/contract/product-attributes';
import type { CategoryId } from '../catalogue/categories.ts';
import { eyePhrases, padPhrases, serumPhrases, spotPhrases, wateryPhrases } from './phrases/light-care.ts';
import { basePhrases, browPhrases, colourPhrases, lashPhrases, linerPhrases, lipPhrases } from './phrases/make-up.ts';
import type { Phrases } from './phrases/phrases.ts';
import { creamPhrases, faceOilPhrases, lightCreamPhrases, lipCarePhrases, nightMaskPhrases } from './phrases/rich-care.ts';
import { sheetPhrases, sunPhrases, sunStickPhrases, toneUpPhrases, washOffMaskPhrases } from './phrases/sun-and-sheets.ts';
import { bodyPhrases, firstCleanserPhrases, hairPhrases, secondCleanserPhrases } from './phrases/washing.ts';

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
  toners: createCare('toner', wateryPhrases),
  'toner-pads': { ...createCare('toner pad', padPhrases), unit: 'tub' },
  essences: createCare('essence', wateryPhrases),
  mists: createCare('mist', wateryPhrases),
  serums: createCare('serum', serumPhrases),
  ampoules: createCare('ampoule', serumPhrases),
  creams: createCare('cream', creamPhrases),
  'gel-creams': createCare('gel cream', creamPhrases, lightCreamPhrases),
  emulsions: createCare('lotion', creamPhrases),
  'face-oils': createCare('face oil', serumPhrases, faceOilPhrases),
  'eye-creams': createOther('eye cream', eyePhrases),
  'eye-patches': createMask('eye patch', 'tub', eyePhrases),
  'lip-balms': { ...createOther('lip balm', lipCarePhrases), unit: 'stick' },
  'lip-masks': { ...createOther('lip mask', lipCarePhrases), unit: 'pot' },
  'spot-care': createMask('patch', 'pack', spotPhrases),
  cushions: createMakeUp('cushion', 'compact', basePhrases),
  'bb-creams': createMakeUp('BB cream', 'tube', basePhrases),
  primers: createMakeUp('primer', 'tube', basePhrases),
  powders: createMakeUp('powder', 'compact', basePhrases),
  concealers: createMakeUp('concealer', 'tube', basePhrases),
  blushes: createMakeUp('blush', 'compact', colourPhrases),
  'lip-tints': createMakeUp('tint', 'tube', lipPhrases),
  lipsticks: createMakeUp('lipstick', 'lipstick', lipPhrases),
  'lip-glosses': createMakeUp('gloss', 'tube', lipPhrases),
  eyeshadows: createMakeUp('palette', 'palette', colourPhrases),
  mascaras: createMakeUp('mascara', 'tube', lashPhrases),
  eyeliners: createMakeUp('liner', 'pen', linerPhrases),
  brows: createMakeUp('brow pencil', 'pencil', browPhrases),
  'sun-creams': { ...createOther('sunscreen', sunPhrases), unit: 'tube' },
  'sun-fluids': { ...createOther('sunscreen', sunPhrases), unit: 'tube' },
  'sun-sticks': { ...createOther('sun stick', sunPhrases, sunStickPhrases), unit: 'stick' },
  'tone-up-sun': { ...createOther('sunscreen', sunPhrases, toneUpPhrases), unit: 'tube' },
  'hydrating-sheets': createMask('sheet mask', 'pack', sheetPhrases),
  'calming-sheets': createMask('sheet mask', 'pack', sheetPhrases),
  'firming-sheets': createMask('sheet mask', 'pack', sheetPhrases),
  'wash-off-masks': createMask('mask', 'jar', washOffMaskPhrases),
  'sleeping-masks': { ...createCare('sleeping mask', creamPhrases, nightMaskPhrases), unit: 'jar' },
  'cleansing-oils': createWash('cleansing oil', firstCleanserPhrases),
  'cleansing-balms': { ...createWash('cleansing balm', firstCleanserPhrases), unit: 'pot' },
  'cleansing-waters': createWash('cleansing water', firstCleanserPhrases),
  foams: createWash('foam', secondCleanserPhrases),
  'gel-cleansers': createWash('gel', secondCleanserPhrases),
  exfoliators: createMask('peel', 'pack', washOffMaskPhrases),
  shampoos: createOther('shampoo', hairPhrases),
  'hair-treatments': createOther('hair treatment', hairPhrases),
  'hair-oils': createOther('hair oil', hairPhrases),
  'scalp-care': createOther('scalp care', hairPhrases),
  'body-washes': createOther('body wash', bodyPhrases),
  'body-lotions': createOther('body cream', bodyPhrases),
  'hand-creams': createOther('hand cream', bodyPhrases),
};

/** Skin concerns that reviews may mention, by the use of the product. */
export const CONCERNS_BY_USE: Partial<Record<ProductKind['use'], readonly SkinConcern[]>> = {
  care: ['Acne', 'Blackheads', 'Brightening', 'Moisturizing', 'Soothing', 'Visible pores', 'Well-aging'],
  wash: ['Blackheads', 'Deep cleansing', 'Fine dust removal'],
};
