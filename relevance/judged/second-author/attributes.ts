/**
 * Queries for a type of product with an attribute: what it is free from, its finish, its colour, or the skin or hair that it suits.
 * The author did not tune the search, so these queries measure it independently.
 */
import * as group from '../groups.ts';
import { findByCategory, findByConcern, findByFeature, findBySkinType, intersect, parseIds } from '../products.ts';
import type { JudgedQuery } from '../types.ts';
import { findByFreeFrom, judgeQueries } from './rules.ts';

const TONERS = findByCategory('toners');
const SERUMS = findByCategory('serums', 'ampoules');
const SHAMPOOS = findByCategory('shampoos');
const SHADOWS = findByCategory('eyeshadows');
const LIP_COLOURS = findByCategory('lip-tints', 'lipsticks', 'lip-glosses');

/** Judges a type with an attribute. The type's products without the attribute are related. */
const judgeType = (products: readonly string[], withAttribute: readonly string[]) => ({
  wanted: intersect(products, withAttribute),
  related: products,
});

export const attributeQueries: readonly JudgedQuery[] = judgeQueries('attribute', {
  'fragrance free moisturizer': judgeType(group.MOISTURISERS, findByFreeFrom('fragrance')),
  'cleanser without perfume': judgeType(group.CLEANSERS, findByFreeFrom('fragrance')),
  'alcohol free face toner': judgeType(TONERS, findByFreeFrom('alcohol')),
  'serum without essential oils': judgeType(SERUMS, findByFreeFrom('essential oils')),
  'silicone free moisturiser': judgeType(group.MOISTURISERS, findByFreeFrom('silicones')),
  'sulphate free shampoo': judgeType(SHAMPOOS, findByFreeFrom('sulfates')),
  'vegan sun cream': judgeType(group.SUNSCREENS, findByFreeFrom('animal products')),
  'vegan face serum': judgeType(SERUMS, [...findByFreeFrom('animal products'), ...group.VEGAN]),
  'unscented body cream': {
    wanted: parseIds('illiyoon-ceramide-ato-concentrate-cream'),
    alternatives: parseIds('illiyoon-ceramide-ato-lotion'),
    related: findByCategory('body-lotions'),
  },
  'gel cleanser oily skin': {
    ...judgeType(findByCategory('gel-cleansers'), findBySkinType('Oily')),
    alternatives: intersect(group.CLEANSERS, findBySkinType('Oily')),
  },
  'foam cleanser for dry skin': {
    ...judgeType(findByCategory('foams'), findBySkinType('Dry')),
    alternatives: intersect(group.CLEANSERS, findBySkinType('Dry')),
  },
  'moisturizer for combination skin': judgeType(group.MOISTURISERS, findBySkinType('Combination&Normal')),
  'light cream for oily skin': {
    ...judgeType(findByCategory('gel-creams'), findBySkinType('Oily')),
    alternatives: intersect(group.MOISTURISERS, findBySkinType('Oily')),
  },
  'rich cream for dry skin': {
    wanted: parseIds(`dr-jart-ceramidin-cream holika-holika-good-cera-super-ceramide-cream beauty-of-joseon-dynasty-cream mixsoon-bean-cream
      purito-seoul-mighty-bamboo-panthenol-cream etude-soonjung-2x-barrier-cream`),
    alternatives: intersect(findByCategory('creams'), findBySkinType('Dry')),
    related: intersect(findByCategory('body-lotions', 'face-oils', 'gel-creams'), findBySkinType('Dry')),
  },
  'toner for sensitive skin': judgeType(TONERS, findBySkinType('Sensitive')),
  'serum for oily acne prone skin': {
    wanted: intersect(intersect(SERUMS, findBySkinType('Oily')), group.ACNE),
    alternatives: intersect([...SERUMS, ...group.FACE_CARE], group.ACNE),
    related: SERUMS,
  },
  'sun cream for combination skin': judgeType(group.SUNSCREENS, findBySkinType('Combination&Normal')),
  'gentle sunscreen for sensitive face': judgeType(group.SUNSCREENS, findBySkinType('Sensitive')),
  'matte finish sunscreen': {
    wanted: parseIds('beauty-of-joseon-matte-sun-stick-mugwort-camelia isntree-ha-airy-sun-stick haruharu-wonder-airyfit-sunscreen'),
    related: [...group.SUNSCREENS, ...group.TONE_UP_SUNSCREENS],
  },
  'dewy sunscreen': {
    wanted: parseIds('isntree-ha-watery-sun-gel dr-ceuracle-hyal-reyouth-moist-sun skin1004-hyalu-cica-water-fit-sun-serum'),
    related: group.SUNSCREENS,
  },
  'invisible sunscreen for dark skin': {
    wanted: group.NO_WHITE_CAST,
    alternatives: [...findByCategory('sun-sticks'), ...parseIds('torriden-dive-in-watery-moisture-sun-cream')],
    related: group.MINERAL_SUNSCREENS,
  },
  'eye cream for fine lines': judgeType(findByCategory('eye-creams'), group.AGEING),
  'anti aging face cream': {
    wanted: intersect(group.MOISTURISERS, group.AGEING),
    alternatives: findByCategory('eye-creams'),
    related: group.AGEING,
  },
  'brightening face serum': {
    ...judgeType(SERUMS, group.BRIGHTENING),
    alternatives: intersect(findByCategory('essences'), group.BRIGHTENING),
  },
  'quick absorbing serum': judgeType(SERUMS, findByFeature('Absorbs quickly')),
  'soothing sheet masks for redness': {
    wanted: findByCategory('calming-sheets'),
    alternatives: intersect(group.SHEET_MASKS, findByConcern('Soothing')),
    related: group.SHEET_MASKS,
  },
  'tinted lip balm': {
    wanted: parseIds('romand-glasting-melting-balm laka-soul-vegan-lip-balm tonymoly-mini-cherry-lip-balm laneige-lip-glowy-balm'),
    related: parseIds('hince-mood-enhancer-lip-glow'),
  },
  'lip balm with sun protection': { wanted: parseIds('tonymoly-mini-cherry-lip-balm'), related: findByCategory('lip-balms') },
  'glossy lip tint': {
    wanted: parseIds('laka-fruity-glam-tint romand-juicy-lasting-tint'),
    alternatives: findByCategory('lip-glosses'),
    related: findByCategory('lip-tints'),
  },
  'brown lip colour': {
    wanted: parseIds('3ce-velvet-lip-tint 3ce-mood-recipe-matte-lip-color laka-smooth-matte-lipstick peripera-ink-velvet'),
    alternatives: parseIds('romand-juicy-lasting-tint laka-soul-vegan-lip-balm'),
    related: LIP_COLOURS,
  },
  'clear lip gloss': { wanted: parseIds('fwee-3d-volumizing-gloss'), related: findByCategory('lip-glosses') },
  'long lasting mascara waterproof': { wanted: findByCategory('mascaras') },
  'dark brown brow pencil': { wanted: findByCategory('brows') },
  'glitter eyeshadow': {
    wanted: parseIds('dasique-shadow-palette etude-play-color-eyes romand-better-than-palette'),
    alternatives: SHADOWS,
    related: parseIds('lilybyred-starry-eyes-am9-to-pm9-gel-eyeliner'),
  },
  'shimmer blush': { wanted: parseIds('lilybyred-luv-beam-cheek'), related: findByCategory('blushes') },
  'cushion for deep skin': { wanted: parseIds('tirtir-mask-fit-red-cushion'), related: findByCategory('cushions') },
  'matte cushion for oily face': {
    wanted: parseIds('clio-kill-cover-the-new-founwear-cushion missha-magic-cushion-cover-lasting'),
    related: findByCategory('cushions'),
  },
  'glowy cushion': {
    wanted: parseIds('espoir-pro-tailor-be-glow-cushion fwee-cushion-glass hince-second-skin-glow-cushion tirtir-mask-fit-aura-cushion'),
    alternatives: parseIds('tirtir-mask-fit-red-cushion'),
    related: findByCategory('cushions'),
  },
  'shampoo for relaxed hair': {
    wanted: parseIds('lador-damage-protector-acid-shampoo'),
    alternatives: parseIds('unove-deep-damage-repair-shampoo'),
    related: [...SHAMPOOS, ...parseIds('unove-deep-damage-treatment-ex moremo-water-treatment-miracle-10')],
  },
  'hair oil for thick coarse hair': { wanted: parseIds('mise-en-scene-perfect-serum-super-rich'), related: findByCategory('hair-oils') },
  'cooling shampoo': {
    wanted: parseIds('moremo-scalp-shampoo-clear-and-cool'),
    alternatives: parseIds('ryo-jayangyunmo-shampoo-oily-scalp'),
    related: [...SHAMPOOS, ...findByCategory('scalp-care')],
  },
});
