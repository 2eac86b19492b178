/**
 * Queries with spellings of other countries, abbreviations, numbers and units.
 * The author did not tune the search, so these queries measure it independently.
 */
import { BHA, findByAmount, LOW_PH_CLEANSERS, SUNSCREENS, TONE_UP_SUNSCREENS, VITAMIN_C } from '../groups.ts';
import { findByCategory, parseIds } from '../products.ts';
import { findBySpf, judgeQueries } from '../second-author/rules.ts';
import { ALL_SUNSCREENS, BASE_MAKEUP, SERUMS } from './groups.ts';

const SERUM_30_ML = [...findByAmount('serums', '30 ml'), ...findByAmount('ampoules', '30 ml')];

export const spellingAndUnitQueries = judgeQueries('spelling or unit', {
  'gray brow pencil': {
    wanted: parseIds(
      'clio-kill-brow-auto-hard-brow-pencil etude-drawing-eye-brow peripera-speedy-skinny-brow the-face-shop-designing-eyebrow-pencil',
    ),
  },
  'fiber mascara': {
    wanted: parseIds('clio-kill-lash-superproof-mascara lilybyred-am9-to-pm9-infinite-mascara'),
    alternatives: findByCategory('mascaras'),
  },
  'color treated shampoo': {
    wanted: parseIds('lador-damage-protector-acid-shampoo unove-deep-damage-repair-shampoo'),
    related: findByCategory('shampoos'),
  },
  'spf50+ pa++++': {
    wanted: [...SUNSCREENS, ...parseIds('dr-jart-every-sun-day-tone-up espoir-water-splash-cica-tone-up-cream')],
    alternatives: findBySpf(50),
    related: ALL_SUNSCREENS,
  },
  'spf 42': { wanted: findBySpf(42), related: [...BASE_MAKEUP, ...TONE_UP_SUNSCREENS] },
  '30ml serum': { wanted: SERUM_30_ML, alternatives: SERUMS },
  '50ml sunscreen': {
    wanted: [...findByAmount('sun-creams', '50 ml'), ...findByAmount('sun-fluids', '50 ml'), ...findByAmount('tone-up-sun', '50 ml')],
    related: [...SUNSCREENS, ...TONE_UP_SUNSCREENS],
  },
  '500 ml shampoo': { wanted: findByAmount('shampoos', '500 ml'), related: findByCategory('shampoos') },
  '100 ml essence': { wanted: findByAmount('essences', '100 ml'), alternatives: findByCategory('essences') },
  '200ml cleansing oil': { wanted: findByAmount('cleansing-oils', '200 ml'), alternatives: findByCategory('cleansing-oils') },
  'vit c serum': {
    wanted: parseIds('by-wishtrend-pure-vitamin-c-serum klairs-freshly-juiced-vitamin-drop'),
    alternatives: [...VITAMIN_C, ...parseIds('iunik-propolis-vitamin-synergy-serum')],
    related: SERUMS,
  },
  'aha/bha': {
    wanted: parseIds(
      'cosrx-aha-bha-clarifying-treatment-toner some-by-mi-miracle-toner some-by-mi-truecica-clear-pad medicube-zero-pore-pad-2',
    ),
    alternatives: BHA,
  },
  'ph 5.5': {
    wanted: parseIds('haruharu-wonder-soft-cleansing-gel etude-soonjung-cleansing-water etude-soonjung-2x-barrier-cream'),
    alternatives: LOW_PH_CLEANSERS,
    related: findByCategory('gel-cleansers', 'foams', 'cleansing-waters'),
  },
  '2 in 1 lip and cheek': {
    wanted: parseIds('fwee-lip-cheek-blurry-pudding-pot'),
    related: [...findByCategory('blushes'), ...findByCategory('lip-tints')],
  },
});
