/** Like something else, from a place, in slang, or of a brand that the shop does not carry: what serves is of the kind that was named. */
import * as g from './groups.ts';
import { both, forSkin, ids, inCategory, judged, ofBrand } from './products.ts';
import type { Judged } from './types.ts';

const TONERS = inCategory('toners');
const but = (all: readonly string[], not: readonly string[]): string[] => all.filter((id) => !not.includes(id));
const ANUA_TONER = ids('anua-heartleaf-77-soothing-toner');

export const relational: readonly Judged[] = [
  judged('relational', 'toner like anua', { 3: [...ANUA_TONER, ...both(TONERS, g.CENTELLA)], 2: TONERS }),
  judged('relational', 'similar to cosrx snail essence', { 3: both(g.SNAIL, inCategory('essences')), 2: g.SNAIL }),
  judged('relational', 'korean sunscreen', { 3: [...g.SUN, ...g.TONE_UP] }),
  judged('relational', 'k beauty serum', { 3: inCategory('serums'), 2: inCategory('ampoules') }),
  judged('relational', 'cerave moisturizer', { 3: g.MOISTURISERS }),
  judged('relational', 'nivea body lotion', { 3: inCategory('body-lotions') }),
  judged('relational', 'the ordinary niacinamide', { 3: g.NIACINAMIDE }),
  judged('relational', 'maybelline mascara', { 3: inCategory('mascaras') }),
  judged('relational', 'la roche posay sunscreen', { 3: [...g.SUN, ...g.TONE_UP] }),
  judged('relational', 'garnier micellar water', { 3: g.MICELLAR, 2: inCategory('cleansing-waters') }),
  judged('relational', 'neutrogena cleanser', { 3: g.CLEANSERS }),
  judged('relational', 'vaseline lip balm', { 3: inCategory('lip-balms'), 2: inCategory('lip-masks') }),
  judged('relational', 'fenty lip gloss', { 3: inCategory('lip-glosses') }),
  judged('relational', 'mac lipstick', { 3: inCategory('lipsticks') }),
  judged('relational', 'eucerin sun cream', { 3: [...g.SUN, ...g.TONE_UP] }),
  judged('relational', 'cetaphil gentle cleanser', { 3: g.CLEANSERS }),
  judged('relational', 'best moisturizer for oily skin', { 3: both(g.MOISTURISERS, forSkin('Oily')), 2: g.MOISTURISERS }),
  judged('relational', 'cheap sheet masks', { 3: g.SHEETS }),
  judged('relational', 'good serum for dark spots', {
    3: both(g.DARK_SPOTS, inCategory('serums', 'ampoules', 'essences')),
    2: g.DARK_SPOTS,
    1: g.BRIGHTENING,
  }),
  judged('relational', 'something for acne', { 3: g.ACNE }),
  judged('relational', 'what to use for blackheads', { 3: g.BLACKHEADS }),
  judged('relational', 'i need a toner', { 3: TONERS, 2: inCategory('toner-pads') }),
  judged('relational', 'do you have snail mucin', { 3: g.SNAIL }),
  judged('relational', 'looking for a lip tint', { 3: inCategory('lip-tints') }),
  judged('relational', 'sunscreen that does not leave white cast', { 3: g.NO_WHITE_CAST, 2: g.SUN }),
  judged('relational', 'cream to remove pimples', { 3: both(g.ACNE, g.CREAMS), 2: g.ACNE }),
  judged('relational', 'face cream for men', { 3: g.CREAMS }),
  judged('relational', 'cosrx dupe for hyaluronic serum', { 3: both(g.HYALURONIC, inCategory('serums')), 1: ofBrand('cosrx') }),
  judged('relational', 'cosrx lipstick', { 2: [...ofBrand('cosrx'), ...inCategory('lipsticks')], 3: [] }),
  judged('relational', 'romand cushion', { 2: [...ofBrand('romand'), ...inCategory('cushions')], 3: [] }),
  judged('relational', 'innisfree sunscreen', { 2: [...ofBrand('innisfree'), ...g.SUN], 3: [] }),
  judged('relational', 'anua vs skin1004 toner', { 3: both([...ofBrand('anua'), ...ofBrand('skin1004')], TONERS), 1: TONERS }),
  judged('relational', 'cream or serum for wrinkles', {
    3: both(g.AGEING, [...g.CREAMS, ...inCategory('serums', 'ampoules', 'eye-creams')]),
    2: g.AGEING,
  }),
  judged('relational', 'other cleansing oil than anua', {
    3: but(inCategory('cleansing-oils'), ofBrand('anua')),
    2: both(inCategory('cleansing-oils'), ofBrand('anua')),
  }),
  judged('relational', 'lip products', { 3: [...g.LIP_CARE, ...inCategory('lip-tints', 'lipsticks', 'lip-glosses')] }),
  judged('relational', 'skincare for teenagers with acne', { 3: g.ACNE }),
];

const WATERY = inCategory('toners');

/** British and American, joined and parted, and amounts as they are typed. */
export const spellings: readonly Judged[] = [
  judged('spelling or unit', 'moisturising cream', { 3: g.MOISTURISERS, 2: ids('laneige-cream-skin-cerapeptide-toner-moisturizer') }),
  judged('spelling or unit', 'moisturizing cream', { 3: g.MOISTURISERS, 2: ids('laneige-cream-skin-cerapeptide-toner-moisturizer') }),
  judged('spelling or unit', 'anti-ageing serum', { 3: both(g.AGEING, inCategory('serums', 'ampoules')), 2: g.AGEING }),
  judged('spelling or unit', 'antiaging serum', { 3: both(g.AGEING, inCategory('serums', 'ampoules')), 2: g.AGEING }),
  judged('spelling or unit', 'color corrector', { 3: ids('dr-jart-cicapair-color-correcting') }),
  judged('spelling or unit', 'colour corrector', { 3: ids('dr-jart-cicapair-color-correcting') }),
  judged('spelling or unit', 'ampules', { 3: inCategory('ampoules'), 1: ids('klairs-fundamental-ampule-mist') }),
  judged('spelling or unit', 'eye-liner', { 3: inCategory('eyeliners') }),
  judged('spelling or unit', 'eye shadow', { 3: inCategory('eyeshadows') }),
  judged('spelling or unit', 'lipbalm', { 3: inCategory('lip-balms'), 1: inCategory('lip-masks') }),
  judged('spelling or unit', 'liptint', { 3: inCategory('lip-tints') }),
  judged('spelling or unit', 'handcream', { 3: inCategory('hand-creams') }),
  judged('spelling or unit', 'facewash', { 3: g.CLEANSERS }),
  judged('spelling or unit', 'bodywash', { 3: inCategory('body-washes') }),
  judged('spelling or unit', 'sheetmask', { 3: g.SHEETS }),
  judged('spelling or unit', 'hairoil', { 3: inCategory('hair-oils') }),
  judged('spelling or unit', 'black heads', { 3: g.BLACKHEADS }),
  judged('spelling or unit', 'make-up remover', { 3: g.FIRST_CLEANSERS }),
  judged('spelling or unit', 'suncream', { 3: [...g.SUN, ...g.TONE_UP] }),
  judged('spelling or unit', 'sun-block', { 3: [...g.SUN, ...g.TONE_UP] }),
  judged('spelling or unit', 'teatree toner', { 3: both(g.TEA_TREE, WATERY), 2: g.TEA_TREE }),
  judged('spelling or unit', 'greentea serum', { 3: ids('innisfree-green-tea-seed-hyaluronic-serum') }),
  judged('spelling or unit', 'vitaminc serum', { 3: both(g.VITAMIN_C, inCategory('serums')) }),
  judged('spelling or unit', 'SPF 50', { 3: [...g.SUN, ...g.TONE_UP], 2: ids('missha-magic-cushion-cover-lasting') }),
  judged('spelling or unit', 'spf50 sunscreen', { 3: [...g.SUN, ...g.TONE_UP] }),
  judged('spelling or unit', 'pa++++', { 3: [...g.SUN, ...ids('dr-jart-every-sun-day-tone-up')] }),
  judged('spelling or unit', 'cleansing oil 200ml', { 3: g.ofAmount('cleansing-oils', '200 ml'), 2: inCategory('cleansing-oils') }),
  judged('spelling or unit', 'serum 30 ml', {
    3: [...g.ofAmount('serums', '30 ml'), ...g.ofAmount('ampoules', '30 ml')],
    2: inCategory('serums', 'ampoules'),
  }),
  judged('spelling or unit', 'toner 200ml', { 3: g.ofAmount('toners', '200 ml'), 2: WATERY }),
  judged('spelling or unit', 'shampoo 500 ml', { 3: g.ofAmount('shampoos', '500 ml'), 2: inCategory('shampoos') }),
  judged('spelling or unit', 'foam 150ml', { 3: g.ofAmount('foams', '150 ml'), 2: inCategory('foams') }),
  judged('spelling or unit', 'sunscreen 50 ml', { 3: g.SUN_CATEGORIES.flatMap((category) => g.ofAmount(category, '50 ml')), 2: g.SUN }),
];
