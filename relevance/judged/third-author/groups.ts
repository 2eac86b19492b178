/** Groups of products that several of the third author's queries want. Listed by hand where the catalogue has no such field. */
import {
  ACNE,
  AGEING,
  BARRIER,
  BHA,
  BRIGHTENING,
  CLEANSERS,
  DARK_SPOTS,
  FACE_CARE,
  FIRST_CLEANSERS,
  HAIR,
  MASKS,
  MINERAL_SUNSCREENS,
  MOISTURISERS,
  RETINOL,
  SOOTHING,
  SUNSCREENS,
  TONE_UP_SUNSCREENS,
} from '../groups.ts';
import { findByCategory, findByConcern, findBySkinType, findBySpecificInfo, intersect, parseIds } from '../products.ts';

/** @returns the products of `left` that are not in `right` */
export const subtract = (left: readonly string[], right: readonly string[]): string[] => left.filter((id) => !right.includes(id));

export const ALL_SUNSCREENS = [...SUNSCREENS, ...TONE_UP_SUNSCREENS];
/** Sunscreens without mineral filters, which leave no white cast on any skin. */
export const INVISIBLE_SUNSCREENS = subtract(SUNSCREENS, MINERAL_SUNSCREENS);
export const SUN_STICKS = findByCategory('sun-sticks');
export const AFTER_SUN =
  parseIds(`nature-republic-aloe-vera-soothing-gel holika-holika-aloe-99-soothing-gel benton-goodbye-redness-centella-mask
  skin1004-watergel-sheet-ampoule-mask skinfood-carrot-carotene-calming-water-pad torriden-dive-in-soothing-cream im-from-mugwort-essence`);
export const ALOE_GELS = parseIds('nature-republic-aloe-vera-soothing-gel holika-holika-aloe-99-soothing-gel');

export const SERUMS = findByCategory('serums', 'ampoules');
export const LEAVE_ON_ACNE_CARE = intersect(ACNE, FACE_CARE);
export const AGEING_FACE_CARE = intersect(AGEING, [...FACE_CARE, ...findByCategory('eye-creams', 'face-oils')]);
/** Leave-on care for spot marks and uneven tone. */
export const TONE_CARE = [
  ...DARK_SPOTS,
  ...intersect(findByConcern('Brightening'), findByCategory('serums', 'ampoules', 'essences', 'toners', 'toner-pads')),
];
/** Soothing care for the face, without make-up fixers. */
export const SOOTHING_CARE = subtract(SOOTHING, ['tirtir-mask-fit-makeup-fixer']);
/** All that is soothing for the face, with masks, cleansers and sunscreens. */
export const SOOTHING_FACE = subtract(findByConcern('Soothing'), [
  ...HAIR,
  ...findByCategory('body-washes'),
  'tirtir-mask-fit-makeup-fixer',
]);
/** Care that repairs the barrier and has no vitamin A. */
export const BARRIER_CARE = subtract(BARRIER, RETINOL);
/** Care that brightens over time, without products that only tint. */
export const BRIGHTENING_CARE = subtract(BRIGHTENING, [...TONE_UP_SUNSCREENS, ...findByCategory('primers')]);
/** Care that is meant for oily skin, but not for dry skin. `ALL_OILY_CARE` may be meant for both. */
export const OILY_CARE = subtract(
  intersect(findBySkinType('Oily'), [...FACE_CARE, ...CLEANSERS, ...FIRST_CLEANSERS, ...MASKS, ...SUNSCREENS]),
  findBySkinType('Dry'),
);
export const ALL_OILY_CARE = intersect(findBySkinType('Oily'), [...FACE_CARE, ...CLEANSERS, ...FIRST_CLEANSERS, ...MASKS, ...SUNSCREENS]);
export const AFTER_SHAVE = parseIds(`klairs-midnight-blue-calming-cream apieu-madecassoside-cream im-from-mugwort-essence
  nature-republic-aloe-vera-soothing-gel dr-jart-cicapair-serum purito-seoul-oat-calming-gel-cream holika-holika-aloe-99-soothing-gel
  torriden-dive-in-low-molecular-hyaluronic-acid-serum mediheal-madecassoside-blemish-pad`);
export const RAZOR_BUMPS = parseIds('skin1004-madagascar-centella-toning-toner');
export const BODY_SPOTS = parseIds('cosrx-one-step-original-clear-pad by-wishtrend-acid-duo-gel-cleanser iunik-tea-tree-relief-toner');
/** Products whose descriptions say that they are for skin that reacts to everything. */
export const REACTIVE_SKIN_CARE = parseIds(`etude-soonjung-2x-barrier-cream im-from-mugwort-essence skin1004-madagascar-centella-ampoule
  purito-seoul-wonder-releaf-centella-serum-unscented anua-heartleaf-77-soothing-toner round-lab-1025-dokdo-toner etude-soonjung-cleansing-water
  abib-mild-acidic-ph-mask-aqua-fit some-by-mi-mineral-100-suncream`);
export const RICH_CREAMS = parseIds(`beauty-of-joseon-dynasty-cream dr-jart-ceramidin-cream holika-holika-good-cera-super-ceramide-cream
  mixsoon-bean-cream purito-seoul-mighty-bamboo-panthenol-cream etude-soonjung-2x-barrier-cream`);
export const LIGHT_MOISTURISERS = findByCategory('gel-creams', 'emulsions');
export const FACE_GELS = findByCategory('gel-creams');
export const ALL_MOISTURISERS = [...MOISTURISERS, ...findByCategory('face-oils', 'sleeping-masks')];
export const BABY_CREAMS = parseIds('illiyoon-ceramide-ato-concentrate-cream illiyoon-ceramide-ato-lotion');
export const BABY_CARE = [...BABY_CREAMS, ...parseIds('illiyoon-ceramide-ato-60-top-to-toe-wash')];
export const CHILD_SUNSCREENS = parseIds('dr-g-green-mild-up-sun some-by-mi-mineral-100-suncream');
/** Products whose descriptions name men, shaving, fathers or boys. */
export const MEN =
  parseIds(`anua-heartleaf-70-daily-lotion klairs-soft-airy-uv-essence round-lab-1025-dokdo-cleanser manyo-deep-pore-cleansing-soda-foam
  klairs-midnight-blue-calming-cream ryo-jayangyunmo-shampoo-oily-scalp innisfree-volcanic-bha-pore-cleansing-foam laka-soul-vegan-lip-balm
  skin1004-madagascar-centella-toning-toner dr-forhair-folligen-tonic mediheal-madecassoside-blemish-pad moremo-scalp-shampoo-clear-and-cool`);
/** Products whose descriptions name teenagers, pupils or first products. */
export const TEENS =
  parseIds(`nature-republic-aloe-cleansing-gel-foam benton-honest-cleansing-foam dr-g-ph-cleansing-gel-foam iunik-centella-calming-gel-cream
  round-lab-1025-dokdo-toner some-by-mi-green-tea-bubble-cleanser dr-g-red-blemish-soothing-cream skinfood-peach-cotton-multi-finish-powder
  cosrx-acne-pimple-master-patch purito-seoul-daily-go-to-sunscreen`);
/** Small presents, as their descriptions say. */
export const SMALL_GIFTS =
  parseIds(`kundal-perfumed-hand-cream the-face-shop-daily-perfumed-hand-cream tonymoly-peach-hand-cream innisfree-my-real-squeeze-mask-ex
  apieu-milk-one-pack dr-jart-dermask-vital-hydra tonymoly-mini-cherry-lip-balm`);
export const GIFTS = [
  ...SMALL_GIFTS,
  ...parseIds(`tonymoly-tomatox-magic-massage-pack tonymoly-magic-food-banana-sleeping-pack im-from-ginseng-serum beauty-of-joseon-dynasty-cream
    laneige-lip-sleeping-mask fwee-cushion-glass holika-holika-honey-sleeping-pack`),
];
export const NO_WATER_CLEANSING = parseIds(`etude-soonjung-cleansing-water dr-jart-dermaclear-micro-water some-by-mi-truecica-clear-pad
  abib-heartleaf-spot-pad-calming-touch`);
export const BEFORE_EVENT_MASKS =
  parseIds(`mediheal-collagen-essential-mask numbuzin-no3-tingle-pore-sheet-mask round-lab-birch-juice-moisturizing-mask
  holika-holika-smooth-egg-peeling-gel`);
export const TRAVEL =
  parseIds(`dr-ceuracle-morning-enzyme-wash klairs-fundamental-ampule-mist skin1004-hyalu-cica-cloudy-mist dr-jart-dermask-vital-hydra
  torriden-dive-in-low-molecular-hyaluronic-acid-mask isntree-ha-airy-sun-stick benton-snail-bee-high-content-lotion`);

export const CUSHIONS = findByCategory('cushions');
export const BASE_MAKEUP = findByCategory('cushions', 'bb-creams');
/** Base make-up with shades for dark skin. */
export const BASE_MAKEUP_FOR_DARK_SKIN = parseIds('tirtir-mask-fit-red-cushion');
export const LIP_COLOUR = findByCategory('lip-tints', 'lipsticks', 'lip-glosses');
export const LIP_PRODUCTS = [...LIP_COLOUR, ...findByCategory('lip-balms', 'lip-masks')];
export const MATTE_LIPS = parseIds('3ce-velvet-lip-tint peripera-ink-velvet 3ce-mood-recipe-matte-lip-color laka-smooth-matte-lipstick');
export const GLOSSY_LIPS = parseIds(`romand-juicy-lasting-tint laka-fruity-glam-tint dasique-fruity-lip-jam fwee-3d-volumizing-gloss
  laneige-lip-glowy-balm romand-glasting-melting-balm hince-mood-enhancer-lip-glow`);
/** Lip colours with at least one shade that shows on dark lips. */
export const LIP_COLOUR_FOR_DARK_LIPS = parseIds(`3ce-velvet-lip-tint laka-fruity-glam-tint peripera-ink-velvet romand-juicy-lasting-tint
  3ce-mood-recipe-matte-lip-color hince-mood-enhancer-lip-glow laka-smooth-matte-lipstick dasique-fruity-lip-jam fwee-lip-cheek-blurry-pudding-pot`);
export const WATERPROOF = findBySpecificInfo('Waterproof', /^Yes/);
export const EYE_MAKEUP = findByCategory('eyeshadows', 'mascaras', 'eyeliners', 'brows');
export const FACE_MAKEUP = findByCategory('cushions', 'bb-creams', 'primers', 'powders', 'concealers', 'blushes');

export const HAIR_REPAIR = parseIds(`unove-deep-damage-treatment-ex lador-perfect-hair-fill-up ryo-hambitmo-damage-repair-treatment
  unove-deep-damage-repair-shampoo mise-en-scene-perfect-serum-super-rich`);
/** Hair care whose descriptions say that it suits coils and curls. */
export const COILY_HAIR_CARE =
  parseIds(`kundal-honey-macadamia-nature-shampoo mise-en-scene-perfect-serum-super-rich ryo-hambitmo-damage-repair-treatment
  unove-deep-damage-treatment-ex lador-perfect-hair-fill-up moremo-water-treatment-miracle-10 nature-republic-argan-essential-hair-essence
  mise-en-scene-perfect-serum-original`);
/** Leave-in scalp care whose descriptions say that it works under braids. */
export const SCALP_CARE_UNDER_BRAIDS = parseIds(
  'aromatica-rosemary-root-enhancer ryo-rootgen-hair-loss-care-scalp-essence dr-forhair-folligen-tonic',
);
export const BUILD_UP_REMOVERS =
  parseIds(`lador-scalp-scaling-spa dr-forhair-sea-salt-scaler aromatica-rosemary-scalp-scaling-shampoo apieu-raspberry-hair-vinegar
  mise-en-scene-perfect-serum-original-shampoo`);
export const WIG_CARE = parseIds('moremo-hair-essence-delightful-oil unove-silk-oil-essence');
export const HAIR_OILS = findByCategory('hair-oils');
export const BODY_LOTIONS = findByCategory('body-lotions');
export const SMOOTHING_ACIDS = [...BHA, ...parseIds('by-wishtrend-mandelic-acid-prep-water anua-heartleaf-77-clear-pad')];
