/**
 * Queries with everyday words for types of product that the catalogue names otherwise.
 * The author did not tune the search, so these queries measure it independently.
 */
import * as group from '../groups.ts';
import { findByCategory, findByConcern, findBySkinType, intersect, parseIds } from '../products.ts';
import type { JudgedQuery } from '../types.ts';
import { EXFOLIANTS, judgeQueries } from './rules.ts';

const NIGHT_CREAMS = parseIds('by-wishtrend-vitamin-amazing-bakuchiol-cream klairs-midnight-blue-calming-cream mixsoon-bean-cream');
const SUNSCREEN_JUDGEMENT = { wanted: group.SUNSCREENS, alternatives: group.TONE_UP_SUNSCREENS };

export const synonymQueries: readonly JudgedQuery[] = judgeQueries('synonym', {
  'face soap': { wanted: group.CLEANSERS, related: group.FIRST_CLEANSERS },
  'gel for washing face': { wanted: findByCategory('gel-cleansers'), alternatives: findByCategory('foams') },
  'facewash for pimples': {
    wanted: intersect(group.CLEANSERS, group.ACNE),
    alternatives: intersect(group.CLEANSERS, [...group.BLACKHEADS, ...findBySkinType('Oily')]),
    related: [...group.CLEANSERS, ...group.ACNE],
  },
  'sunblock lotion': SUNSCREEN_JUDGEMENT,
  'uv protection cream': SUNSCREEN_JUDGEMENT,
  'sun protector': SUNSCREEN_JUDGEMENT,
  'overnight cream': {
    wanted: NIGHT_CREAMS,
    alternatives: [...findByCategory('sleeping-masks'), ...parseIds('beauty-of-joseon-dynasty-cream')],
    related: group.CREAMS,
  },
  'everyday face moisturizer': { wanted: group.MOISTURISERS, related: group.SUNSCREENS },
  'face lotion': { wanted: findByCategory('emulsions'), alternatives: group.CREAMS },
  'hydrating cream': { wanted: intersect(group.CREAMS, findByConcern('Moisturizing')), alternatives: group.MOISTURISERS },
  'take off makeup': { wanted: group.FIRST_CLEANSERS },
  'makeup cleaner': { wanted: group.FIRST_CLEANSERS },
  'eye makeup remover': {
    wanted: parseIds('the-face-shop-rice-water-lip-eye-remover'),
    alternatives: group.FIRST_CLEANSERS,
  },
  exfoliant: { wanted: EXFOLIANTS, alternatives: group.BHA, related: findByCategory('toner-pads') },
  'dead skin remover': { wanted: EXFOLIANTS, related: group.BHA },
  'zit patch': { wanted: group.PIMPLE_PATCH },
  'spot stickers': { wanted: group.PIMPLE_PATCH, related: parseIds('abib-heartleaf-spot-pad-calming-touch') },
  'pore strips': { wanted: parseIds('holika-holika-pig-nose-3-step-kit'), related: group.BLACKHEADS },
  'lip moisturizer': { wanted: findByCategory('lip-balms'), alternatives: findByCategory('lip-masks') },
  'lip stain': { wanted: findByCategory('lip-tints'), related: findByCategory('lipsticks') },
  'lip shine': {
    wanted: findByCategory('lip-glosses'),
    alternatives: parseIds(
      'laneige-lip-glowy-balm romand-glasting-melting-balm hince-mood-enhancer-lip-glow laka-fruity-glam-tint romand-juicy-lasting-tint',
    ),
  },
  'cheek colour': { wanted: findByCategory('blushes') },
  'rouge for cheeks': { wanted: findByCategory('blushes') },
  'liquid foundation': {
    wanted: [...findByCategory('cushions'), ...findByCategory('bb-creams')],
    related: findByCategory('concealers', 'primers'),
  },
  'compact foundation': { wanted: findByCategory('cushions'), alternatives: findByCategory('bb-creams') },
  'eye pencil': { wanted: findByCategory('eyeliners'), related: findByCategory('brows') },
  'hair conditioner': { wanted: findByCategory('hair-treatments'), related: findByCategory('hair-oils') },
  'hair food': { wanted: findByCategory('hair-oils', 'hair-treatments'), related: findByCategory('scalp-care') },
  'bath gel': { wanted: findByCategory('body-washes') },
  'body moisturizer': { wanted: findByCategory('body-lotions'), related: findByCategory('hand-creams') },
  'micellar cleansing water': { wanted: group.MICELLAR, related: group.FIRST_CLEANSERS },
  'after sun': {
    wanted: parseIds('holika-holika-aloe-99-soothing-gel nature-republic-aloe-vera-soothing-gel skin1004-watergel-sheet-ampoule-mask'),
    alternatives: parseIds('skinfood-carrot-carotene-calming-water-pad benton-goodbye-redness-centella-mask'),
    related: [...group.ALOE, ...group.SOOTHING],
  },
});
