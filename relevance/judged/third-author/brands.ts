/**
 * Queries for a brand with a type of product, and queries with a misspelt brand.
 * The author did not tune the search, so these queries measure it independently.
 */
import { findByCategory, intersect, parseIds } from '../products.ts';
import { findByBrandOrThrow, judgeBrandType, judgeQueries } from '../second-author/rules.ts';
import { LIP_PRODUCTS } from './groups.ts';

export const brandQueries = judgeQueries('brand', {
  'round lab dokdo': {
    wanted: parseIds('round-lab-1025-dokdo-toner round-lab-1025-dokdo-lotion round-lab-1025-dokdo-cleanser'),
    related: findByBrandOrThrow('round-lab'),
  },
  'laneige lips': { wanted: intersect(findByBrandOrThrow('laneige'), LIP_PRODUCTS), related: findByBrandOrThrow('laneige') },
  'romand lip': { wanted: intersect(findByBrandOrThrow('romand'), LIP_PRODUCTS), related: findByBrandOrThrow('romand') },
  'mediheal mask': judgeBrandType('mediheal', 'hydrating-sheets', 'calming-sheets', 'firming-sheets'),
  'dr jart cica': {
    wanted: parseIds('dr-jart-cicapair-serum dr-jart-cicapair-color-correcting'),
    related: findByBrandOrThrow('dr-jart'),
  },
  'lador shampoo': judgeBrandType('lador', 'shampoos'),
  'illiyoon cream': { wanted: parseIds('illiyoon-ceramide-ato-concentrate-cream'), related: findByBrandOrThrow('illiyoon') },
  'klairs vitamin': {
    wanted: parseIds('klairs-freshly-juiced-vitamin-drop klairs-freshly-juiced-vitamin-e-mask'),
    related: findByBrandOrThrow('klairs'),
  },
  'tirtir foundation': judgeBrandType('tirtir', 'cushions'),
  'skin 1004 sunscreen': judgeBrandType('skin1004', 'sun-fluids', 'sun-sticks'),
  'joseon sunscreen': judgeBrandType('beauty-of-joseon', 'sun-creams', 'sun-sticks'),
  'some by me toner': judgeBrandType('some-by-mi', 'toners'),
  'innisfree clay': { wanted: parseIds('innisfree-super-volcanic-pore-clay-mask-2x'), related: findByBrandOrThrow('innisfree') },
  'holika aloe': { wanted: parseIds('holika-holika-aloe-99-soothing-gel'), related: findByBrandOrThrow('holika-holika') },
  'numbuzin 3': {
    wanted: parseIds('numbuzin-no3-glowing-essence-toner numbuzin-no3-skin-softening-serum numbuzin-no3-tingle-pore-sheet-mask'),
    related: findByBrandOrThrow('numbuzin'),
  },
  'ryo hair loss': {
    wanted: parseIds('ryo-rootgen-hair-loss-care-scalp-essence ryo-jayangyunmo-shampoo-oily-scalp'),
    related: [...findByBrandOrThrow('ryo'), ...findByCategory('scalp-care')],
  },
});
