/**
 * Queries for a whole section of the shop, such as hair products or eye make-up.
 * The author did not tune the search, so these queries measure it independently.
 */
import { FACE_CARE, FIRST_CLEANSERS, HAIR, LIP_CARE, MASKS, MOISTURISERS, SHEET_MASKS, TONE_UP_SUNSCREENS, UNDER_EYE } from '../groups.ts';
import { findByCategory, findByConcern, intersect } from '../products.ts';
import { EXFOLIANTS, judgeQueries } from '../second-author/rules.ts';
import { ALL_SUNSCREENS, BASE_MAKEUP, BODY_LOTIONS, EYE_MAKEUP, FACE_MAKEUP, HAIR_OILS, LIP_COLOUR, SERUMS } from './groups.ts';

export const categoryQueries = judgeQueries('category', {
  'eye products': { wanted: [...UNDER_EYE, ...EYE_MAKEUP] },
  'eye makeup': { wanted: EYE_MAKEUP, related: FACE_MAKEUP },
  'face makeup': { wanted: FACE_MAKEUP, related: [...LIP_COLOUR, ...EYE_MAKEUP] },
  'base makeup': {
    wanted: [...BASE_MAKEUP, ...findByCategory('primers', 'powders', 'concealers')],
    alternatives: TONE_UP_SUNSCREENS,
    related: FACE_MAKEUP,
  },
  'make up': { wanted: [...FACE_MAKEUP, ...EYE_MAKEUP, ...LIP_COLOUR] },
  'hair stuff': { wanted: HAIR },
  'scalp products': { wanted: findByCategory('scalp-care'), alternatives: findByCategory('shampoos'), related: HAIR },
  'hair treatment': { wanted: findByCategory('hair-treatments'), alternatives: HAIR_OILS, related: HAIR },
  'body products': { wanted: [...BODY_LOTIONS, ...findByCategory('body-washes', 'hand-creams')] },
  'face masks': { wanted: MASKS, related: LIP_CARE },
  'brightening sheet masks': {
    wanted: intersect(findByConcern('Brightening'), SHEET_MASKS),
    alternatives: findByCategory('firming-sheets'),
    related: SHEET_MASKS,
  },
  'serums and ampoules': { wanted: SERUMS },
  'facial oil': { wanted: findByCategory('face-oils'), related: findByCategory('cleansing-oils') },
  'lotion emulsion': { wanted: findByCategory('emulsions'), alternatives: MOISTURISERS, related: BODY_LOTIONS },
  'peeling and scrub': { wanted: EXFOLIANTS, related: findByCategory('exfoliators') },
  'first cleanser': { wanted: FIRST_CLEANSERS },
  'sun protection': { wanted: ALL_SUNSCREENS },
  'sun gel': { wanted: findByCategory('sun-fluids'), alternatives: ALL_SUNSCREENS },
  'toners and essences': { wanted: findByCategory('toners', 'toner-pads', 'essences', 'mists') },
  'eye shadow palettes': { wanted: findByCategory('eyeshadows'), related: EYE_MAKEUP },
  'moisturisers for face': { wanted: MOISTURISERS, alternatives: findByCategory('face-oils', 'sleeping-masks'), related: FACE_CARE },
});
