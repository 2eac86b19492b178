/**
 * Queries for a type of product, in a shopper's words.
 * The author did not tune the search, so these queries measure it independently.
 */
import * as group from '../groups.ts';
import { findByCategory, findByConcern, intersect, parseIds } from '../products.ts';
import type { JudgedQuery } from '../types.ts';
import { EXFOLIANTS, judgeQueries } from './rules.ts';

const TONERS = findByCategory('toners');
const TONER_PADS = findByCategory('toner-pads');
const CLEANSING_OILS = findByCategory('cleansing-oils');
const BLUSHES = findByCategory('blushes');
const MATTE_LIPSTICKS = parseIds('3ce-mood-recipe-matte-lip-color laka-smooth-matte-lipstick');

export const productTypeQueries: readonly JudgedQuery[] = judgeQueries('category', {
  'hydrating face toner': {
    wanted: intersect(TONERS, findByConcern('Moisturizing')),
    alternatives: TONERS,
    related: findByCategory('essences'),
  },
  'exfoliating toner pads': {
    wanted: parseIds(`cosrx-one-step-original-clear-pad medicube-zero-pore-pad-2 anua-heartleaf-77-clear-pad
      abib-heartleaf-spot-pad-calming-touch some-by-mi-truecica-clear-pad`),
    related: TONER_PADS,
  },
  'cleansing balm makeup remover': {
    wanted: findByCategory('cleansing-balms'),
    alternatives: CLEANSING_OILS,
    related: findByCategory('cleansing-waters'),
  },
  'oil cleanser for face': { wanted: CLEANSING_OILS, alternatives: findByCategory('cleansing-balms') },
  'under eye gel patches': { wanted: findByCategory('eye-patches'), related: findByCategory('eye-creams') },
  'facial oils': { wanted: findByCategory('face-oils') },
  'overnight face mask': { wanted: findByCategory('sleeping-masks'), related: findByCategory('lip-masks') },
  'sunscreen stick for face': { wanted: findByCategory('sun-sticks'), related: group.SUNSCREENS },
  'sun serum': { wanted: findByCategory('sun-fluids'), related: group.SUNSCREENS },
  'tone up sunscreen': { wanted: group.TONE_UP_SUNSCREENS, related: group.SUNSCREENS },
  'loose setting powder': {
    wanted: parseIds('3ce-natural-finish-loose-powder banila-co-prime-primer-finish-powder skinfood-peach-cotton-multi-finish-powder'),
  },
  'pore primer': { wanted: findByCategory('primers') },
  'liquid blush': {
    wanted: parseIds('hince-dewy-liquid-cheek'),
    alternatives: parseIds('fwee-lip-cheek-blurry-pudding-pot'),
    related: BLUSHES,
  },
  'powder blush': {
    wanted: parseIds('dasique-blending-mood-cheek lilybyred-luv-beam-cheek romand-better-than-cheek'),
    related: BLUSHES,
  },
  'eyeshadow palettes': { wanted: findByCategory('eyeshadows') },
  'eyebrow pencils': { wanted: findByCategory('brows') },
  'gel eyeliner pencil': { wanted: findByCategory('eyeliners') },
  'matte liquid lipstick': {
    wanted: parseIds('peripera-ink-velvet 3ce-velvet-lip-tint'),
    alternatives: MATTE_LIPSTICKS,
    related: findByCategory('lip-tints', 'lipsticks'),
  },
  'matte lipsticks': {
    wanted: MATTE_LIPSTICKS,
    alternatives: parseIds('peripera-ink-velvet 3ce-velvet-lip-tint'),
    related: findByCategory('lipsticks'),
  },
  'lip plumping gloss': { wanted: parseIds('fwee-3d-volumizing-gloss'), related: findByCategory('lip-glosses') },
  'makeup setting spray': { wanted: parseIds('tirtir-mask-fit-makeup-fixer'), related: findByCategory('mists') },
  'hydrating face mist': {
    wanted: parseIds('klairs-fundamental-ampule-mist skin1004-hyalu-cica-cloudy-mist'),
    related: findByCategory('mists'),
  },
  'gommage peeling gel': {
    wanted: parseIds('dr-g-brightening-peeling-gel holika-holika-smooth-egg-peeling-gel manyo-active-refresh-herb-peel'),
    related: EXFOLIANTS,
  },
  'sugar face scrub': {
    wanted: parseIds('skinfood-black-sugar-perfect-scrub-2x im-from-fig-scrub-mask'),
    related: EXFOLIANTS,
  },
  'powder face wash': { wanted: parseIds('dr-ceuracle-morning-enzyme-wash'), related: group.CLEANSERS },
  'peel off mask': { wanted: parseIds('medicube-collagen-night-wrapping-mask'), related: [...findByCategory('sleeping-masks')] },
  'mud face mask': {
    wanted: parseIds('papa-recipe-eggplant-clearing-mud-mask'),
    alternatives: group.CLAY,
    related: findByCategory('wash-off-masks'),
  },
  'hydrogel face mask': {
    wanted: parseIds('medicube-pdrn-pink-collagen-gel-mask'),
    alternatives: parseIds('skin1004-watergel-sheet-ampoule-mask'),
    related: [...findByCategory('eye-patches'), ...group.SHEET_MASKS],
  },
  'scalp scrub': { wanted: parseIds('dr-forhair-sea-salt-scaler lador-scalp-scaling-spa'), related: findByCategory('scalp-care') },
  'leave in scalp tonic': {
    wanted: parseIds('aromatica-rosemary-root-enhancer dr-forhair-folligen-tonic ryo-rootgen-hair-loss-care-scalp-essence'),
    related: findByCategory('scalp-care'),
  },
  'milky toner': {
    wanted: parseIds('im-from-rice-toner laneige-cream-skin-cerapeptide-toner-moisturizer'),
    related: [...TONERS, ...findByCategory('emulsions')],
  },
  'first treatment essence': {
    wanted: parseIds(`missha-time-revolution-first-essence-5x mixsoon-galactomyces-ferment-essence dr-ceuracle-kombucha-tea-essence`),
    alternatives: findByCategory('essences'),
  },
});
