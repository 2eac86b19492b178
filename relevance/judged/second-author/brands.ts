/**
 * Queries for a brand with a type of product, or with one of the brand's product lines.
 * The author did not tune the search, so these queries measure it independently.
 */

import * as group from '../groups.ts';
import { intersect, parseIds } from '../products.ts';
import type { JudgedQuery } from '../types.ts';
import { findByBrandOrThrow, judgeBrandType, judgeQueries } from './rules.ts';

/** Judges a brand's line. The brand's other products are related. */
const judgeLine = (brand: string, line: string) => ({
  wanted: intersect(findByBrandOrThrow(brand), parseIds(line)),
  related: findByBrandOrThrow(brand),
});

export const brandQueries: readonly JudgedQuery[] = judgeQueries('brand', {
  'cosrx face wash': judgeBrandType('cosrx', 'gel-cleansers'),
  'cosrx pimple stickers': judgeBrandType('cosrx', 'spot-care'),
  'cosrx moisturizer': judgeBrandType('cosrx', 'creams'),
  'anua cleansing foam': judgeBrandType('anua', 'foams'),
  'anua serum': judgeBrandType('anua', 'serums'),
  'joseon sun stick': judgeBrandType('beauty-of-joseon', 'sun-sticks'),
  'joseon eye serum': judgeBrandType('beauty-of-joseon', 'eye-creams'),
  'laneige lip balm': { ...judgeBrandType('laneige', 'lip-balms'), alternatives: parseIds('laneige-lip-sleeping-mask') },
  'laneige water bank': judgeLine(
    'laneige',
    'laneige-water-bank-blue-hyaluronic-gel-moisturizer laneige-water-bank-blue-hyaluronic-eye-cream',
  ),
  'innisfree clay mask': judgeBrandType('innisfree', 'wash-off-masks'),
  'innisfree volcanic': judgeLine('innisfree', 'innisfree-volcanic-bha-pore-cleansing-foam innisfree-super-volcanic-pore-clay-mask-2x'),
  'missha bb cream': judgeBrandType('missha', 'bb-creams'),
  'missha essence': judgeBrandType('missha', 'essences'),
  'some by mi acne toner': judgeBrandType('some-by-mi', 'toners'),
  'some by mi sun cream': judgeBrandType('some-by-mi', 'sun-creams'),
  'some by mi truecica': judgeLine(
    'some-by-mi',
    'some-by-mi-truecica-clear-pad some-by-mi-snail-repair-cream some-by-mi-mineral-100-suncream',
  ),
  'skin1004 cleansing oil': judgeBrandType('skin1004', 'cleansing-oils'),
  'skin1004 hyalu cica': judgeLine(
    'skin1004',
    'skin1004-hyalu-cica-water-fit-sun-serum skin1004-hyalu-cica-silky-fit-sun-stick skin1004-hyalu-cica-cloudy-mist',
  ),
  'dr jart cicapair': judgeLine('dr-jart', 'dr-jart-cicapair-serum dr-jart-cicapair-color-correcting'),
  'dr jart sheet mask': judgeBrandType('dr-jart', 'hydrating-sheets'),
  'mediheal sheet masks': {
    wanted: intersect(findByBrandOrThrow('mediheal'), group.SHEET_MASKS),
    related: findByBrandOrThrow('mediheal'),
  },
  'round lab toner': judgeBrandType('round-lab', 'toners'),
  'round lab birch': judgeLine(
    'round-lab',
    'round-lab-birch-juice-moisturizing-sun-cream round-lab-birch-juice-moisturizing-cream round-lab-birch-juice-moisturizing-mask',
  ),
  'torriden cream': judgeBrandType('torriden', 'gel-creams'),
  'isntree sunscreen': judgeBrandType('isntree', 'sun-fluids', 'sun-sticks'),
  'klairs vitamin c': {
    ...judgeLine('klairs', 'klairs-freshly-juiced-vitamin-drop'),
    alternatives: parseIds('klairs-freshly-juiced-vitamin-e-mask'),
  },
  'romand lip tint': judgeBrandType('romand', 'lip-tints'),
  'romand eyeshadow': judgeBrandType('romand', 'eyeshadows'),
  'peripera mascara': judgeBrandType('peripera', 'mascaras'),
  'clio concealer': judgeBrandType('clio', 'concealers'),
  'clio kill cover': judgeLine('clio', 'clio-kill-cover-the-new-founwear-cushion clio-kill-cover-airy-fit-concealer'),
  'tirtir cushion': judgeBrandType('tirtir', 'cushions'),
  'etude soonjung': judgeLine('etude', 'etude-soonjung-2x-barrier-cream etude-soonjung-cleansing-water'),
  'kundal lotion': judgeBrandType('kundal', 'body-lotions'),
  'ryo shampoo': judgeBrandType('ryo', 'shampoos'),
  'lador hair oil': judgeBrandType('lador', 'hair-oils'),
  'tonymoly hand cream': judgeBrandType('tonymoly', 'hand-creams'),
  'holika holika aloe gel': judgeBrandType('holika-holika', 'body-lotions'),
  'nature republic hair oil': judgeBrandType('nature-republic', 'hair-oils'),
  'banila co primer': judgeBrandType('banila-co', 'primers', 'powders'),
  'medicube collagen': judgeLine(
    'medicube',
    'medicube-collagen-night-wrapping-mask medicube-collagen-jelly-cream medicube-pdrn-pink-collagen-gel-mask',
  ),
  'numbuzin no 3': judgeLine(
    'numbuzin',
    'numbuzin-no3-glowing-essence-toner numbuzin-no3-skin-softening-serum numbuzin-no3-tingle-pore-sheet-mask',
  ),
  'mixsoon bean': judgeLine('mixsoon', 'mixsoon-bean-essence mixsoon-bean-cream mixsoon-bean-eye-cream'),
  'benton snail bee': judgeLine(
    'benton',
    'benton-snail-bee-high-content-essence benton-snail-bee-hydrogel-eye-patch benton-snail-bee-high-content-lotion',
  ),
  'papa recipe honey mask': {
    wanted: parseIds('papa-recipe-bombee-honey-mask papa-recipe-bombee-green-honey-mask papa-recipe-bombee-ginseng-red-honey-oil-mask'),
    related: findByBrandOrThrow('papa-recipe'),
  },
});
