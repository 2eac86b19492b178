/**
 * Queries for a size, a strength, a sun protection factor or a price. Prices are those that a shopper pays today, in RWF.
 * The author did not tune the search, so these queries measure it independently.
 */
import * as group from '../groups.ts';
import { findByBrand, findByCategory, findBySpecificInfo, intersect, judgeNames, parseIds } from '../products.ts';
import type { JudgedQuery } from '../types.ts';
import { findByPrice, findBySpf, judgeQueries } from './rules.ts';

/** Judges a type in packs of one size: wanted in that size, related in others. */
const judgeAmount = (products: readonly string[], amount: string) => ({
  wanted: intersect(products, findBySpecificInfo('Volume', new RegExp(amount))),
  related: products,
});
const judgePrice = (products: readonly string[], rwf_max: number) => ({
  wanted: intersect(products, findByPrice(rwf_max)),
  related: products,
});

const sizeQueries: readonly JudgedQuery[] = [
  ...judgeQueries('spelling or unit', {
    '150ml toner': judgeAmount(findByCategory('toners'), '^150 ml'),
    '200 ml cleansing oil': judgeAmount(findByCategory('cleansing-oils'), '^200 ml'),
    '500ml shampoo': judgeAmount(findByCategory('shampoos'), '^500 ml'),
    '30ml ampoule': {
      ...judgeAmount(findByCategory('ampoules'), '^30 ml'),
      alternatives: intersect(findByCategory('serums'), findBySpecificInfo('Volume', /^30 ml/)),
    },
    '100 ml cream': judgeAmount(group.CREAMS, '^100 ml'),
    'sunscreen 60ml': judgeAmount(group.SUNSCREENS, '^60 ml'),
    '70 pads': { wanted: findBySpecificInfo('Volume', /^70 pads/), related: findByCategory('toner-pads') },
    '60 eye patches': { wanted: findByCategory('eye-patches') },
    'spf50+ pa++++ cream': {
      wanted: intersect(findByCategory('sun-creams'), findBySpf(50)),
      alternatives: intersect([...group.SUNSCREENS, ...group.TONE_UP_SUNSCREENS], findBySpf(50)),
    },
    'sun stick spf 50': { wanted: findByCategory('sun-sticks'), related: group.SUNSCREENS },
    'spf 30 makeup base': {
      wanted: parseIds('tirtir-mask-fit-tone-up-essence dr-g-perfect-pore-cover-bb'),
      alternatives: findBySpf(30),
      related: parseIds('etude-beauty-shot-face-blur'),
    },
    'spf42 bb cream': { wanted: parseIds('missha-m-perfect-cover-bb'), related: findByCategory('bb-creams') },
    'cleanser ph 5.5': {
      wanted: parseIds('haruharu-wonder-soft-cleansing-gel'),
      alternatives: [...group.LOW_PH_CLEANSERS, ...parseIds('etude-soonjung-cleansing-water')],
      related: group.CLEANSERS,
    },
    'niacinamide 5%': { wanted: parseIds('anua-peach-70-niacinamide-serum'), related: group.NIACINAMIDE },
    '5 percent vitamin c': {
      wanted: parseIds('klairs-freshly-juiced-vitamin-drop'),
      alternatives: parseIds('by-wishtrend-pure-vitamin-c-serum'),
      related: group.VITAMIN_C,
    },
  }),
  ...judgeNames(
    'spelling or unit',
    `
    nature-republic-aloe-vera-soothing-gel | aloe gel 300ml
    torriden-dive-in-low-molecular-hyaluronic-acid-toner | torriden toner 300 ml
    by-wishtrend-pure-vitamin-c-serum | vitamin c 21.5 %
    `,
  ),
];

const priceQueries: readonly JudgedQuery[] = judgeQueries('attribute', {
  'under 10000': { wanted: findByPrice(10_000) },
  'under 20000 rwf': { wanted: findByPrice(20_000) },
  'sunscreen under 20000': {
    ...judgePrice(group.SUNSCREENS, 20_000),
    alternatives: intersect(group.TONE_UP_SUNSCREENS, findByPrice(20_000)),
  },
  'sheet mask max 3000': judgePrice(group.SHEET_MASKS, 3_000),
  'serum below 20000 frw': judgePrice(findByCategory('serums', 'ampoules'), 20_000),
  'cosrx under 20k': { wanted: intersect(findByBrand('cosrx'), findByPrice(20_000)), related: findByBrand('cosrx') },
});

export const sizeAndPriceQueries: readonly JudgedQuery[] = [...sizeQueries, ...priceQueries];
