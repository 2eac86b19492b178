/** Like something else, from a place, in slang, or of a brand that the shop does not carry: what serves is of the kind that was named. */
import * as g from './groups.ts';
import { findByBrand, findByCategory, forSkin, ids, intersect, judgeQuery } from './products.ts';
import type { Judged } from './types.ts';

const TONERS = findByCategory('toners');
const but = (all: readonly string[], not: readonly string[]): string[] => all.filter((id) => !not.includes(id));
const ANUA_TONER = ids('anua-heartleaf-77-soothing-toner');

export const relational: readonly Judged[] = [
  judgeQuery('relational', 'toner like anua', { 3: [...ANUA_TONER, ...intersect(TONERS, g.CENTELLA)], 2: TONERS }),
  judgeQuery('relational', 'similar to cosrx snail essence', { 3: intersect(g.SNAIL, findByCategory('essences')), 2: g.SNAIL }),
  judgeQuery('relational', 'korean sunscreen', { 3: [...g.SUN, ...g.TONE_UP] }),
  judgeQuery('relational', 'k beauty serum', { 3: findByCategory('serums'), 2: findByCategory('ampoules') }),
  judgeQuery('relational', 'cerave moisturizer', { 3: g.MOISTURISERS }),
  judgeQuery('relational', 'nivea body lotion', { 3: findByCategory('body-lotions') }),
  judgeQuery('relational', 'the ordinary niacinamide', { 3: g.NIACINAMIDE }),
  judgeQuery('relational', 'maybelline mascara', { 3: findByCategory('mascaras') }),
  judgeQuery('relational', 'la roche posay sunscreen', { 3: [...g.SUN, ...g.TONE_UP] }),
  judgeQuery('relational', 'garnier micellar water', { 3: g.MICELLAR, 2: findByCategory('cleansing-waters') }),
  judgeQuery('relational', 'neutrogena cleanser', { 3: g.CLEANSERS }),
  judgeQuery('relational', 'vaseline lip balm', { 3: findByCategory('lip-balms'), 2: findByCategory('lip-masks') }),
  judgeQuery('relational', 'fenty lip gloss', { 3: findByCategory('lip-glosses') }),
  judgeQuery('relational', 'mac lipstick', { 3: findByCategory('lipsticks') }),
  judgeQuery('relational', 'eucerin sun cream', { 3: [...g.SUN, ...g.TONE_UP] }),
  judgeQuery('relational', 'cetaphil gentle cleanser', { 3: g.CLEANSERS }),
  judgeQuery('relational', 'best moisturizer for oily skin', { 3: intersect(g.MOISTURISERS, forSkin('Oily')), 2: g.MOISTURISERS }),
  judgeQuery('relational', 'cheap sheet masks', { 3: g.SHEETS }),
  judgeQuery('relational', 'good serum for dark spots', {
    3: intersect(g.DARK_SPOTS, findByCategory('serums', 'ampoules', 'essences')),
    2: g.DARK_SPOTS,
    1: g.BRIGHTENING,
  }),
  judgeQuery('relational', 'something for acne', { 3: g.ACNE }),
  judgeQuery('relational', 'what to use for blackheads', { 3: g.BLACKHEADS }),
  judgeQuery('relational', 'i need a toner', { 3: TONERS, 2: findByCategory('toner-pads') }),
  judgeQuery('relational', 'do you have snail mucin', { 3: g.SNAIL }),
  judgeQuery('relational', 'looking for a lip tint', { 3: findByCategory('lip-tints') }),
  judgeQuery('relational', 'sunscreen that does not leave white cast', { 3: g.NO_WHITE_CAST, 2: g.SUN }),
  judgeQuery('relational', 'cream to remove pimples', { 3: intersect(g.ACNE, g.CREAMS), 2: g.ACNE }),
  judgeQuery('relational', 'face cream for men', { 3: g.CREAMS }),
  judgeQuery('relational', 'cosrx dupe for hyaluronic serum', {
    3: intersect(g.HYALURONIC, findByCategory('serums')),
    1: findByBrand('cosrx'),
  }),
  judgeQuery('relational', 'cosrx lipstick', { 2: [...findByBrand('cosrx'), ...findByCategory('lipsticks')], 3: [] }),
  judgeQuery('relational', 'romand cushion', { 2: [...findByBrand('romand'), ...findByCategory('cushions')], 3: [] }),
  judgeQuery('relational', 'innisfree sunscreen', { 2: [...findByBrand('innisfree'), ...g.SUN], 3: [] }),
  judgeQuery('relational', 'anua vs skin1004 toner', {
    3: intersect([...findByBrand('anua'), ...findByBrand('skin1004')], TONERS),
    1: TONERS,
  }),
  judgeQuery('relational', 'cream or serum for wrinkles', {
    3: intersect(g.AGEING, [...g.CREAMS, ...findByCategory('serums', 'ampoules', 'eye-creams')]),
    2: g.AGEING,
  }),
  judgeQuery('relational', 'other cleansing oil than anua', {
    3: but(findByCategory('cleansing-oils'), findByBrand('anua')),
    2: intersect(findByCategory('cleansing-oils'), findByBrand('anua')),
  }),
  judgeQuery('relational', 'lip products', { 3: [...g.LIP_CARE, ...findByCategory('lip-tints', 'lipsticks', 'lip-glosses')] }),
  judgeQuery('relational', 'skincare for teenagers with acne', { 3: g.ACNE }),
];

const WATERY = findByCategory('toners');

/** British and American, joined and parted, and amounts as they are typed. */
export const spellings: readonly Judged[] = [
  judgeQuery('spelling or unit', 'moisturising cream', { 3: g.MOISTURISERS, 2: ids('laneige-cream-skin-cerapeptide-toner-moisturizer') }),
  judgeQuery('spelling or unit', 'moisturizing cream', { 3: g.MOISTURISERS, 2: ids('laneige-cream-skin-cerapeptide-toner-moisturizer') }),
  judgeQuery('spelling or unit', 'anti-ageing serum', { 3: intersect(g.AGEING, findByCategory('serums', 'ampoules')), 2: g.AGEING }),
  judgeQuery('spelling or unit', 'antiaging serum', { 3: intersect(g.AGEING, findByCategory('serums', 'ampoules')), 2: g.AGEING }),
  judgeQuery('spelling or unit', 'color corrector', { 3: ids('dr-jart-cicapair-color-correcting') }),
  judgeQuery('spelling or unit', 'colour corrector', { 3: ids('dr-jart-cicapair-color-correcting') }),
  judgeQuery('spelling or unit', 'ampules', { 3: findByCategory('ampoules'), 1: ids('klairs-fundamental-ampule-mist') }),
  judgeQuery('spelling or unit', 'eye-liner', { 3: findByCategory('eyeliners') }),
  judgeQuery('spelling or unit', 'eye shadow', { 3: findByCategory('eyeshadows') }),
  judgeQuery('spelling or unit', 'lipbalm', { 3: findByCategory('lip-balms'), 1: findByCategory('lip-masks') }),
  judgeQuery('spelling or unit', 'liptint', { 3: findByCategory('lip-tints') }),
  judgeQuery('spelling or unit', 'handcream', { 3: findByCategory('hand-creams') }),
  judgeQuery('spelling or unit', 'facewash', { 3: g.CLEANSERS }),
  judgeQuery('spelling or unit', 'bodywash', { 3: findByCategory('body-washes') }),
  judgeQuery('spelling or unit', 'sheetmask', { 3: g.SHEETS }),
  judgeQuery('spelling or unit', 'hairoil', { 3: findByCategory('hair-oils') }),
  judgeQuery('spelling or unit', 'black heads', { 3: g.BLACKHEADS }),
  judgeQuery('spelling or unit', 'make-up remover', { 3: g.FIRST_CLEANSERS }),
  judgeQuery('spelling or unit', 'suncream', { 3: [...g.SUN, ...g.TONE_UP] }),
  judgeQuery('spelling or unit', 'sun-block', { 3: [...g.SUN, ...g.TONE_UP] }),
  judgeQuery('spelling or unit', 'teatree toner', { 3: intersect(g.TEA_TREE, WATERY), 2: g.TEA_TREE }),
  judgeQuery('spelling or unit', 'greentea serum', { 3: ids('innisfree-green-tea-seed-hyaluronic-serum') }),
  judgeQuery('spelling or unit', 'vitaminc serum', { 3: intersect(g.VITAMIN_C, findByCategory('serums')) }),
  judgeQuery('spelling or unit', 'SPF 50', { 3: [...g.SUN, ...g.TONE_UP], 2: ids('missha-magic-cushion-cover-lasting') }),
  judgeQuery('spelling or unit', 'spf50 sunscreen', { 3: [...g.SUN, ...g.TONE_UP] }),
  judgeQuery('spelling or unit', 'pa++++', { 3: [...g.SUN, ...ids('dr-jart-every-sun-day-tone-up')] }),
  judgeQuery('spelling or unit', 'cleansing oil 200ml', {
    3: g.findByAmount('cleansing-oils', '200 ml'),
    2: findByCategory('cleansing-oils'),
  }),
  judgeQuery('spelling or unit', 'serum 30 ml', {
    3: [...g.findByAmount('serums', '30 ml'), ...g.findByAmount('ampoules', '30 ml')],
    2: findByCategory('serums', 'ampoules'),
  }),
  judgeQuery('spelling or unit', 'toner 200ml', { 3: g.findByAmount('toners', '200 ml'), 2: WATERY }),
  judgeQuery('spelling or unit', 'shampoo 500 ml', { 3: g.findByAmount('shampoos', '500 ml'), 2: findByCategory('shampoos') }),
  judgeQuery('spelling or unit', 'foam 150ml', { 3: g.findByAmount('foams', '150 ml'), 2: findByCategory('foams') }),
  judgeQuery('spelling or unit', 'sunscreen 50 ml', {
    3: g.SUN_CATEGORIES.flatMap((category) => g.findByAmount(category, '50 ml')),
    2: g.SUN,
  }),
];
