import * as group from './groups.ts';
import {
  findByBrand,
  findByCategory,
  findByConcern,
  findByFeature,
  findBySkinType,
  findBySpecificInfo,
  findByTag,
  intersect,
  judgeQuery,
  parseIds,
} from './products.ts';
import type { JudgedQuery } from './types.ts';

export const attributeQueries: readonly JudgedQuery[] = [
  judgeQuery('attribute', 'sunscreen no white cast', { wanted: group.NO_WHITE_CAST }),
  judgeQuery('attribute', 'mineral sunscreen', { wanted: group.MINERAL_SUNSCREENS, alternatives: group.MINERAL_TONE_UP_SUNSCREENS }),
  judgeQuery('attribute', 'SPF50+', {
    wanted: [...group.SUNSCREENS, ...group.TONE_UP_SUNSCREENS],
    alternatives: parseIds('missha-magic-cushion-cover-lasting'),
  }),
  judgeQuery('attribute', 'spf 50 PA++++', {
    wanted: [...group.SUNSCREENS, ...parseIds('dr-jart-every-sun-day-tone-up')],
    alternatives: group.TONE_UP_SUNSCREENS,
  }),
  judgeQuery('attribute', 'oily skin toner', { wanted: intersect(findByCategory('toners'), findBySkinType('Oily')) }),
  judgeQuery('attribute', 'cream for dry skin', {
    wanted: intersect(findByCategory('creams'), findBySkinType('Dry')),
    alternatives: intersect([...findByCategory('gel-creams', 'body-lotions', 'hand-creams', 'eye-creams')], findBySkinType('Dry')),
  }),
  judgeQuery('attribute', 'sensitive skin cleanser', {
    wanted: intersect(group.CLEANSERS, findBySkinType('Sensitive')),
    alternatives: intersect(group.FIRST_CLEANSERS, findBySkinType('Sensitive')),
  }),
  judgeQuery('attribute', 'low ph cleanser', { wanted: group.LOW_PH_CLEANSERS }),
  judgeQuery('attribute', 'waterproof mascara', {
    wanted: parseIds('clio-kill-lash-superproof-mascara peripera-ink-black-cara'),
    related: parseIds('lilybyred-am9-to-pm9-infinite-mascara the-face-shop-rice-water-lip-eye-remover'),
  }),
  judgeQuery('attribute', 'matte lipstick', {
    wanted: parseIds('3ce-mood-recipe-matte-lip-color laka-smooth-matte-lipstick'),
    alternatives: parseIds('peripera-ink-velvet 3ce-velvet-lip-tint'),
  }),
  judgeQuery('attribute', 'brightening serum', { wanted: intersect(group.BRIGHTENING, findByCategory('serums', 'ampoules')) }),
  judgeQuery('attribute', 'hydrating toner', { wanted: intersect(findByCategory('toners', 'essences'), findByConcern('Moisturizing')) }),
  judgeQuery('attribute', 'soothing cream', { wanted: intersect(group.CREAMS, findByConcern('Soothing')) }),
  judgeQuery('attribute', 'sulfate free shampoo', {
    wanted: parseIds('aromatica-rosemary-scalp-scaling-shampoo kundal-honey-macadamia-nature-shampoo'),
    related: findByCategory('shampoos'),
  }),
  judgeQuery('attribute', 'cosrx cleanser', { wanted: parseIds('cosrx-low-ph-good-morning-gel-cleanser') }),
  judgeQuery('attribute', 'innisfree masks', { wanted: intersect(findByBrand('innisfree'), group.MASKS) }),
  judgeQuery('attribute', 'sunscreen for oily skin', {
    wanted: intersect(group.SUNSCREENS, findBySkinType('Oily')),
    alternatives: intersect(group.TONE_UP_SUNSCREENS, findBySkinType('Oily')),
  }),
  judgeQuery('attribute', 'fragrance free toner', { wanted: intersect(findByCategory('toners'), group.NO_FRAGRANCE) }),
  judgeQuery('attribute', 'fragrance free moisturiser', { wanted: intersect(group.MOISTURISERS, group.NO_FRAGRANCE) }),
  judgeQuery('attribute', 'unscented body lotion', {
    wanted: intersect(findByCategory('body-lotions'), group.NO_FRAGRANCE),
    related: findByCategory('body-lotions'),
  }),
  judgeQuery('attribute', 'alcohol free toner', { wanted: intersect(findByCategory('toners'), group.NO_ALCOHOL) }),
  judgeQuery('attribute', 'vegan', { wanted: group.VEGAN }),
  judgeQuery('attribute', 'vegan lipstick', {
    wanted: parseIds('laka-smooth-matte-lipstick'),
    alternatives: intersect(findByCategory('lip-tints', 'lip-balms'), group.VEGAN),
  }),
  judgeQuery('attribute', 'vegan cream', {
    wanted: intersect([...group.CREAMS, ...findByCategory('eye-creams')], group.VEGAN),
    related: group.VEGAN,
  }),
  judgeQuery('attribute', 'waterproof eyeliner', {
    wanted: intersect(findByCategory('eyeliners'), findBySpecificInfo('Waterproof', /Yes/)),
    alternatives: findByCategory('eyeliners'),
  }),
  judgeQuery('attribute', 'oil free moisturiser', {
    wanted: parseIds('torriden-dive-in-soothing-cream'),
    alternatives: findByCategory('gel-creams'),
  }),
  judgeQuery('attribute', 'cleanser for acne', { wanted: intersect(group.CLEANSERS, group.ACNE) }),
  judgeQuery('attribute', 'toner for oily skin', { wanted: intersect(findByCategory('toners'), findBySkinType('Oily')) }),
  judgeQuery('attribute', 'serum for dry skin', { wanted: intersect(findByCategory('serums', 'ampoules'), findBySkinType('Dry')) }),
  judgeQuery('attribute', 'anti aging cream', {
    wanted: intersect([...group.CREAMS, ...findByCategory('eye-creams')], group.AGEING),
    alternatives: group.AGEING,
  }),
  judgeQuery('attribute', 'hydrating sheet mask', { wanted: intersect(group.SHEET_MASKS, findByConcern('Moisturizing')) }),
  judgeQuery('attribute', 'calming sheet mask', { wanted: intersect(group.SHEET_MASKS, findByConcern('Soothing')) }),
  judgeQuery('attribute', 'brightening mask', { wanted: intersect(group.MASKS, group.BRIGHTENING) }),
  judgeQuery('attribute', 'soothing toner', { wanted: intersect(findByCategory('toners', 'toner-pads'), findByConcern('Soothing')) }),
  judgeQuery('attribute', 'pore serum', {
    wanted: intersect(findByCategory('serums', 'ampoules', 'essences'), findByConcern('Visible pores')),
  }),
  judgeQuery('attribute', 'lightweight moisturizer', { wanted: findByCategory('gel-creams', 'emulsions') }),
  judgeQuery('attribute', 'matte cushion foundation', {
    wanted: intersect(findByCategory('cushions'), findBySpecificInfo('Finish', /matte/i)),
    alternatives: findByCategory('cushions'),
  }),
  judgeQuery('attribute', 'dewy cushion', {
    wanted: intersect(findByCategory('cushions'), findBySpecificInfo('Finish', /dewy|glow|radian|satin/i)),
    alternatives: findByCategory('cushions'),
  }),
  judgeQuery('attribute', 'sunscreen for sensitive skin', {
    wanted: intersect(group.SUNSCREENS, findBySkinType('Sensitive')),
    alternatives: intersect(group.TONE_UP_SUNSCREENS, findBySkinType('Sensitive')),
  }),
  judgeQuery('attribute', 'sunscreen for children', {
    wanted: parseIds('dr-g-green-mild-up-sun'),
    alternatives: group.MINERAL_SUNSCREENS,
    related: intersect(group.SUNSCREENS, findBySkinType('Sensitive')),
  }),
  judgeQuery('attribute', 'best seller', { wanted: findByTag('BEST SELLER') }),
  judgeQuery('attribute', 'new arrivals', { wanted: findByTag('NEW ARRIVAL') }),
  judgeQuery('attribute', 'hot deals', { wanted: findByTag('HOT DEAL') }),
  judgeQuery('attribute', 'low irritant cream', { wanted: intersect(group.CREAMS, findByFeature('Low irritant')) }),
  judgeQuery('attribute', 'quick absorbing sunscreen', {
    wanted: intersect(group.SUNSCREENS, findByFeature('Absorbs quickly')),
    alternatives: group.SUNSCREENS,
  }),
  judgeQuery('attribute', 'mineral filter sunscreen', { wanted: group.MINERAL_SUNSCREENS, alternatives: group.MINERAL_TONE_UP_SUNSCREENS }),
  judgeQuery('attribute', 'brown eyebrow pencil', { wanted: findByCategory('brows') }),
  judgeQuery('attribute', 'somebymi toner', {
    wanted: intersect(findByBrand('some-by-mi'), findByCategory('toners')),
    related: intersect(findByBrand('some-by-mi'), findByCategory('toner-pads')),
  }),
  judgeQuery('attribute', 'laneige lip', { wanted: intersect(findByBrand('laneige'), group.LIP_CARE) }),
  judgeQuery('attribute', 'missha cushion', { wanted: intersect(findByBrand('missha'), findByCategory('cushions')) }),
  judgeQuery('attribute', 'round lab moisturizer', { wanted: intersect(findByBrand('round-lab'), group.MOISTURISERS) }),
  judgeQuery('attribute', 'beauty of joseon sunscreen', { wanted: intersect(findByBrand('beauty-of-joseon'), group.SUNSCREENS) }),
  judgeQuery('attribute', 'anua cleansing oil', { wanted: intersect(findByBrand('anua'), findByCategory('cleansing-oils')) }),
  judgeQuery('attribute', 'mediheal sheet mask', { wanted: intersect(findByBrand('mediheal'), group.SHEET_MASKS) }),
  judgeQuery('attribute', 'clio eye makeup', { wanted: intersect(findByBrand('clio'), findByCategory('mascaras', 'eyeliners', 'brows')) }),
];
