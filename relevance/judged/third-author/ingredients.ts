/**
 * Queries for an ingredient, alone or with a type of product.
 * The author did not tune the search, so these queries measure it independently.
 */
import {
  BHA,
  CENTELLA,
  CLAY,
  CLEANSERS,
  COLLAGEN,
  CREAMS,
  FACE_CARE,
  FIRST_CLEANSERS,
  GINSENG,
  HAIR,
  HONEY,
  MASKS,
  MINERAL_SUNSCREENS,
  MINERAL_TONE_UP_SUNSCREENS,
  MUGWORT,
  NIACINAMIDE,
  RETINOL,
  RICE,
  SHEET_MASKS,
  SUNSCREENS,
  TEA_TREE,
  TONE_UP_SUNSCREENS,
  UNDER_EYE,
  VITAMIN_C,
  WITH_SOME_CENTELLA,
} from '../groups.ts';
import { findByCategory, findByIngredient, intersect, parseIds } from '../products.ts';
import { EXFOLIANTS, judgeIngredient, judgeQueries } from '../second-author/rules.ts';
import { HAIR_OILS, HAIR_REPAIR, LIP_PRODUCTS, SERUMS } from './groups.ts';

const FERMENTS = parseIds(`missha-time-revolution-first-essence-5x manyo-galac-niacin-essence mixsoon-galactomyces-ferment-essence
  numbuzin-no3-glowing-essence-toner numbuzin-no3-skin-softening-serum`);
const BIRCH = parseIds(
  `round-lab-birch-juice-moisturizing-cream round-lab-birch-juice-moisturizing-sun-cream round-lab-birch-juice-moisturizing-mask`,
);
const BEAN = parseIds('mixsoon-bean-essence mixsoon-bean-cream mixsoon-bean-eye-cream');
const ROSEMARY_HAIR = parseIds('aromatica-rosemary-scalp-scaling-shampoo aromatica-rosemary-root-enhancer');
const PAPAYA = parseIds('dr-ceuracle-morning-enzyme-wash manyo-active-refresh-herb-peel');

export const ingredientQueries = judgeQueries('ingredient', {
  'yuzu mask': {
    wanted: parseIds('abib-mild-acidic-ph-mask-yuja-fit'),
    alternatives: parseIds('by-wishtrend-natural-vitamin-sheet-mask'),
    related: [...findByIngredient(/citrus junos/i), ...intersect(VITAMIN_C, MASKS)],
  },
  'mandelic acid': { wanted: parseIds('by-wishtrend-mandelic-acid-prep-water'), related: BHA },
  'lactic acid': {
    wanted: parseIds('medicube-zero-pore-pad-2'),
    alternatives: parseIds('innisfree-super-volcanic-pore-clay-mask-2x'),
    related: [...findByIngredient(/lactic acid|sodium lactate/i), ...BHA],
  },
  'glycolic toner': {
    wanted: parseIds('cosrx-aha-bha-clarifying-treatment-toner'),
    alternatives: parseIds('some-by-mi-miracle-toner by-wishtrend-mandelic-acid-prep-water medicube-zero-pore-pad-2'),
    related: [...BHA, ...findByCategory('toners')],
  },
  'salicylic acid wash': {
    wanted: parseIds(`by-wishtrend-acid-duo-gel-cleanser innisfree-volcanic-bha-pore-cleansing-foam cosrx-low-ph-good-morning-gel-cleanser
      anua-heartleaf-quercetinol-pore-deep-cleansing-foam`),
    alternatives: parseIds('some-by-mi-green-tea-bubble-cleanser'),
    related: [...CLEANSERS, ...BHA],
  },
  'pha toner': {
    wanted: parseIds('skin1004-madagascar-centella-toning-toner some-by-mi-miracle-toner'),
    alternatives: findByIngredient(/gluconolactone|lactobionic/i),
    related: [...findByCategory('toners'), ...BHA],
  },
  'retinol cream': {
    wanted: parseIds('by-wishtrend-vitamin-amazing-bakuchiol-cream some-by-mi-retinol-eye-cream'),
    alternatives: RETINOL,
  },
  'ascorbic acid': {
    wanted: parseIds('by-wishtrend-pure-vitamin-c-serum klairs-freshly-juiced-vitamin-drop'),
    alternatives: [...VITAMIN_C, ...findByIngredient(/ascorb/i)],
  },
  'vitamin b12 pink': { wanted: parseIds('anua-peach-70-niacinamide-serum medicube-pdrn-pink-peptide-serum') },
  'niacinamide pads': {
    wanted: parseIds('numbuzin-no5-vitamin-pad mediheal-madecassoside-blemish-pad'),
    alternatives: intersect(findByIngredient(/niacinamide/i), findByCategory('toner-pads')),
    related: [...findByCategory('toner-pads'), ...NIACINAMIDE],
  },
  'zinc oxide': { wanted: [...MINERAL_SUNSCREENS, ...MINERAL_TONE_UP_SUNSCREENS], related: findByIngredient(/zinc oxide/i) },
  'fermented yeast': { wanted: FERMENTS, alternatives: findByIngredient(/saccharomyces|galactomyces/i) },
  soybean: { wanted: BEAN, related: findByIngredient(/soybean|glycine soja/i) },
  'birch sap': { wanted: BIRCH, alternatives: findByIngredient(/betula|birch/i) },
  'oat cream': { wanted: parseIds('purito-seoul-oat-calming-gel-cream'), related: CREAMS },
  bamboo: {
    wanted: parseIds('purito-seoul-mighty-bamboo-panthenol-cream'),
    alternatives: parseIds('haruharu-wonder-black-rice-toner klairs-midnight-blue-calming-cream dr-g-green-mild-up-sun'),
    related: findByIngredient(/bamb|phyllostachys/i),
  },
  'beta glucan': judgeIngredient(/beta-glucan/i),
  'peptide serum': {
    wanted: parseIds('cosrx-6-peptide-skin-booster-serum medicube-pdrn-pink-peptide-serum'),
    alternatives: parseIds('purito-seoul-wonder-releaf-centella-serum-unscented'),
    related: [...findByIngredient(/peptide/i), ...SERUMS],
  },
  'mugwort mask': {
    wanted: parseIds('isntree-real-mugwort-clay-mask'),
    alternatives: parseIds('papa-recipe-bombee-green-honey-mask'),
    related: [...MUGWORT, ...findByCategory('wash-off-masks')],
  },
  'centella sunscreen': {
    wanted: parseIds(`skin1004-hyalu-cica-water-fit-sun-serum skin1004-hyalu-cica-silky-fit-sun-stick purito-seoul-daily-go-to-sunscreen
      some-by-mi-mineral-100-suncream espoir-water-splash-cica-tone-up-cream dr-g-green-mild-up-sun`),
    related: [...SUNSCREENS, ...TONE_UP_SUNSCREENS, ...CENTELLA],
  },
  'cica mask': {
    wanted: parseIds('benton-goodbye-redness-centella-mask skin1004-watergel-sheet-ampoule-mask'),
    alternatives: parseIds('papa-recipe-bombee-green-honey-mask abib-gummy-mask-heartleaf-sticker mediheal-teatree-essential-mask'),
    related: [...SHEET_MASKS, ...CENTELLA, ...WITH_SOME_CENTELLA],
  },
  'ginseng cream': { wanted: parseIds('beauty-of-joseon-dynasty-cream'), alternatives: GINSENG, related: CREAMS },
  'rice sunscreen': {
    wanted: parseIds('beauty-of-joseon-relief-sun-rice-probiotics-spf50 haruharu-wonder-airyfit-sunscreen'),
    related: [...SUNSCREENS, ...RICE],
  },
  'honey shampoo': { wanted: parseIds('kundal-honey-macadamia-nature-shampoo'), related: [...findByCategory('shampoos'), ...HONEY] },
  'tea tree cleanser': {
    wanted: parseIds('cosrx-low-ph-good-morning-gel-cleanser dr-g-ph-cleansing-gel-foam'),
    related: [...CLEANSERS, ...TEA_TREE],
  },
  'rosemary for hair': { wanted: ROSEMARY_HAIR, related: HAIR },
  'argan oil': {
    wanted: parseIds('nature-republic-argan-essential-hair-essence mise-en-scene-perfect-serum-original'),
    alternatives: [...intersect(findByIngredient(/argan/i), HAIR), ...parseIds('haruharu-wonder-black-rice-facial-oil')],
    related: findByIngredient(/argan/i),
  },
  'camellia oil hair': {
    wanted: parseIds('ryo-hambitmo-damage-repair-treatment mise-en-scene-perfect-serum-original'),
    alternatives: intersect(findByIngredient(/camellia (?:japonica|oleifera)/i), HAIR),
    related: HAIR_OILS,
  },
  'shea butter': {
    ...judgeIngredient(/shea butter|butyrospermum/i),
    related: [...findByIngredient(/butyrospermum/i), ...parseIds('missha-airy-fit-sheet-mask')],
  },
  'coconut oil': {
    wanted: parseIds('moremo-hair-essence-delightful-oil'),
    alternatives: findByIngredient(/cocos nucifera[^,]*oil/i),
    related: HAIR_OILS,
  },
  'keratin treatment': {
    wanted: parseIds('lador-perfect-hair-fill-up unove-deep-damage-treatment-ex'),
    alternatives: intersect(findByIngredient(/keratin/i), HAIR),
    related: [...HAIR_REPAIR, ...findByCategory('hair-treatments')],
  },
  'biotin shampoo': {
    wanted: parseIds('dr-forhair-folligen-original-shampoo'),
    alternatives: intersect(findByIngredient(/biotin/i), HAIR),
    related: findByCategory('shampoos'),
  },
  'collagen eye patches': {
    wanted: parseIds('abib-collagen-eye-patch-jericho-rose'),
    alternatives: parseIds('benton-snail-bee-hydrogel-eye-patch'),
    related: [...UNDER_EYE, ...COLLAGEN],
  },
  'volcanic ash': {
    wanted: parseIds('innisfree-super-volcanic-pore-clay-mask-2x innisfree-volcanic-bha-pore-cleansing-foam'),
    related: CLAY,
  },
  charcoal: { wanted: parseIds('holika-holika-pig-nose-3-step-kit'), related: CLAY },
  'baking soda': { wanted: parseIds('manyo-deep-pore-cleansing-soda-foam'), related: findByCategory('foams') },
  'papaya enzyme': { wanted: PAPAYA, alternatives: findByIngredient(/papaya|papain/i), related: EXFOLIANTS },
  'carrot pads': { wanted: parseIds('skinfood-carrot-carotene-calming-water-pad'), related: findByCategory('toner-pads') },
  'olive oil cleanser': {
    wanted: intersect(findByIngredient(/olea europ/i), FIRST_CLEANSERS),
    related: [...FIRST_CLEANSERS, ...findByIngredient(/olea europ/i)],
  },
  'honey lips': {
    wanted: parseIds('apieu-honey-milk-lip-sleeping-pack etude-ginger-sugar-overnight-lip-mask'),
    related: [...intersect(findByIngredient(/honey|mel extract/i), LIP_PRODUCTS), ...findByCategory('lip-masks', 'lip-balms'), ...HONEY],
  },
  'licorice root': {
    wanted: parseIds('klairs-supple-preparation-toner isntree-green-tea-fresh-toner'),
    alternatives: intersect(findByIngredient(/licorice|glycyrrhi/i), FACE_CARE),
    related: findByIngredient(/licorice|glycyrrhi/i),
  },
});
