/**
 * Queries that name a problem of skin, hair or make-up, in a shopper's words.
 * The author did not tune the search, so these queries measure it independently.
 */
import {
  ACNE,
  AGEING,
  BHA,
  BLACKHEADS,
  CLEANSERS,
  DANDRUFF,
  DARK_SPOTS,
  FACE_CARE,
  FIRST_CLEANSERS,
  FRIZZ_CARE,
  HAIR,
  HAIR_LOSS,
  HYALURONIC,
  LIP_CARE,
  LOW_PH_CLEANSERS,
  MASKS,
  MOISTURISERS,
  PIMPLE_PATCH,
  RETINOL,
  SHEET_MASKS,
  SUNSCREENS,
  UNDER_EYE,
} from '../groups.ts';
import { findByCategory, findByConcern, findBySkinType, intersect, parseIds } from '../products.ts';
import { judgeQueries } from '../second-author/rules.ts';
import {
  AFTER_SHAVE,
  AFTER_SUN,
  AGEING_FACE_CARE,
  ALL_MOISTURISERS,
  ALL_SUNSCREENS,
  ALOE_GELS,
  BABY_CARE,
  BARRIER_CARE,
  BASE_MAKEUP,
  BODY_LOTIONS,
  BODY_SPOTS,
  BRIGHTENING_CARE,
  BUILD_UP_REMOVERS,
  CUSHIONS,
  HAIR_OILS,
  HAIR_REPAIR,
  INVISIBLE_SUNSCREENS,
  LEAVE_ON_ACNE_CARE,
  LIP_COLOUR,
  RAZOR_BUMPS,
  REACTIVE_SKIN_CARE,
  RICH_CREAMS,
  SCALP_CARE_UNDER_BRAIDS,
  SMOOTHING_ACIDS,
  SOOTHING_CARE,
  SOOTHING_FACE,
  subtract,
  TONE_CARE,
} from './groups.ts';

const PORES = findByConcern('Visible pores');
const PRIMERS = findByCategory('primers');
const POWDERS = findByCategory('powders');
const OIL_CONTROL =
  parseIds(`isntree-green-tea-fresh-toner iunik-tea-tree-relief-toner torriden-dive-in-soothing-cream isntree-ha-aqua-gel-cream
  iunik-centella-calming-gel-cream beauty-of-joseon-glow-serum-propolis-niacinamide manyo-galac-niacin-essence laneige-water-bank-blue-hyaluronic-gel-moisturizer
  beauty-of-joseon-matte-sun-stick-mugwort-camelia banila-co-prime-primer-finish-powder skinfood-peach-cotton-multi-finish-powder
  innisfree-super-volcanic-pore-clay-mask-2x innisfree-volcanic-bha-pore-cleansing-foam dr-g-red-blemish-soothing-cream`);
const OILY_FACE = intersect(findBySkinType('Oily'), [...FACE_CARE, ...CLEANSERS]);
const MAKEUP_FIXERS = parseIds('tirtir-mask-fit-makeup-fixer');
const ITCHY_SCALP_CARE =
  parseIds(`moremo-scalp-shampoo-clear-and-cool aromatica-rosemary-root-enhancer aromatica-rosemary-scalp-scaling-shampoo
  ryo-rootgen-hair-loss-care-scalp-essence dr-forhair-folligen-tonic`);
const HARD_WATER_HAIR_CARE = parseIds(
  `apieu-raspberry-hair-vinegar lador-damage-protector-acid-shampoo mise-en-scene-perfect-serum-original-shampoo`,
);
const HAIR_EDGE_CARE = parseIds('ryo-rootgen-hair-loss-care-scalp-essence aromatica-rosemary-root-enhancer');
const HELMET_PIMPLE_CARE = parseIds(`mediheal-teatree-essential-mask dr-g-red-blemish-soothing-cream cosrx-acne-pimple-master-patch`);
const SCALP_PRODUCTS = [...findByCategory('scalp-care', 'shampoos')];

export const problemQueries = judgeQueries('problem', {
  // Spots
  'pimples on chin': { wanted: [...LEAVE_ON_ACNE_CARE, ...PIMPLE_PATCH], alternatives: [...ACNE, ...BHA] },
  'big pimple': { wanted: PIMPLE_PATCH, alternatives: LEAVE_ON_ACNE_CARE, related: ACNE },
  'hormonal breakouts': { wanted: LEAVE_ON_ACNE_CARE, alternatives: ACNE },
  'cystic acne': { wanted: LEAVE_ON_ACNE_CARE, alternatives: ACNE },
  'tiny bumps forehead': {
    wanted: parseIds(`benton-aloe-bha-skin-toner abib-heartleaf-spot-pad-calming-touch skin1004-madagascar-centella-toning-toner
      mediheal-teatree-essential-mask`),
    alternatives: SMOOTHING_ACIDS,
    related: [...ACNE, ...PORES],
  },
  'rough bumpy face': {
    wanted: parseIds(`skin1004-madagascar-centella-toning-toner numbuzin-no3-skin-softening-serum by-wishtrend-mandelic-acid-prep-water
      mixsoon-bean-essence`),
    alternatives: [...SMOOTHING_ACIDS, ...findByCategory('exfoliators')],
    related: PORES,
  },
  'pimples on shoulders': { wanted: BODY_SPOTS, alternatives: BHA, related: ACNE },
  'helmet pimples': { wanted: HELMET_PIMPLE_CARE, alternatives: ACNE },
  'nose pores': { wanted: PORES, alternatives: BLACKHEADS },
  'black dots on nose': { wanted: BLACKHEADS, alternatives: BHA, related: PORES },
  // Marks and tone
  'marks after pimples': { wanted: DARK_SPOTS, alternatives: BRIGHTENING_CARE, related: ACNE },
  'black marks on cheeks': { wanted: DARK_SPOTS, alternatives: BRIGHTENING_CARE },
  'patchy skin tone': { wanted: TONE_CARE, alternatives: BRIGHTENING_CARE },
  'sun spots face': { wanted: DARK_SPOTS, alternatives: BRIGHTENING_CARE, related: ALL_SUNSCREENS },
  melasma: { wanted: DARK_SPOTS, alternatives: BRIGHTENING_CARE, related: ALL_SUNSCREENS },
  'dark spots black skin': { wanted: DARK_SPOTS, alternatives: BRIGHTENING_CARE },
  'tired grey face': {
    wanted: parseIds(`mediheal-ipi-lightmax-ampoule-mask by-wishtrend-natural-vitamin-sheet-mask laneige-water-sleeping-mask
      abib-mild-acidic-ph-mask-yuja-fit tonymoly-tomatox-magic-massage-pack`),
    alternatives: BRIGHTENING_CARE,
  },
  'no glow': { wanted: BRIGHTENING_CARE, related: FACE_CARE },
  // Oil
  'oily by noon': { wanted: OIL_CONTROL, alternatives: OILY_FACE, related: [...POWDERS, ...PRIMERS] },
  'shiny t zone': { wanted: [...OIL_CONTROL, ...POWDERS], alternatives: [...PRIMERS, ...OILY_FACE], related: PORES },
  'greasy forehead': { wanted: OIL_CONTROL, alternatives: [...OILY_FACE, ...POWDERS], related: PRIMERS },
  // Dryness
  'tight after washing': {
    wanted: [...LOW_PH_CLEANSERS, ...parseIds('laneige-cream-skin-cerapeptide-toner-moisturizer klairs-supple-preparation-toner')],
    alternatives: [...CLEANSERS, ...intersect(findByConcern('Moisturizing'), findByCategory('toners'))],
    related: MOISTURISERS,
  },
  'thirsty skin': {
    wanted: intersect(HYALURONIC, FACE_CARE),
    alternatives: intersect(findByConcern('Moisturizing'), [...FACE_CARE, ...MASKS]),
    related: findByConcern('Moisturizing'),
  },
  'flaky skin': {
    wanted: RICH_CREAMS,
    alternatives: [...BARRIER_CARE, ...findByCategory('exfoliators'), ...parseIds('mixsoon-bean-essence im-from-honey-mask')],
    related: [...ALL_MOISTURISERS, ...BODY_LOTIONS],
  },
  'peeling from retinol': {
    wanted: [...BARRIER_CARE, ...parseIds('dr-jart-cicapair-serum')],
    alternatives: subtract(SOOTHING_CARE, SMOOTHING_ACIDS),
    related: subtract(ALL_MOISTURISERS, RETINOL),
  },
  'dry knees and elbows': {
    wanted: [...BODY_LOTIONS, ...parseIds('banila-co-miss-flower-mr-honey-essence-oil purito-seoul-mighty-bamboo-panthenol-cream')],
    alternatives: parseIds('skinfood-black-sugar-perfect-scrub-2x kundal-honey-macadamia-pure-body-wash'),
  },
  'cracked lip corners': { wanted: LIP_CARE },
  'lipstick drying lips': {
    wanted: parseIds(
      'hince-mood-enhancer-lip-glow romand-glasting-melting-balm laneige-lip-glowy-balm laka-fruity-glam-tint dasique-fruity-lip-jam',
    ),
    alternatives: LIP_CARE,
    related: LIP_COLOUR,
  },
  // Irritation
  'red cheeks': { wanted: SOOTHING_CARE, alternatives: SOOTHING_FACE },
  rosacea: { wanted: SOOTHING_CARE, alternatives: SOOTHING_FACE },
  eczema: {
    wanted: [
      ...BABY_CARE,
      ...parseIds(`etude-soonjung-2x-barrier-cream purito-seoul-mighty-bamboo-panthenol-cream purito-seoul-oat-calming-gel-cream
        round-lab-birch-juice-moisturizing-cream`),
    ],
    alternatives: [...BARRIER_CARE, ...REACTIVE_SKIN_CARE],
    related: [...SOOTHING_CARE, ...subtract(MOISTURISERS, RETINOL)],
  },
  'itchy skin': {
    wanted: [...BABY_CARE, ...parseIds('purito-seoul-oat-calming-gel-cream etude-soonjung-2x-barrier-cream')],
    alternatives: [...SOOTHING_CARE, ...ALOE_GELS],
    related: SOOTHING_FACE,
  },
  'skin reacts to everything': {
    wanted: REACTIVE_SKIN_CARE,
    alternatives: subtract(SOOTHING_CARE, SMOOTHING_ACIDS),
    related: intersect(findBySkinType('Sensitive'), [...FACE_CARE, ...CLEANSERS, ...FIRST_CLEANSERS, ...SHEET_MASKS, ...SUNSCREENS]),
  },
  'hot flushed face': { wanted: [...SOOTHING_CARE, ...AFTER_SUN], alternatives: SOOTHING_FACE },
  'heat rash': {
    wanted: [...ALOE_GELS, ...parseIds('anua-heartleaf-70-daily-lotion purito-seoul-oat-calming-gel-cream')],
    alternatives: [...SOOTHING_CARE, ...AFTER_SUN],
    related: SOOTHING_FACE,
  },
  'burnt by sun': { wanted: AFTER_SUN, alternatives: [...SOOTHING_CARE, ...findByCategory('calming-sheets')], related: ALL_SUNSCREENS },
  'shaving bumps': { wanted: RAZOR_BUMPS, alternatives: [...AFTER_SHAVE, ...SMOOTHING_ACIDS], related: SOOTHING_CARE },
  'ingrown hair': { wanted: RAZOR_BUMPS, alternatives: SMOOTHING_ACIDS, related: AFTER_SHAVE },
  'razor burn': { wanted: AFTER_SHAVE, alternatives: [...SOOTHING_CARE, ...RAZOR_BUMPS], related: SOOTHING_FACE },
  'face stings after waxing': {
    wanted: parseIds(
      'klairs-midnight-blue-calming-cream apieu-madecassoside-cream benton-goodbye-redness-centella-mask abib-gummy-mask-heartleaf-sticker',
    ),
    alternatives: [...SOOTHING_CARE, ...AFTER_SUN],
    related: SOOTHING_FACE,
  },
  'sunscreen burns my eyes': {
    wanted: parseIds(`some-by-mi-mineral-100-suncream beauty-of-joseon-relief-sun-rice-probiotics-spf50 dr-g-green-mild-up-sun
      klairs-soft-airy-uv-essence round-lab-birch-juice-moisturizing-sun-cream`),
    related: ALL_SUNSCREENS,
  },
  'sunscreen turns me grey': { wanted: INVISIBLE_SUNSCREENS, related: ALL_SUNSCREENS },
  'dust on face': {
    wanted: subtract(findByConcern('Fine dust removal'), HAIR),
    alternatives: [...CLEANSERS, ...FIRST_CLEANSERS],
  },
  // Age and eyes
  'smile lines': {
    wanted: [...RETINOL, ...findByCategory('eye-creams')],
    alternatives: [...AGEING_FACE_CARE, ...UNDER_EYE],
    related: AGEING,
  },
  'neck lines': {
    wanted: parseIds('cosrx-6-peptide-skin-booster-serum im-from-ginseng-serum'),
    alternatives: AGEING_FACE_CARE,
    related: AGEING,
  },
  'saggy face': { wanted: AGEING_FACE_CARE, alternatives: AGEING },
  // Make-up
  'makeup melting': {
    wanted: [...MAKEUP_FIXERS, ...PRIMERS, ...POWDERS],
    alternatives: parseIds('missha-magic-cushion-cover-lasting tirtir-mask-fit-red-cushion clio-kill-cover-the-new-founwear-cushion'),
    related: CUSHIONS,
  },
  'foundation looks ashy': { wanted: parseIds('tirtir-mask-fit-red-cushion'), related: [...BASE_MAKEUP, ...PRIMERS] },
  'mascara smudging': { wanted: findByCategory('mascaras') },
  'thin eyebrows': { wanted: findByCategory('brows') },
  // Hair and scalp
  'itchy scalp braids': { wanted: [...ITCHY_SCALP_CARE, ...SCALP_CARE_UNDER_BRAIDS], alternatives: DANDRUFF, related: SCALP_PRODUCTS },
  'white flakes hair': { wanted: DANDRUFF, alternatives: [...ITCHY_SCALP_CARE, ...BUILD_UP_REMOVERS], related: SCALP_PRODUCTS },
  'receding edges': { wanted: HAIR_EDGE_CARE, alternatives: HAIR_LOSS, related: SCALP_PRODUCTS },
  'hair breaking': { wanted: HAIR_REPAIR, alternatives: [...HAIR_OILS, ...findByCategory('hair-treatments')], related: HAIR },
  'puffy frizzy hair': { wanted: FRIZZ_CARE, alternatives: HAIR_OILS, related: HAIR },
  'gel buildup': { wanted: BUILD_UP_REMOVERS, alternatives: DANDRUFF, related: SCALP_PRODUCTS },
  'dry scalp': { wanted: parseIds('aromatica-rosemary-root-enhancer'), related: SCALP_PRODUCTS },
  'hard water hair': { wanted: HARD_WATER_HAIR_CARE, related: HAIR },
  'sweaty scalp': {
    wanted: parseIds('moremo-scalp-shampoo-clear-and-cool ryo-jayangyunmo-shampoo-oily-scalp dr-forhair-folligen-tonic'),
    alternatives: SCALP_PRODUCTS,
  },
  'oily face and dry cheeks': {
    wanted: intersect(findBySkinType('Combination&Normal'), MOISTURISERS),
    alternatives: intersect(findBySkinType('Combination&Normal'), [...FACE_CARE, ...CLEANSERS]),
    related: SHEET_MASKS,
  },
});
