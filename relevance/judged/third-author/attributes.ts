/**
 * Queries for an attribute of a product: finish, skin type, shade, scent, size, price, or what it is free from.
 * The author did not tune the search, so these queries measure it independently.
 */
import {
  CLEANSERS,
  CREAMS,
  FACE_CARE,
  FIRST_CLEANSERS,
  HAIR,
  LIP_CARE,
  LOW_PH_CLEANSERS,
  MOISTURISERS,
  NO_ALCOHOL,
  NO_FRAGRANCE,
  SHEET_MASKS,
  SPF_MAKEUP,
  TONE_UP_SUNSCREENS,
  VEGAN,
} from '../groups.ts';
import { findByCategory, findByFeature, findBySkinType, findByTag, intersect, parseIds } from '../products.ts';
import { findByFreeFrom, findByPrice, judgeQueries } from '../second-author/rules.ts';
import {
  ALL_SUNSCREENS,
  BASE_MAKEUP,
  BASE_MAKEUP_FOR_DARK_SKIN,
  BODY_LOTIONS,
  CUSHIONS,
  EYE_MAKEUP,
  FACE_GELS,
  FACE_MAKEUP,
  GLOSSY_LIPS,
  HAIR_OILS,
  INVISIBLE_SUNSCREENS,
  LIGHT_MOISTURISERS,
  LIP_COLOUR,
  MATTE_LIPS,
  RICH_CREAMS,
  SERUMS,
  subtract,
  WATERPROOF,
} from './groups.ts';

const UNSCENTED = [...new Set([...NO_FRAGRANCE, ...findByFreeFrom('fragrance')])];
const WITHOUT_ALCOHOL = [...new Set([...findByFreeFrom('alcohol'), ...NO_ALCOHOL])];
const WITHOUT_ANIMALS = [...new Set([...VEGAN, ...findByFreeFrom('animal products')])];
const TONERS = findByCategory('toners', 'toner-pads');
const PALETTES = findByCategory('eyeshadows');
const BLUSHES = findByCategory('blushes');
const BROWS = findByCategory('brows');
const TINTED_BALMS = parseIds('laka-soul-vegan-lip-balm laneige-lip-glowy-balm romand-glasting-melting-balm tonymoly-mini-cherry-lip-balm');
const RED_LIPS =
  parseIds(`3ce-velvet-lip-tint peripera-ink-velvet romand-juicy-lasting-tint laka-smooth-matte-lipstick hince-mood-enhancer-lip-glow
  fwee-lip-cheek-blurry-pudding-pot`);
const BROWN_LIPS = parseIds(`3ce-velvet-lip-tint 3ce-mood-recipe-matte-lip-color peripera-ink-velvet romand-juicy-lasting-tint
  laka-smooth-matte-lipstick laka-fruity-glam-tint hince-mood-enhancer-lip-glow laka-soul-vegan-lip-balm romand-glasting-melting-balm`);
const NUDE_LIPS = parseIds(`peripera-ink-velvet hince-mood-enhancer-lip-glow laka-smooth-matte-lipstick romand-glasting-melting-balm
  fwee-lip-cheek-blurry-pudding-pot laka-fruity-glam-tint`);
const PLUM_LIPS = parseIds('romand-juicy-lasting-tint fwee-lip-cheek-blurry-pudding-pot laka-fruity-glam-tint');
const MATTE_BASE = parseIds('clio-kill-cover-the-new-founwear-cushion missha-magic-cushion-cover-lasting');
const MATTE_SUN = parseIds('beauty-of-joseon-matte-sun-stick-mugwort-camelia isntree-ha-airy-sun-stick haruharu-wonder-airyfit-sunscreen');
const DEWY_SUN = parseIds('dr-ceuracle-hyal-reyouth-moist-sun isntree-ha-watery-sun-gel skin1004-hyalu-cica-water-fit-sun-serum');
const LIGHT_SUN =
  parseIds(`klairs-soft-airy-uv-essence haruharu-wonder-airyfit-sunscreen skin1004-hyalu-cica-water-fit-sun-serum isntree-ha-watery-sun-gel
  torriden-dive-in-watery-moisture-sun-cream espoir-water-splash-sun-cream-ceramide`);
const BIG_OIL_CLEANSERS = parseIds('missha-super-off-cleansing-oil manyo-pure-cleansing-oil');
const BIG_TONERS =
  parseIds(`torriden-dive-in-low-molecular-hyaluronic-acid-toner anua-heartleaf-77-soothing-toner round-lab-1025-dokdo-toner
  haruharu-wonder-black-rice-toner`);
const DEEP_BLUSH = parseIds(`fwee-lip-cheek-blurry-pudding-pot hince-dewy-liquid-cheek lilybyred-luv-beam-cheek romand-better-than-cheek
  dasique-blending-mood-cheek`);

export const attributeQueries = judgeQueries('attribute', {
  // Free from
  'unscented moisturiser': {
    wanted: intersect(UNSCENTED, MOISTURISERS),
    alternatives: intersect(UNSCENTED, BODY_LOTIONS),
    related: [...MOISTURISERS, ...intersect(UNSCENTED, FACE_CARE)],
  },
  'no perfume sunscreen': { wanted: intersect(UNSCENTED, ALL_SUNSCREENS), related: ALL_SUNSCREENS },
  'toner no alcohol': {
    wanted: intersect(WITHOUT_ALCOHOL, TONERS),
    alternatives: intersect(WITHOUT_ALCOHOL, findByCategory('essences')),
    related: TONERS,
  },
  'alcohol free hair tonic': {
    wanted: parseIds('aromatica-rosemary-root-enhancer'),
    related: findByCategory('scalp-care'),
  },
  'sulfate free face wash': {
    wanted: intersect(findByFreeFrom('sulfates'), CLEANSERS),
    related: [...CLEANSERS, ...intersect(findByFreeFrom('sulfates'), FIRST_CLEANSERS)],
  },
  'shampoo no sulfate': {
    wanted: intersect(findByFreeFrom('sulfates'), findByCategory('shampoos')),
    related: [...findByCategory('shampoos'), ...intersect(findByFreeFrom('sulfates'), HAIR)],
  },
  'silicone free shampoo': {
    wanted: intersect(findByFreeFrom('silicones'), findByCategory('shampoos')),
    related: [...findByCategory('shampoos'), ...intersect(findByFreeFrom('silicones'), HAIR)],
  },
  'no mineral oil lotion': {
    wanted: intersect(findByFreeFrom('mineral oil'), [...BODY_LOTIONS, ...findByCategory('emulsions')]),
    related: [...BODY_LOTIONS, ...MOISTURISERS],
  },
  'vegan lip tint': {
    wanted: parseIds('laka-fruity-glam-tint'),
    alternatives: parseIds('laka-smooth-matte-lipstick laka-soul-vegan-lip-balm'),
    related: findByCategory('lip-tints'),
  },
  'vegan serum': {
    wanted: intersect(WITHOUT_ANIMALS, SERUMS),
    alternatives: intersect(WITHOUT_ANIMALS, findByCategory('essences')),
    related: [...SERUMS, ...WITHOUT_ANIMALS],
  },
  'oil free moisturizer': { wanted: parseIds('torriden-dive-in-soothing-cream'), alternatives: FACE_GELS, related: MOISTURISERS },
  // Skin and hair types
  'toner oily skin': {
    wanted: intersect(findBySkinType('Oily'), TONERS),
    related: [...TONERS, ...intersect(findBySkinType('Oily'), FACE_CARE)],
  },
  'serum sensitive skin': {
    wanted: intersect(findBySkinType('Sensitive'), SERUMS),
    related: [...SERUMS, ...intersect(findBySkinType('Sensitive'), FACE_CARE)],
  },
  'combination skin cream': { wanted: intersect(findBySkinType('Combination&Normal'), CREAMS), related: MOISTURISERS },
  'very dry skin body': {
    wanted: parseIds('illiyoon-ceramide-ato-concentrate-cream illiyoon-ceramide-ato-lotion'),
    related: [...BODY_LOTIONS, ...findByCategory('body-washes')],
  },
  'fine hair oil': {
    wanted: parseIds('lador-wonder-hair-oil'),
    alternatives: parseIds('unove-silk-oil-essence moremo-hair-essence-delightful-oil'),
    related: subtract(HAIR_OILS, parseIds('mise-en-scene-perfect-serum-super-rich')),
  },
  'coloured hair shampoo': {
    wanted: parseIds('lador-damage-protector-acid-shampoo unove-deep-damage-repair-shampoo'),
    related: findByCategory('shampoos'),
  },
  // Finish and coverage
  'matte sunscreen': {
    wanted: MATTE_SUN,
    alternatives: parseIds('klairs-soft-airy-uv-essence espoir-water-splash-cica-tone-up-cream torriden-dive-in-watery-moisture-sun-cream'),
    related: ALL_SUNSCREENS,
  },
  'glowy sunscreen': {
    wanted: DEWY_SUN,
    alternatives: parseIds('skin1004-hyalu-cica-silky-fit-sun-stick round-lab-birch-juice-moisturizing-sun-cream dr-g-brightening-up-sun'),
    related: ALL_SUNSCREENS,
  },
  'sunscreen not greasy': {
    wanted: [...new Set([...LIGHT_SUN, ...MATTE_SUN])],
    alternatives: INVISIBLE_SUNSCREENS,
    related: ALL_SUNSCREENS,
  },
  'clear sunscreen': { wanted: INVISIBLE_SUNSCREENS, related: ALL_SUNSCREENS },
  'matte foundation': { wanted: MATTE_BASE, related: BASE_MAKEUP },
  'full coverage': {
    wanted: BASE_MAKEUP_FOR_DARK_SKIN,
    alternatives: parseIds('missha-m-perfect-cover-bb clio-kill-cover-the-new-founwear-cushion peripera-double-longwear-cover-concealer'),
    related: [...BASE_MAKEUP, ...MATTE_LIPS],
  },
  'light coverage foundation': {
    wanted: parseIds('fwee-cushion-glass hince-second-skin-glow-cushion tirtir-mask-fit-aura-cushion'),
    alternatives: parseIds('dr-jart-cicapair-color-correcting dr-g-perfect-pore-cover-bb'),
    related: BASE_MAKEUP,
  },
  'glossy lips': { wanted: GLOSSY_LIPS, related: [...LIP_COLOUR, ...LIP_CARE] },
  'long lasting lip': {
    wanted: parseIds('romand-juicy-lasting-tint peripera-ink-velvet 3ce-velvet-lip-tint 3ce-mood-recipe-matte-lip-color'),
    related: LIP_COLOUR,
  },
  'smudge proof mascara': { wanted: findByCategory('mascaras'), related: WATERPROOF },
  'cream blush': { wanted: parseIds('fwee-lip-cheek-blurry-pudding-pot hince-dewy-liquid-cheek'), related: BLUSHES },
  'blush that shows on dark skin': { wanted: DEEP_BLUSH, related: BLUSHES },
  // Shades
  'brown lipstick': { wanted: BROWN_LIPS, related: LIP_COLOUR },
  'red lip tint': { wanted: RED_LIPS, related: LIP_COLOUR },
  'nude lips': { wanted: NUDE_LIPS, related: [...LIP_COLOUR, ...TINTED_BALMS] },
  'plum lip': { wanted: PLUM_LIPS, related: LIP_COLOUR },
  'black brow pencil': { wanted: parseIds('etude-drawing-eye-brow the-face-shop-designing-eyebrow-pencil'), alternatives: BROWS },
  'burgundy eyeliner': { wanted: findByCategory('eyeliners') },
  'brown eyeshadow palette': { wanted: PALETTES, related: EYE_MAKEUP },
  'tinted balm': { wanted: TINTED_BALMS, alternatives: LIP_CARE, related: GLOSSY_LIPS },
  'deep shade cushion': { wanted: BASE_MAKEUP_FOR_DARK_SKIN, related: CUSHIONS },
  // Texture and scent
  'thick night cream': {
    wanted: [...RICH_CREAMS, ...parseIds('by-wishtrend-vitamin-amazing-bakuchiol-cream')],
    alternatives: findByCategory('creams'),
    related: [...MOISTURISERS, ...findByCategory('sleeping-masks')],
  },
  'light moisturiser': { wanted: LIGHT_MOISTURISERS, related: MOISTURISERS },
  'fast absorbing body lotion': { wanted: intersect(findByFeature('Absorbs quickly'), BODY_LOTIONS), related: BODY_LOTIONS },
  'non sticky lip gloss': {
    wanted: parseIds('dasique-fruity-lip-jam laneige-lip-glowy-balm'),
    related: [...findByCategory('lip-glosses'), ...GLOSSY_LIPS],
  },
  'baby powder scent': {
    wanted: parseIds(`kundal-honey-macadamia-nature-shampoo kundal-honey-macadamia-pure-body-wash kundal-honey-macadamia-pure-body-lotion
      kundal-perfumed-hand-cream the-face-shop-daily-perfumed-hand-cream`),
  },
  'low ph': {
    wanted: LOW_PH_CLEANSERS,
    alternatives: parseIds(`abib-mild-acidic-ph-mask-aqua-fit abib-mild-acidic-ph-mask-yuja-fit lador-damage-protector-acid-shampoo
      illiyoon-ceramide-ato-60-top-to-toe-wash etude-soonjung-cleansing-water unove-deep-damage-repair-shampoo`),
  },
  // Sizes, prices and tags
  'big bottle cleansing oil': { wanted: BIG_OIL_CLEANSERS, related: findByCategory('cleansing-oils') },
  'large toner': { wanted: BIG_TONERS, related: TONERS },
  'cheap sheet mask': { wanted: intersect(findByPrice(3000), SHEET_MASKS), related: SHEET_MASKS },
  'serum under 20000': { wanted: intersect(findByPrice(20_000), SERUMS), related: SERUMS },
  'lipstick under 15000': {
    wanted: intersect(findByPrice(15_000), LIP_COLOUR),
    related: [...LIP_COLOUR, ...intersect(findByPrice(15_000), LIP_CARE)],
  },
  'best selling sunscreen': { wanted: intersect(findByTag('BEST SELLER'), ALL_SUNSCREENS), related: ALL_SUNSCREENS },
  'spf in makeup': { wanted: [...SPF_MAKEUP, ...CUSHIONS], alternatives: TONE_UP_SUNSCREENS, related: FACE_MAKEUP },
});
