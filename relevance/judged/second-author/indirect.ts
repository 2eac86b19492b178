/**
 * Queries that name a person, an occasion or a place instead of a product. The judgements follow what the descriptions say a product is for.
 * The author did not tune the search, so these queries measure it independently.
 */
import * as group from '../groups.ts';
import { findByCategory, findByConcern, intersect, parseIds } from '../products.ts';
import type { JudgedQuery } from '../types.ts';
import { findByPrice, judgeQueries } from './rules.ts';

const SMALL_GIFTS = parseIds('kundal-perfumed-hand-cream the-face-shop-daily-perfumed-hand-cream tonymoly-peach-hand-cream');

export const indirectQueries: readonly JudgedQuery[] = judgeQueries('indirect', {
  'small gift for a friend': {
    wanted: SMALL_GIFTS,
    alternatives: [...parseIds('tonymoly-mini-cherry-lip-balm laneige-lip-sleeping-mask apieu-honey-milk-lip-sleeping-pack')],
    related: [...group.LIP_CARE, ...intersect(group.SHEET_MASKS, findByPrice(4_000))],
  },
  'cheap gift under 10000': { wanted: SMALL_GIFTS, related: findByPrice(10_000) },
  'baby cream': {
    wanted: parseIds('illiyoon-ceramide-ato-concentrate-cream'),
    alternatives: parseIds('illiyoon-ceramide-ato-lotion'),
    related: parseIds('illiyoon-ceramide-ato-60-top-to-toe-wash'),
  },
  'body wash for my baby': { wanted: parseIds('illiyoon-ceramide-ato-60-top-to-toe-wash'), related: findByCategory('body-washes') },
  'kids sun cream': {
    wanted: parseIds('dr-g-green-mild-up-sun purito-seoul-daily-go-to-sunscreen'),
    alternatives: parseIds('some-by-mi-mineral-100-suncream'),
    related: group.SUNSCREENS,
  },
  'face wash for teenage boys': {
    wanted: parseIds('nature-republic-aloe-cleansing-gel-foam benton-honest-cleansing-foam'),
    alternatives: group.CLEANSERS,
  },
  'face wash for men': {
    wanted: parseIds(
      'round-lab-1025-dokdo-cleanser manyo-deep-pore-cleansing-soda-foam benton-honest-cleansing-foam nature-republic-aloe-cleansing-gel-foam',
    ),
    alternatives: group.CLEANSERS,
  },
  'lip balm for men': { wanted: parseIds('laka-soul-vegan-lip-balm'), alternatives: findByCategory('lip-balms') },
  'wash face without water': { wanted: group.MICELLAR, related: group.FIRST_CLEANSERS },
  'sunscreen to reapply over makeup': { wanted: findByCategory('sun-sticks'), related: group.SUNSCREENS },
  'shampoo after gym': {
    wanted: parseIds('moremo-scalp-shampoo-clear-and-cool'),
    alternatives: parseIds('ryo-jayangyunmo-shampoo-oily-scalp'),
    related: findByCategory('shampoos', 'scalp-care'),
  },
  'spray for braids': {
    wanted: parseIds('aromatica-rosemary-root-enhancer'),
    alternatives: parseIds(
      'ryo-rootgen-hair-loss-care-scalp-essence dr-forhair-folligen-tonic nature-republic-argan-essential-hair-essence',
    ),
    related: findByCategory('scalp-care', 'hair-oils'),
  },
  'oil for wigs and weaves': {
    wanted: parseIds('moremo-hair-essence-delightful-oil unove-silk-oil-essence'),
    alternatives: findByCategory('hair-oils'),
  },
  'clean off road dust': { wanted: findByConcern('Fine dust removal'), alternatives: [...group.CLEANSERS, ...group.FIRST_CLEANSERS] },
  'serum for beginners vitamin c': {
    wanted: parseIds('klairs-freshly-juiced-vitamin-drop'),
    alternatives: parseIds('by-wishtrend-pure-vitamin-c-serum'),
    related: group.VITAMIN_C,
  },
});
