/**
 * Queries that do not name the product, but the person whom it is for, the occasion, the step of a routine, or a foreign product that is
 * like it.
 * The author did not tune the search, so these queries measure it independently.
 */
import {
  CERAMIDE,
  CLEANSERS,
  CREAMS,
  DANDRUFF,
  FACE_CARE,
  FIRST_CLEANSERS,
  HAIR,
  HAIR_MASKS,
  HYALURONIC,
  LIP_CARE,
  LOW_PH_CLEANSERS,
  MASKS,
  MICELLAR,
  MOISTURISERS,
  PDRN,
  PIMPLE_PATCH,
  RETINOL,
  SHEET_MASKS,
  SNAIL,
  SUNSCREENS,
  TONE_UP_SUNSCREENS,
} from '../groups.ts';
import { findByCategory, intersect, parseIds } from '../products.ts';
import { findByPrice, judgeQueries } from '../second-author/rules.ts';
import {
  AFTER_SHAVE,
  AFTER_SUN,
  AGEING_FACE_CARE,
  ALL_MOISTURISERS,
  ALL_SUNSCREENS,
  BABY_CARE,
  BABY_CREAMS,
  BARRIER_CARE,
  BASE_MAKEUP,
  BASE_MAKEUP_FOR_DARK_SKIN,
  BEFORE_EVENT_MASKS,
  BODY_LOTIONS,
  BUILD_UP_REMOVERS,
  CHILD_SUNSCREENS,
  COILY_HAIR_CARE,
  FACE_GELS,
  FACE_MAKEUP,
  GIFTS,
  HAIR_OILS,
  HAIR_REPAIR,
  LIGHT_MOISTURISERS,
  LIP_COLOUR,
  LIP_COLOUR_FOR_DARK_LIPS,
  LIP_PRODUCTS,
  MATTE_LIPS,
  MEN,
  NO_WATER_CLEANSING,
  RICH_CREAMS,
  SCALP_CARE_UNDER_BRAIDS,
  SERUMS,
  SMALL_GIFTS,
  SUN_STICKS,
  subtract,
  TEENS,
  TRAVEL,
  WATERPROOF,
  WIG_CARE,
} from './groups.ts';

const STUDENT_RWF_MAX = 20_000;
const FERMENT_ESSENCES = parseIds(
  'missha-time-revolution-first-essence-5x mixsoon-galactomyces-ferment-essence manyo-galac-niacin-essence',
);
const NIACINAMIDE_SERUMS = parseIds('anua-peach-70-niacinamide-serum beauty-of-joseon-glow-serum-propolis-niacinamide');
const SCALP_WASH = findByCategory('shampoos', 'scalp-care');

export const indirectQueries = judgeQueries('indirect', {
  // For whom
  'gift for mum': {
    wanted: parseIds('im-from-ginseng-serum beauty-of-joseon-dynasty-cream'),
    alternatives: [...AGEING_FACE_CARE, ...GIFTS],
    related: findByCategory('hand-creams'),
  },
  'gift for girlfriend': {
    wanted: GIFTS,
    alternatives: [...LIP_PRODUCTS, ...findByCategory('eyeshadows')],
    related: [...MASKS, ...FACE_MAKEUP],
  },
  'cute small gift': { wanted: SMALL_GIFTS, alternatives: GIFTS, related: [...SHEET_MASKS, ...LIP_PRODUCTS] },
  'for my husband': { wanted: MEN, alternatives: AFTER_SHAVE },
  'teenage boy face wash': {
    wanted: parseIds(`nature-republic-aloe-cleansing-gel-foam benton-honest-cleansing-foam dr-g-ph-cleansing-gel-foam
      cosrx-low-ph-good-morning-gel-cleanser some-by-mi-green-tea-bubble-cleanser`),
    alternatives: CLEANSERS,
    related: TEENS,
  },
  'skincare for 13 year old': {
    wanted: TEENS,
    alternatives: [...LOW_PH_CLEANSERS, ...PIMPLE_PATCH, ...LIGHT_MOISTURISERS],
    related: [...CLEANSERS, ...SUNSCREENS],
  },
  'baby lotion': { wanted: BABY_CREAMS, alternatives: parseIds('round-lab-1025-dokdo-lotion'), related: [...BABY_CARE, ...BODY_LOTIONS] },
  'wash for newborn': {
    wanted: parseIds('illiyoon-ceramide-ato-60-top-to-toe-wash'),
    related: [...BABY_CARE, ...findByCategory('body-washes')],
  },
  'sunscreen for my toddler': { wanted: CHILD_SUNSCREENS, alternatives: SUNSCREENS, related: TONE_UP_SUNSCREENS },
  'cream for my grandmother': {
    wanted: intersect(AGEING_FACE_CARE, MOISTURISERS),
    alternatives: [...RICH_CREAMS, ...AGEING_FACE_CARE],
    related: MOISTURISERS,
  },
  'pregnancy safe serum': { wanted: subtract(SERUMS, RETINOL), related: subtract(FACE_CARE, RETINOL) },
  'student budget skincare': {
    wanted: intersect(findByPrice(STUDENT_RWF_MAX), [
      ...FACE_CARE,
      ...CLEANSERS,
      ...FIRST_CLEANSERS,
      ...SUNSCREENS,
      ...MASKS,
      ...PIMPLE_PATCH,
    ]),
    alternatives: parseIds(`iunik-propolis-vitamin-synergy-serum benton-snail-bee-high-content-essence
      torriden-dive-in-low-molecular-hyaluronic-acid-toner`),
    related: findByPrice(STUDENT_RWF_MAX),
  },
  // Occasions and places
  'night before wedding': {
    wanted: BEFORE_EVENT_MASKS,
    alternatives: [...SHEET_MASKS, ...parseIds('dr-g-brightening-peeling-gel')],
    related: MASKS,
  },
  'makeup for wedding guest': {
    wanted: parseIds(`tirtir-mask-fit-makeup-fixer tirtir-mask-fit-red-cushion banila-co-prime-primer-finish-powder dasique-shadow-palette
      etude-play-color-eyes`),
    alternatives: [...FACE_MAKEUP, ...LIP_COLOUR, ...findByCategory('eyeshadows', 'mascaras', 'eyeliners')],
  },
  'after gym face': {
    wanted: parseIds('dr-jart-dermaclear-micro-water cosrx-one-step-original-clear-pad nature-republic-aloe-cleansing-gel-foam'),
    alternatives: [...NO_WATER_CLEANSING, ...CLEANSERS],
    related: findByCategory('toner-pads', 'mists'),
  },
  'for long flight': { wanted: TRAVEL, alternatives: SHEET_MASKS, related: LIP_CARE },
  'sunscreen on the moto': { wanted: SUNSCREENS, related: TONE_UP_SUNSCREENS },
  'sunscreen in my handbag': { wanted: SUN_STICKS, alternatives: SUNSCREENS, related: TONE_UP_SUNSCREENS },
  'day at lake kivu': { wanted: SUNSCREENS, alternatives: [...AFTER_SUN, ...WATERPROOF], related: TONE_UP_SUNSCREENS },
  'swimming makeup': { wanted: WATERPROOF, related: findByCategory('mascaras', 'eyeliners', 'cushions') },
  'cream for july': { wanted: [...RICH_CREAMS, ...BODY_LOTIONS], alternatives: ALL_MOISTURISERS },
  'light cream rainy season': { wanted: LIGHT_MOISTURISERS, related: MOISTURISERS },
  'when water is cut': { wanted: NO_WATER_CLEANSING, alternatives: findByCategory('cleansing-waters', 'toner-pads') },
  // Hair styles
  'scalp spray for cornrows': { wanted: SCALP_CARE_UNDER_BRAIDS, related: findByCategory('scalp-care') },
  'after removing braids': { wanted: BUILD_UP_REMOVERS, alternatives: [...DANDRUFF, ...HAIR_REPAIR], related: SCALP_WASH },
  'wig shine': { wanted: WIG_CARE, alternatives: HAIR_OILS },
  'shampoo for locs': {
    wanted: parseIds('moremo-scalp-shampoo-clear-and-cool dr-forhair-sea-salt-scaler'),
    alternatives: [...BUILD_UP_REMOVERS, ...findByCategory('shampoos')],
  },
  '4c hair': { wanted: COILY_HAIR_CARE, alternatives: [...HAIR_OILS, ...findByCategory('hair-treatments')], related: HAIR },
  // Steps of a routine
  'step after cleansing': {
    wanted: findByCategory('toners', 'toner-pads', 'essences'),
    alternatives: [...SERUMS, ...findByCategory('mists')],
  },
  'last step at night': {
    wanted: [...findByCategory('sleeping-masks', 'face-oils'), ...CREAMS],
    alternatives: MOISTURISERS,
    related: findByCategory('lip-masks'),
  },
  'before foundation': {
    wanted: findByCategory('primers'),
    alternatives: [...TONE_UP_SUNSCREENS, ...parseIds('round-lab-birch-juice-moisturizing-sun-cream')],
    related: ALL_SUNSCREENS,
  },
  'between toner and cream': { wanted: [...SERUMS, ...findByCategory('essences')], related: FACE_CARE },
  // Compared with foreign products
  'sk ii dupe': { wanted: FERMENT_ESSENCES, alternatives: findByCategory('essences') },
  'like the ordinary niacinamide': { wanted: NIACINAMIDE_SERUMS, alternatives: SERUMS, related: FACE_CARE },
  'like cerave cream': {
    wanted: intersect(CERAMIDE, [...CREAMS, ...BODY_LOTIONS]),
    alternatives: BARRIER_CARE,
    related: [...MOISTURISERS, ...BODY_LOTIONS],
  },
  'like hydro boost gel': {
    wanted: parseIds(`torriden-dive-in-soothing-cream isntree-ha-aqua-gel-cream laneige-water-bank-blue-hyaluronic-gel-moisturizer`),
    alternatives: FACE_GELS,
    related: [...MOISTURISERS, ...intersect(HYALURONIC, FACE_CARE)],
  },
  'like cetaphil cleanser': { wanted: LOW_PH_CLEANSERS, alternatives: CLEANSERS },
  'like bioderma': { wanted: MICELLAR, alternatives: findByCategory('cleansing-waters'), related: FIRST_CLEANSERS },
  'like olaplex': { wanted: [...HAIR_REPAIR, ...HAIR_MASKS], alternatives: findByCategory('hair-treatments'), related: HAIR },
  'like fenty foundation': { wanted: BASE_MAKEUP_FOR_DARK_SKIN, alternatives: BASE_MAKEUP },
  'like mac matte lipstick': { wanted: MATTE_LIPS, related: LIP_COLOUR },
  // As she describes it
  'that red cushion': { wanted: BASE_MAKEUP_FOR_DARK_SKIN, related: findByCategory('cushions') },
  'sticky snail thing': { wanted: SNAIL },
  'pink wobbly cream': { wanted: parseIds('medicube-collagen-jelly-cream innisfree-cherry-blossom-glow-jelly-cream'), related: FACE_GELS },
  'salmon sperm serum': { wanted: parseIds('medicube-pdrn-pink-peptide-serum'), alternatives: PDRN },
  'lip colour for dark lips': { wanted: LIP_COLOUR_FOR_DARK_LIPS, alternatives: LIP_COLOUR, related: LIP_PRODUCTS },
});
