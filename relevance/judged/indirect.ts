/** Queries that do not name what is wanted, and queries that spell it in another way. */
import * as group from './groups.ts';
import { findByBrand, findByCategory, findBySkinType, intersect, judgeQuery, parseIds } from './products.ts';
import type { JudgedQuery } from './types.ts';

const TONERS = findByCategory('toners');
const exclude = (ids: readonly string[], excluded: readonly string[]): string[] => ids.filter((id) => !excluded.includes(id));
const ANUA_TONER = parseIds('anua-heartleaf-77-soothing-toner');

/**
 * Queries that say indirectly what is wanted: by a comparison ('toner like anua'), by a need, in a sentence, in slang, or by a brand that the shop does
 * not sell.
 */
export const indirectQueries: readonly JudgedQuery[] = [
  judgeQuery('indirect', 'toner like anua', { 3: [...ANUA_TONER, ...intersect(TONERS, group.CENTELLA)], 2: TONERS }),
  judgeQuery('indirect', 'similar to cosrx snail essence', { 3: intersect(group.SNAIL, findByCategory('essences')), 2: group.SNAIL }),
  judgeQuery('indirect', 'korean sunscreen', { 3: [...group.SUN, ...group.TONE_UP] }),
  judgeQuery('indirect', 'k beauty serum', { 3: findByCategory('serums'), 2: findByCategory('ampoules') }),
  judgeQuery('indirect', 'cerave moisturizer', { 3: group.MOISTURISERS }),
  judgeQuery('indirect', 'nivea body lotion', { 3: findByCategory('body-lotions') }),
  judgeQuery('indirect', 'the ordinary niacinamide', { 3: group.NIACINAMIDE }),
  judgeQuery('indirect', 'maybelline mascara', { 3: findByCategory('mascaras') }),
  judgeQuery('indirect', 'la roche posay sunscreen', { 3: [...group.SUN, ...group.TONE_UP] }),
  judgeQuery('indirect', 'garnier micellar water', { 3: group.MICELLAR, 2: findByCategory('cleansing-waters') }),
  judgeQuery('indirect', 'neutrogena cleanser', { 3: group.CLEANSERS }),
  judgeQuery('indirect', 'vaseline lip balm', { 3: findByCategory('lip-balms'), 2: findByCategory('lip-masks') }),
  judgeQuery('indirect', 'fenty lip gloss', { 3: findByCategory('lip-glosses') }),
  judgeQuery('indirect', 'mac lipstick', { 3: findByCategory('lipsticks') }),
  judgeQuery('indirect', 'eucerin sun cream', { 3: [...group.SUN, ...group.TONE_UP] }),
  judgeQuery('indirect', 'cetaphil gentle cleanser', { 3: group.CLEANSERS }),
  judgeQuery('indirect', 'best moisturizer for oily skin', {
    3: intersect(group.MOISTURISERS, findBySkinType('Oily')),
    2: group.MOISTURISERS,
  }),
  judgeQuery('indirect', 'cheap sheet masks', { 3: group.SHEETS }),
  judgeQuery('indirect', 'good serum for dark spots', {
    3: intersect(group.DARK_SPOTS, findByCategory('serums', 'ampoules', 'essences')),
    2: group.DARK_SPOTS,
    1: group.BRIGHTENING,
  }),
  judgeQuery('indirect', 'something for acne', { 3: group.ACNE }),
  judgeQuery('indirect', 'what to use for blackheads', { 3: group.BLACKHEADS }),
  judgeQuery('indirect', 'i need a toner', { 3: TONERS, 2: findByCategory('toner-pads') }),
  judgeQuery('indirect', 'do you have snail mucin', { 3: group.SNAIL }),
  judgeQuery('indirect', 'looking for a lip tint', { 3: findByCategory('lip-tints') }),
  judgeQuery('indirect', 'sunscreen that does not leave white cast', { 3: group.NO_WHITE_CAST, 2: group.SUN }),
  judgeQuery('indirect', 'cream to remove pimples', { 3: intersect(group.ACNE, group.CREAMS), 2: group.ACNE }),
  judgeQuery('indirect', 'face cream for men', { 3: group.CREAMS }),
  judgeQuery('indirect', 'cosrx dupe for hyaluronic serum', {
    3: intersect(group.HYALURONIC, findByCategory('serums')),
    1: findByBrand('cosrx'),
  }),
  judgeQuery('indirect', 'cosrx lipstick', { 2: [...findByBrand('cosrx'), ...findByCategory('lipsticks')], 3: [] }),
  judgeQuery('indirect', 'romand cushion', { 2: [...findByBrand('romand'), ...findByCategory('cushions')], 3: [] }),
  judgeQuery('indirect', 'innisfree sunscreen', { 2: [...findByBrand('innisfree'), ...group.SUN], 3: [] }),
  judgeQuery('indirect', 'anua vs skin1004 toner', {
    3: intersect([...findByBrand('anua'), ...findByBrand('skin1004')], TONERS),
    1: TONERS,
  }),
  judgeQuery('indirect', 'cream or serum for wrinkles', {
    3: intersect(group.AGEING, [...group.CREAMS, ...findByCategory('serums', 'ampoules', 'eye-creams')]),
    2: group.AGEING,
  }),
  judgeQuery('indirect', 'other cleansing oil than anua', {
    3: exclude(findByCategory('cleansing-oils'), findByBrand('anua')),
    2: intersect(findByCategory('cleansing-oils'), findByBrand('anua')),
  }),
  judgeQuery('indirect', 'lip products', { 3: [...group.LIP_CARE, ...findByCategory('lip-tints', 'lipsticks', 'lip-glosses')] }),
  judgeQuery('indirect', 'skincare for teenagers with acne', { 3: group.ACNE }),
];

/** British and American spellings, joined and split words, and amounts as shoppers type them. */
export const spellingQueries: readonly JudgedQuery[] = [
  judgeQuery('spelling or unit', 'moisturising cream', {
    3: group.MOISTURISERS,
    2: parseIds('laneige-cream-skin-cerapeptide-toner-moisturizer'),
  }),
  judgeQuery('spelling or unit', 'moisturizing cream', {
    3: group.MOISTURISERS,
    2: parseIds('laneige-cream-skin-cerapeptide-toner-moisturizer'),
  }),
  judgeQuery('spelling or unit', 'anti-ageing serum', {
    3: intersect(group.AGEING, findByCategory('serums', 'ampoules')),
    2: group.AGEING,
  }),
  judgeQuery('spelling or unit', 'antiaging serum', { 3: intersect(group.AGEING, findByCategory('serums', 'ampoules')), 2: group.AGEING }),
  judgeQuery('spelling or unit', 'color corrector', { 3: parseIds('dr-jart-cicapair-color-correcting') }),
  judgeQuery('spelling or unit', 'colour corrector', { 3: parseIds('dr-jart-cicapair-color-correcting') }),
  judgeQuery('spelling or unit', 'ampules', { 3: findByCategory('ampoules'), 1: parseIds('klairs-fundamental-ampule-mist') }),
  judgeQuery('spelling or unit', 'eye-liner', { 3: findByCategory('eyeliners') }),
  judgeQuery('spelling or unit', 'eye shadow', { 3: findByCategory('eyeshadows') }),
  judgeQuery('spelling or unit', 'lipbalm', { 3: findByCategory('lip-balms'), 1: findByCategory('lip-masks') }),
  judgeQuery('spelling or unit', 'liptint', { 3: findByCategory('lip-tints') }),
  judgeQuery('spelling or unit', 'handcream', { 3: findByCategory('hand-creams') }),
  judgeQuery('spelling or unit', 'facewash', { 3: group.CLEANSERS }),
  judgeQuery('spelling or unit', 'bodywash', { 3: findByCategory('body-washes') }),
  judgeQuery('spelling or unit', 'sheetmask', { 3: group.SHEETS }),
  judgeQuery('spelling or unit', 'hairoil', { 3: findByCategory('hair-oils') }),
  judgeQuery('spelling or unit', 'black heads', { 3: group.BLACKHEADS }),
  judgeQuery('spelling or unit', 'make-up remover', { 3: group.FIRST_CLEANSERS }),
  judgeQuery('spelling or unit', 'suncream', { 3: [...group.SUN, ...group.TONE_UP] }),
  judgeQuery('spelling or unit', 'sun-block', { 3: [...group.SUN, ...group.TONE_UP] }),
  judgeQuery('spelling or unit', 'teatree toner', { 3: intersect(group.TEA_TREE, TONERS), 2: group.TEA_TREE }),
  judgeQuery('spelling or unit', 'greentea serum', { 3: parseIds('innisfree-green-tea-seed-hyaluronic-serum') }),
  judgeQuery('spelling or unit', 'vitaminc serum', { 3: intersect(group.VITAMIN_C, findByCategory('serums')) }),
  judgeQuery('spelling or unit', 'SPF 50', { 3: [...group.SUN, ...group.TONE_UP], 2: parseIds('missha-magic-cushion-cover-lasting') }),
  judgeQuery('spelling or unit', 'spf50 sunscreen', { 3: [...group.SUN, ...group.TONE_UP] }),
  judgeQuery('spelling or unit', 'pa++++', { 3: [...group.SUN, ...parseIds('dr-jart-every-sun-day-tone-up')] }),
  judgeQuery('spelling or unit', 'cleansing oil 200ml', {
    3: group.findByAmount('cleansing-oils', '200 ml'),
    2: findByCategory('cleansing-oils'),
  }),
  judgeQuery('spelling or unit', 'serum 30 ml', {
    3: [...group.findByAmount('serums', '30 ml'), ...group.findByAmount('ampoules', '30 ml')],
    2: findByCategory('serums', 'ampoules'),
  }),
  judgeQuery('spelling or unit', 'toner 200ml', { 3: group.findByAmount('toners', '200 ml'), 2: TONERS }),
  judgeQuery('spelling or unit', 'shampoo 500 ml', { 3: group.findByAmount('shampoos', '500 ml'), 2: findByCategory('shampoos') }),
  judgeQuery('spelling or unit', 'foam 150ml', { 3: group.findByAmount('foams', '150 ml'), 2: findByCategory('foams') }),
  judgeQuery('spelling or unit', 'sunscreen 50 ml', {
    3: group.SUN_CATEGORIES.flatMap((category) => group.findByAmount(category, '50 ml')),
    2: group.SUN,
  }),
];
