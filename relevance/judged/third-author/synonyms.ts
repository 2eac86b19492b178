/**
 * Queries with other words for a product than those that the catalogue uses.
 * The author did not tune the search, so these queries measure it independently.
 */
import {
  CLAY,
  CLEANSERS,
  CREAMS,
  DANDRUFF,
  FACE_CARE,
  FIRST_CLEANSERS,
  HAIR_MASKS,
  HEARTLEAF,
  LIP_CARE,
  MASKS,
  MICELLAR,
  MOISTURISERS,
  PIMPLE_PATCH,
  SHEET_MASKS,
  SUNSCREENS,
  TONE_UP_SUNSCREENS,
  WITH_SOME_HEARTLEAF,
} from '../groups.ts';
import { findByCategory, parseIds } from '../products.ts';
import { EXFOLIANTS, judgeQueries } from '../second-author/rules.ts';
import { ALL_SUNSCREENS, BODY_LOTIONS, CUSHIONS, FACE_GELS, HAIR_OILS, LIP_COLOUR, LIP_PRODUCTS, SERUMS, SUN_STICKS } from './groups.ts';

const PEELING_GELS = parseIds('dr-g-brightening-peeling-gel holika-holika-smooth-egg-peeling-gel manyo-active-refresh-herb-peel');
const SCRUBS = parseIds('skinfood-black-sugar-perfect-scrub-2x im-from-fig-scrub-mask');
const SCALP_SCRUBS = parseIds('lador-scalp-scaling-spa dr-forhair-sea-salt-scaler');
const MAKEUP_FIXERS = parseIds('tirtir-mask-fit-makeup-fixer');
const SLEEPING_MASKS = findByCategory('sleeping-masks');
const NIGHT_CREAMS = parseIds(
  'by-wishtrend-vitamin-amazing-bakuchiol-cream beauty-of-joseon-dynasty-cream mixsoon-bean-cream klairs-midnight-blue-calming-cream',
);
const LEAVE_ON_HAIR_CARE = [...HAIR_OILS, ...parseIds('aromatica-rosemary-root-enhancer')];
const MISTS = findByCategory('mists');
const WASH_OFF_MASKS = findByCategory('wash-off-masks');

export const synonymQueries = judgeQueries('synonym', {
  'sunblock stick': { wanted: SUN_STICKS, related: ALL_SUNSCREENS },
  'uv cream': { wanted: SUNSCREENS, alternatives: TONE_UP_SUNSCREENS },
  'zit stickers': { wanted: PIMPLE_PATCH },
  'spot plaster': { wanted: PIMPLE_PATCH },
  'nose plaster': { wanted: parseIds('holika-holika-pig-nose-3-step-kit'), related: PIMPLE_PATCH },
  'facial soap': { wanted: CLEANSERS, related: FIRST_CLEANSERS },
  'make up wipes': { wanted: findByCategory('cleansing-waters'), alternatives: FIRST_CLEANSERS, related: findByCategory('toner-pads') },
  'micellar cleanser': { wanted: MICELLAR, alternatives: findByCategory('cleansing-waters'), related: FIRST_CLEANSERS },
  'mascara remover': {
    wanted: [...parseIds('the-face-shop-rice-water-lip-eye-remover'), ...findByCategory('cleansing-oils', 'cleansing-balms')],
    related: [...FIRST_CLEANSERS, ...findByCategory('mascaras')],
  },
  'wipe pads': { wanted: findByCategory('toner-pads') },
  'face polish': {
    wanted: [...SCRUBS, ...PEELING_GELS],
    alternatives: EXFOLIANTS,
    related: parseIds('skinfood-rice-mask-wash-off dr-ceuracle-morning-enzyme-wash'),
  },
  'mud pack': { wanted: CLAY, alternatives: WASH_OFF_MASKS, related: MASKS },
  'face pack': { wanted: WASH_OFF_MASKS, alternatives: MASKS },
  'paper mask': { wanted: SHEET_MASKS, related: MASKS },
  'night mask': { wanted: SLEEPING_MASKS, alternatives: findByCategory('lip-masks'), related: [...MASKS, ...NIGHT_CREAMS] },
  'evening cream': { wanted: NIGHT_CREAMS, alternatives: CREAMS, related: SLEEPING_MASKS },
  'water cream': { wanted: FACE_GELS, alternatives: parseIds('round-lab-birch-juice-moisturizing-cream'), related: MOISTURISERS },
  'face drops': { wanted: SERUMS, related: findByCategory('essences', 'face-oils') },
  'skin booster': {
    wanted: parseIds('cosrx-6-peptide-skin-booster-serum'),
    alternatives: [...SERUMS, ...findByCategory('essences')],
    related: FACE_CARE,
  },
  'face spray': { wanted: MISTS },
  'fixing spray': { wanted: MAKEUP_FIXERS, related: MISTS },
  'pressed powder': { wanted: findByCategory('powders'), related: [...CUSHIONS, ...findByCategory('blushes')] },
  rouge: { wanted: [...findByCategory('blushes'), ...LIP_COLOUR] },
  lippie: { wanted: LIP_COLOUR, related: LIP_CARE },
  'lip ice': { wanted: findByCategory('lip-balms'), alternatives: LIP_CARE, related: LIP_PRODUCTS },
  kajal: { wanted: findByCategory('eyeliners') },
  'brow liner': { wanted: findByCategory('brows'), related: findByCategory('eyeliners') },
  'lash makeup': { wanted: findByCategory('mascaras') },
  'under eye mask': { wanted: findByCategory('eye-patches'), alternatives: findByCategory('eye-creams') },
  'deep conditioner': { wanted: HAIR_MASKS, alternatives: findByCategory('hair-treatments') },
  'hair leave in': { wanted: LEAVE_ON_HAIR_CARE, related: [...findByCategory('hair-treatments'), ...findByCategory('scalp-care')] },
  'head scrub': { wanted: SCALP_SCRUBS, alternatives: DANDRUFF, related: findByCategory('scalp-care') },
  'bath soap': { wanted: findByCategory('body-washes') },
  'body milk': { wanted: BODY_LOTIONS },
  'fish mint': { wanted: HEARTLEAF, related: WITH_SOME_HEARTLEAF },
});
