/** Queries that describe the wanted product without its name, and queries that spell a name in another way. */
import * as group from './groups.ts';
import { findByBrand, findByCategory, findBySkinType, intersect, judgeQuery, parseIds } from './products.ts';
import type { JudgedQuery } from './types.ts';

const TONERS = findByCategory('toners');
const exclude = (ids: readonly string[], excluded: readonly string[]): string[] => ids.filter((id) => !excluded.includes(id));
const ANUA_TONER = parseIds('anua-heartleaf-77-soothing-toner');

/**
 * Queries that say indirectly what is wanted: by a comparison ('toner like anua'), by a need, in a sentence, in slang, or by a brand that
 * the shop does not sell.
 */
export const indirectQueries: readonly JudgedQuery[] = [
  judgeQuery('indirect', 'toner like anua', { wanted: [...ANUA_TONER, ...intersect(TONERS, group.CENTELLA)], alternatives: TONERS }),
  judgeQuery('indirect', 'similar to cosrx snail essence', {
    wanted: intersect(group.SNAIL, findByCategory('essences')),
    alternatives: group.SNAIL,
  }),
  judgeQuery('indirect', 'korean sunscreen', { wanted: [...group.SUNSCREENS, ...group.TONE_UP_SUNSCREENS] }),
  judgeQuery('indirect', 'k beauty serum', { wanted: findByCategory('serums'), alternatives: findByCategory('ampoules') }),
  judgeQuery('indirect', 'cerave moisturizer', { wanted: group.MOISTURISERS }),
  judgeQuery('indirect', 'nivea body lotion', { wanted: findByCategory('body-lotions') }),
  judgeQuery('indirect', 'the ordinary niacinamide', { wanted: group.NIACINAMIDE }),
  judgeQuery('indirect', 'maybelline mascara', { wanted: findByCategory('mascaras') }),
  judgeQuery('indirect', 'la roche posay sunscreen', { wanted: [...group.SUNSCREENS, ...group.TONE_UP_SUNSCREENS] }),
  judgeQuery('indirect', 'garnier micellar water', { wanted: group.MICELLAR, alternatives: findByCategory('cleansing-waters') }),
  judgeQuery('indirect', 'neutrogena cleanser', { wanted: group.CLEANSERS }),
  judgeQuery('indirect', 'vaseline lip balm', { wanted: findByCategory('lip-balms'), alternatives: findByCategory('lip-masks') }),
  judgeQuery('indirect', 'fenty lip gloss', { wanted: findByCategory('lip-glosses') }),
  judgeQuery('indirect', 'mac lipstick', { wanted: findByCategory('lipsticks') }),
  judgeQuery('indirect', 'eucerin sun cream', { wanted: [...group.SUNSCREENS, ...group.TONE_UP_SUNSCREENS] }),
  judgeQuery('indirect', 'cetaphil gentle cleanser', { wanted: group.CLEANSERS }),
  judgeQuery('indirect', 'best moisturizer for oily skin', {
    wanted: intersect(group.MOISTURISERS, findBySkinType('Oily')),
    alternatives: group.MOISTURISERS,
  }),
  judgeQuery('indirect', 'cheap sheet masks', { wanted: group.SHEET_MASKS }),
  judgeQuery('indirect', 'good serum for dark spots', {
    wanted: intersect(group.DARK_SPOTS, findByCategory('serums', 'ampoules', 'essences')),
    alternatives: group.DARK_SPOTS,
    related: group.BRIGHTENING,
  }),
  judgeQuery('indirect', 'something for acne', { wanted: group.ACNE }),
  judgeQuery('indirect', 'what to use for blackheads', { wanted: group.BLACKHEADS }),
  judgeQuery('indirect', 'i need a toner', { wanted: TONERS, alternatives: findByCategory('toner-pads') }),
  judgeQuery('indirect', 'do you have snail mucin', { wanted: group.SNAIL }),
  judgeQuery('indirect', 'looking for a lip tint', { wanted: findByCategory('lip-tints') }),
  judgeQuery('indirect', 'sunscreen that does not leave white cast', { wanted: group.NO_WHITE_CAST, alternatives: group.SUNSCREENS }),
  judgeQuery('indirect', 'cream to remove pimples', { wanted: intersect(group.ACNE, group.CREAMS), alternatives: group.ACNE }),
  judgeQuery('indirect', 'face cream for men', { wanted: group.CREAMS }),
  judgeQuery('indirect', 'cosrx dupe for hyaluronic serum', {
    wanted: intersect(group.HYALURONIC, findByCategory('serums')),
    related: findByBrand('cosrx'),
  }),
  judgeQuery('indirect', 'cosrx lipstick', { alternatives: [...findByBrand('cosrx'), ...findByCategory('lipsticks')], wanted: [] }),
  judgeQuery('indirect', 'romand cushion', { alternatives: [...findByBrand('romand'), ...findByCategory('cushions')], wanted: [] }),
  judgeQuery('indirect', 'innisfree sunscreen', { alternatives: [...findByBrand('innisfree'), ...group.SUNSCREENS], wanted: [] }),
  judgeQuery('indirect', 'anua vs skin1004 toner', {
    wanted: intersect([...findByBrand('anua'), ...findByBrand('skin1004')], TONERS),
    related: TONERS,
  }),
  judgeQuery('indirect', 'cream or serum for wrinkles', {
    wanted: intersect(group.AGEING, [...group.CREAMS, ...findByCategory('serums', 'ampoules', 'eye-creams')]),
    alternatives: group.AGEING,
  }),
  judgeQuery('indirect', 'other cleansing oil than anua', {
    wanted: exclude(findByCategory('cleansing-oils'), findByBrand('anua')),
    alternatives: intersect(findByCategory('cleansing-oils'), findByBrand('anua')),
  }),
  judgeQuery('indirect', 'lip products', { wanted: [...group.LIP_CARE, ...findByCategory('lip-tints', 'lipsticks', 'lip-glosses')] }),
  judgeQuery('indirect', 'skincare for teenagers with acne', { wanted: group.ACNE }),
];

/** British and American spellings, joined and split words, and amounts as shoppers type them. */
export const spellingQueries: readonly JudgedQuery[] = [
  judgeQuery('spelling or unit', 'moisturising cream', {
    wanted: group.MOISTURISERS,
    alternatives: parseIds('laneige-cream-skin-cerapeptide-toner-moisturizer'),
  }),
  judgeQuery('spelling or unit', 'moisturizing cream', {
    wanted: group.MOISTURISERS,
    alternatives: parseIds('laneige-cream-skin-cerapeptide-toner-moisturizer'),
  }),
  judgeQuery('spelling or unit', 'anti-ageing serum', {
    wanted: intersect(group.AGEING, findByCategory('serums', 'ampoules')),
    alternatives: group.AGEING,
  }),
  judgeQuery('spelling or unit', 'antiaging serum', {
    wanted: intersect(group.AGEING, findByCategory('serums', 'ampoules')),
    alternatives: group.AGEING,
  }),
  judgeQuery('spelling or unit', 'color corrector', { wanted: parseIds('dr-jart-cicapair-color-correcting') }),
  judgeQuery('spelling or unit', 'colour corrector', { wanted: parseIds('dr-jart-cicapair-color-correcting') }),
  judgeQuery('spelling or unit', 'ampules', { wanted: findByCategory('ampoules'), related: parseIds('klairs-fundamental-ampule-mist') }),
  judgeQuery('spelling or unit', 'eye-liner', { wanted: findByCategory('eyeliners') }),
  judgeQuery('spelling or unit', 'eye shadow', { wanted: findByCategory('eyeshadows') }),
  judgeQuery('spelling or unit', 'lipbalm', { wanted: findByCategory('lip-balms'), related: findByCategory('lip-masks') }),
  judgeQuery('spelling or unit', 'liptint', { wanted: findByCategory('lip-tints') }),
  judgeQuery('spelling or unit', 'handcream', { wanted: findByCategory('hand-creams') }),
  judgeQuery('spelling or unit', 'facewash', { wanted: group.CLEANSERS }),
  judgeQuery('spelling or unit', 'bodywash', { wanted: findByCategory('body-washes') }),
  judgeQuery('spelling or unit', 'sheetmask', { wanted: group.SHEET_MASKS }),
  judgeQuery('spelling or unit', 'hairoil', { wanted: findByCategory('hair-oils') }),
  judgeQuery('spelling or unit', 'black heads', { wanted: group.BLACKHEADS }),
  judgeQuery('spelling or unit', 'make-up remover', { wanted: group.FIRST_CLEANSERS }),
  judgeQuery('spelling or unit', 'suncream', { wanted: [...group.SUNSCREENS, ...group.TONE_UP_SUNSCREENS] }),
  judgeQuery('spelling or unit', 'sun-block', { wanted: [...group.SUNSCREENS, ...group.TONE_UP_SUNSCREENS] }),
  judgeQuery('spelling or unit', 'teatree toner', { wanted: intersect(group.TEA_TREE, TONERS), alternatives: group.TEA_TREE }),
  judgeQuery('spelling or unit', 'greentea serum', { wanted: parseIds('innisfree-green-tea-seed-hyaluronic-serum') }),
  judgeQuery('spelling or unit', 'vitaminc serum', { wanted: intersect(group.VITAMIN_C, findByCategory('serums')) }),
  judgeQuery('spelling or unit', 'SPF 50', {
    wanted: [...group.SUNSCREENS, ...group.TONE_UP_SUNSCREENS],
    alternatives: parseIds('missha-magic-cushion-cover-lasting'),
  }),
  judgeQuery('spelling or unit', 'spf50 sunscreen', { wanted: [...group.SUNSCREENS, ...group.TONE_UP_SUNSCREENS] }),
  judgeQuery('spelling or unit', 'pa++++', { wanted: [...group.SUNSCREENS, ...parseIds('dr-jart-every-sun-day-tone-up')] }),
  judgeQuery('spelling or unit', 'cleansing oil 200ml', {
    wanted: group.findByAmount('cleansing-oils', '200 ml'),
    alternatives: findByCategory('cleansing-oils'),
  }),
  judgeQuery('spelling or unit', 'serum 30 ml', {
    wanted: [...group.findByAmount('serums', '30 ml'), ...group.findByAmount('ampoules', '30 ml')],
    alternatives: findByCategory('serums', 'ampoules'),
  }),
  judgeQuery('spelling or unit', 'toner 200ml', { wanted: group.findByAmount('toners', '200 ml'), alternatives: TONERS }),
  judgeQuery('spelling or unit', 'shampoo 500 ml', {
    wanted: group.findByAmount('shampoos', '500 ml'),
    alternatives: findByCategory('shampoos'),
  }),
  judgeQuery('spelling or unit', 'foam 150ml', { wanted: group.findByAmount('foams', '150 ml'), alternatives: findByCategory('foams') }),
  judgeQuery('spelling or unit', 'sunscreen 50 ml', {
    wanted: group.SUNSCREEN_CATEGORIES.flatMap((category) => group.findByAmount(category, '50 ml')),
    alternatives: group.SUNSCREENS,
  }),
];
