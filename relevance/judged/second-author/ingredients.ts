/**
 * Queries for ingredients, by their INCI name or by their everyday name.
 * The author did not tune the search, so these queries measure it independently.
 */
import * as group from '../groups.ts';
import { findByCategory, parseIds } from '../products.ts';
import type { JudgedQuery } from '../types.ts';
import { judgeIngredient, judgeIngredientIn, judgeQueries } from './rules.ts';

const SERUMS = findByCategory('serums', 'ampoules');
const TONERS = findByCategory('toners', 'toner-pads');
const HAIR_OILS = findByCategory('hair-oils');
const VITAMIN_A = parseIds(`by-wishtrend-vitamin-amazing-bakuchiol-cream innisfree-retinol-cica-repair-ampoule some-by-mi-retinol-eye-cream
  beauty-of-joseon-revive-eye-serum-ginseng-retinal`);
const BEE_VENOM = parseIds(
  'benton-snail-bee-high-content-essence benton-snail-bee-hydrogel-eye-patch benton-snail-bee-high-content-lotion',
);
const SOYBEAN = parseIds('mixsoon-bean-essence mixsoon-bean-cream mixsoon-bean-eye-cream');
const BIRCH = parseIds(`round-lab-birch-juice-moisturizing-sun-cream round-lab-birch-juice-moisturizing-cream
  round-lab-birch-juice-moisturizing-mask`);
const WITH_SOME_BIRCH = parseIds(
  'espoir-water-splash-sun-cream-ceramide skin1004-hyalu-cica-water-fit-sun-serum skin1004-hyalu-cica-cloudy-mist',
);

export const ingredientQueries: readonly JudgedQuery[] = judgeQueries('ingredient', {
  'squalane oil': {
    ...judgeIngredient(/squalane/i),
    wanted: parseIds('haruharu-wonder-black-rice-facial-oil banila-co-miss-flower-mr-honey-essence-oil'),
    alternatives: judgeIngredient(/squalane/i).wanted,
  },
  'panthenol cream': judgeIngredientIn(/panthenol/i, group.MOISTURISERS),
  'pro vitamin b5': judgeIngredient(/panthenol/i),
  'vitamin b3 cream': judgeIngredientIn(/niacinamide/i, group.MOISTURISERS),
  'ascorbic acid serum': {
    wanted: parseIds('by-wishtrend-pure-vitamin-c-serum klairs-freshly-juiced-vitamin-drop'),
    related: [...group.VITAMIN_C, ...SERUMS],
  },
  'tranexamic acid': { wanted: parseIds('manyo-galac-niacin-essence mediheal-madecassoside-blemish-pad numbuzin-no5-vitamin-pad') },
  glutathione: {
    wanted: parseIds('numbuzin-no3-glowing-essence-toner numbuzin-no5-vitamin-pad'),
    alternatives: parseIds('anua-peach-70-niacinamide-serum'),
  },
  'salicylic acid toner': judgeIngredientIn(/salicyl|willow/i, TONERS),
  'lactic acid pads': { wanted: parseIds('medicube-zero-pore-pad-2'), related: findByCategory('toner-pads') },
  'glycolic acid': {
    wanted: parseIds('cosrx-aha-bha-clarifying-treatment-toner'),
    alternatives: parseIds('some-by-mi-green-tea-bubble-cleanser'),
  },
  'mandelic acid toner': { wanted: parseIds('by-wishtrend-mandelic-acid-prep-water'), related: TONERS },
  'gluconolactone pha': {
    wanted: parseIds(`skin1004-madagascar-centella-toning-toner anua-heartleaf-77-clear-pad by-wishtrend-acid-duo-gel-cleanser
      abib-heartleaf-spot-pad-calming-touch`),
    alternatives: parseIds('some-by-mi-miracle-toner some-by-mi-truecica-clear-pad numbuzin-no5-vitamin-pad'),
  },
  'bakuchiol night cream': {
    wanted: parseIds('by-wishtrend-vitamin-amazing-bakuchiol-cream'),
    alternatives: parseIds('some-by-mi-retinol-eye-cream'),
  },
  retinaldehyde: {
    wanted: parseIds(`beauty-of-joseon-revive-eye-serum-ginseng-retinal by-wishtrend-vitamin-amazing-bakuchiol-cream
      some-by-mi-retinol-eye-cream`),
    alternatives: VITAMIN_A,
  },
  'vitamin a cream': { wanted: VITAMIN_A },
  'copper peptide shampoo': { wanted: parseIds('dr-forhair-folligen-original-shampoo'), related: findByCategory('shampoos') },
  'peptides for face': {
    wanted: parseIds(`cosrx-6-peptide-skin-booster-serum medicube-pdrn-pink-peptide-serum mixsoon-bean-eye-cream
      laneige-cream-skin-cerapeptide-toner-moisturizer some-by-mi-snail-repair-cream purito-seoul-wonder-releaf-centella-serum-unscented`),
    related: parseIds('medicube-collagen-night-wrapping-mask medicube-pdrn-pink-collagen-gel-mask some-by-mi-retinol-eye-cream'),
  },
  'hyaluronate serum': {
    ...judgeIngredientIn(/hyaluron/i, SERUMS),
    wanted: parseIds('torriden-dive-in-low-molecular-hyaluronic-acid-serum innisfree-green-tea-seed-hyaluronic-serum'),
  },
  'shea butter hand cream': judgeIngredientIn(/shea|butyrospermum/i, findByCategory('hand-creams')),
  'argan oil for hair': {
    wanted: parseIds('mise-en-scene-perfect-serum-original nature-republic-argan-essential-hair-essence'),
    alternatives: parseIds('lador-wonder-hair-oil'),
    related: [...HAIR_OILS, ...parseIds('mise-en-scene-perfect-serum-original-shampoo')],
  },
  'zinc oxide sunscreen': {
    wanted: group.MINERAL_SUNSCREENS,
    alternatives: parseIds('dr-jart-every-sun-day-tone-up espoir-water-splash-cica-tone-up-cream dr-g-brightening-up-sun'),
    related: group.SUNSCREENS,
  },
  'kaolin mask': {
    wanted: group.CLAY,
    alternatives: parseIds('tonymoly-tomatox-magic-massage-pack'),
    related: findByCategory('wash-off-masks'),
  },
  madecassoside: {
    ...judgeIngredient(/madecass/i),
    alternatives: parseIds('innisfree-retinol-cica-repair-ampoule dr-g-red-blemish-soothing-cream'),
  },
  'gotu kola extract': { wanted: group.CENTELLA, alternatives: group.WITH_SOME_CENTELLA, related: judgeIngredient(/centella/i).related },
  'houttuynia cordata toner': {
    wanted: parseIds('anua-heartleaf-77-soothing-toner'),
    alternatives: parseIds('anua-heartleaf-77-clear-pad abib-heartleaf-spot-pad-calming-touch isntree-green-tea-fresh-toner'),
    related: [...group.HEARTLEAF, ...group.WITH_SOME_HEARTLEAF],
  },
  'artemisia essence': {
    wanted: parseIds('im-from-mugwort-essence'),
    alternatives: group.MUGWORT,
    related: judgeIngredient(/artemisia/i).related,
  },
  'sea buckthorn': judgeIngredient(/sea buckthorn|hippophae/i),
  'royal jelly': {
    wanted: parseIds('skinfood-royal-honey-propolis-essence dr-ceuracle-propolis-33-ampoule im-from-honey-mask'),
    alternatives: parseIds('apieu-honey-milk-lip-sleeping-pack'),
  },
  'bee venom': { wanted: BEE_VENOM },
  'fermented soybean': { wanted: SOYBEAN },
  'birch sap cream': {
    wanted: parseIds('round-lab-birch-juice-moisturizing-cream'),
    alternatives: BIRCH,
    related: WITH_SOME_BIRCH,
  },
  'oatmeal cream': { wanted: parseIds('purito-seoul-oat-calming-gel-cream'), related: findByCategory('gel-creams') },
  'bifida ferment lysate': {
    wanted: parseIds(
      'manyo-bifida-biome-complex-ampoule numbuzin-no3-skin-softening-serum numbuzin-no3-glowing-essence-toner missha-time-revolution-first-essence-5x',
    ),
    alternatives: judgeIngredient(/bifida/i).related,
  },
  'salmon dna serum': { wanted: parseIds('medicube-pdrn-pink-peptide-serum'), alternatives: group.PDRN },
  'keratin for hair': {
    wanted: parseIds(`lador-perfect-hair-fill-up unove-deep-damage-treatment-ex unove-deep-damage-repair-shampoo
      lador-damage-protector-acid-shampoo nature-republic-argan-essential-hair-essence mise-en-scene-perfect-serum-original-shampoo`),
    alternatives: parseIds('moremo-water-treatment-miracle-10'),
    related: findByCategory('hair-treatments'),
  },
  'biotin shampoo for hair growth': {
    wanted: parseIds('dr-forhair-folligen-original-shampoo'),
    alternatives: group.HAIR_LOSS,
    related: findByCategory('shampoos', 'scalp-care'),
  },
  'rosemary water': {
    wanted: parseIds('aromatica-rosemary-root-enhancer'),
    alternatives: parseIds('aromatica-rosemary-scalp-scaling-shampoo'),
  },
});
