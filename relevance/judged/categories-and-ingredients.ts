import * as group from './groups.ts';
import { findByCategory, intersect, judgeQuery, parseIds } from './products.ts';
import type { JudgedQuery } from './types.ts';

export const categoryQueries: readonly JudgedQuery[] = [
  judgeQuery('category', 'toner', {
    wanted: findByCategory('toners'),
    alternatives: findByCategory('toner-pads'),
    related: parseIds('beauty-of-joseon-ginseng-essence-water numbuzin-no3-glowing-essence-toner'),
  }),
  judgeQuery('category', 'toner pads', { wanted: findByCategory('toner-pads') }),
  judgeQuery('category', 'essence', {
    wanted: findByCategory('essences'),
    related: parseIds(
      'klairs-soft-airy-uv-essence tirtir-mask-fit-tone-up-essence moremo-hair-essence-delightful-oil unove-silk-oil-essence nature-republic-argan-essential-hair-essence ryo-rootgen-hair-loss-care-scalp-essence',
    ),
  }),
  judgeQuery('category', 'serums', {
    wanted: findByCategory('serums'),
    alternatives: [
      ...findByCategory('ampoules'),
      ...parseIds('beauty-of-joseon-revive-eye-serum-ginseng-retinal skin1004-hyalu-cica-water-fit-sun-serum'),
    ],
  }),
  judgeQuery('category', 'ampoule', {
    wanted: findByCategory('ampoules'),
    related: parseIds(
      'mediheal-nmf-ampoule-mask mediheal-ipi-lightmax-ampoule-mask skin1004-watergel-sheet-ampoule-mask klairs-fundamental-ampule-mist',
    ),
  }),
  judgeQuery('category', 'face mist', { wanted: findByCategory('mists') }),
  judgeQuery('category', 'gel cream', { wanted: findByCategory('gel-creams') }),
  judgeQuery('category', 'eye cream', { wanted: findByCategory('eye-creams') }),
  judgeQuery('category', 'eye patches', { wanted: findByCategory('eye-patches') }),
  judgeQuery('category', 'lip balm', { wanted: findByCategory('lip-balms'), related: findByCategory('lip-masks') }),
  judgeQuery('category', 'lip mask', { wanted: findByCategory('lip-masks') }),
  judgeQuery('category', 'cushion', { wanted: findByCategory('cushions') }),
  judgeQuery('category', 'bb cream', { wanted: findByCategory('bb-creams') }),
  judgeQuery('category', 'mascara', { wanted: findByCategory('mascaras') }),
  judgeQuery('category', 'eyeliner', { wanted: findByCategory('eyeliners') }),
  judgeQuery('category', 'lip tint', { wanted: findByCategory('lip-tints') }),
  judgeQuery('category', 'lipstick', { wanted: findByCategory('lipsticks'), related: findByCategory('lip-tints') }),
  judgeQuery('category', 'blush', { wanted: findByCategory('blushes') }),
  judgeQuery('category', 'eyeshadow palette', { wanted: findByCategory('eyeshadows') }),
  judgeQuery('category', 'sun stick', { wanted: findByCategory('sun-sticks'), related: group.SUNSCREENS }),
  judgeQuery('category', 'sheet masks', { wanted: group.SHEET_MASKS }),
  judgeQuery('category', 'sleeping mask', { wanted: findByCategory('sleeping-masks'), alternatives: findByCategory('lip-masks') }),
  judgeQuery('category', 'cleansing oil', { wanted: findByCategory('cleansing-oils'), related: findByCategory('cleansing-balms') }),
  judgeQuery('category', 'foam cleanser', { wanted: findByCategory('foams'), alternatives: findByCategory('gel-cleansers') }),
  judgeQuery('category', 'shampoo', { wanted: findByCategory('shampoos') }),
  judgeQuery('category', 'hair oil', { wanted: findByCategory('hair-oils') }),
  judgeQuery('category', 'hand cream', { wanted: findByCategory('hand-creams') }),
  judgeQuery('category', 'body lotion', { wanted: findByCategory('body-lotions') }),
  judgeQuery('category', 'primer', { wanted: findByCategory('primers'), related: group.TONE_UP_SUNSCREENS }),
  judgeQuery('category', 'concealer', { wanted: findByCategory('concealers') }),
];

export const ingredientQueries: readonly JudgedQuery[] = [
  judgeQuery('ingredient', 'snail mucin', { wanted: group.SNAIL }),
  judgeQuery('ingredient', 'centella', { wanted: group.CENTELLA, alternatives: group.WITH_SOME_CENTELLA }),
  judgeQuery('ingredient', 'heartleaf', { wanted: group.HEARTLEAF, alternatives: group.WITH_SOME_HEARTLEAF }),
  judgeQuery('ingredient', 'niacinamide', { wanted: group.NIACINAMIDE }),
  judgeQuery('ingredient', 'niacinamide serum', {
    wanted: intersect(group.NIACINAMIDE, findByCategory('serums')),
    alternatives: intersect(group.NIACINAMIDE, findByCategory('essences', 'ampoules')),
  }),
  judgeQuery('ingredient', 'hyaluronic acid', { wanted: group.HYALURONIC }),
  judgeQuery('ingredient', 'hyaluronic acid toner', { wanted: intersect(group.HYALURONIC, findByCategory('toners')) }),
  judgeQuery('ingredient', 'pdrn', { wanted: group.PDRN }),
  judgeQuery('ingredient', 'mugwort', {
    wanted: group.MUGWORT,
    related: parseIds('papa-recipe-bombee-green-honey-mask moremo-scalp-shampoo-clear-and-cool'),
  }),
  judgeQuery('ingredient', 'propolis', { wanted: group.PROPOLIS, alternatives: group.WITH_SOME_PROPOLIS }),
  judgeQuery('ingredient', 'galactomyces', { wanted: group.GALACTOMYCES, related: parseIds('numbuzin-no3-skin-softening-serum') }),
  judgeQuery('ingredient', 'ginseng', { wanted: group.GINSENG, alternatives: parseIds('ryo-rootgen-hair-loss-care-scalp-essence') }),
  judgeQuery('ingredient', 'rice', {
    wanted: group.RICE,
    related: parseIds('missha-airy-fit-sheet-mask innisfree-my-real-squeeze-mask-ex'),
  }),
  judgeQuery('ingredient', 'retinol', { wanted: group.RETINOL }),
  judgeQuery('ingredient', 'vitamin c serum', { wanted: intersect(group.VITAMIN_C, findByCategory('serums')) }),
  judgeQuery('ingredient', 'salicylic acid', {
    wanted: group.BHA,
    alternatives: parseIds(
      'anua-heartleaf-quercetinol-pore-deep-cleansing-foam anua-heartleaf-77-clear-pad lador-scalp-scaling-spa dr-forhair-folligen-original-shampoo aromatica-rosemary-scalp-scaling-shampoo ryo-jayangyunmo-shampoo-oily-scalp',
    ),
  }),
  judgeQuery('ingredient', 'tea tree', { wanted: group.TEA_TREE, related: parseIds('peripera-double-longwear-cover-concealer') }),
  judgeQuery('ingredient', 'green tea', {
    wanted: group.GREEN_TEA,
    related: parseIds(
      'banila-co-prime-primer-classic clio-kill-cover-airy-fit-concealer etude-soonjung-cleansing-water manyo-deep-pore-cleansing-soda-foam',
    ),
  }),
  judgeQuery('ingredient', 'collagen', { wanted: group.COLLAGEN, related: parseIds('fwee-cushion-glass unove-deep-damage-treatment-ex') }),
  judgeQuery('ingredient', 'ceramide cream', {
    wanted: intersect(group.CERAMIDE, [...group.CREAMS, ...findByCategory('body-lotions')]),
    alternatives: parseIds(
      'espoir-water-splash-sun-cream-ceramide mixsoon-bean-cream round-lab-birch-juice-moisturizing-cream some-by-mi-snail-repair-cream purito-seoul-oat-calming-gel-cream by-wishtrend-vitamin-amazing-bakuchiol-cream laneige-cream-skin-cerapeptide-toner-moisturizer',
    ),
  }),
  judgeQuery('ingredient', 'bakuchiol', { wanted: parseIds('by-wishtrend-vitamin-amazing-bakuchiol-cream some-by-mi-retinol-eye-cream') }),
  judgeQuery('ingredient', 'peptide', {
    wanted: parseIds(
      'cosrx-6-peptide-skin-booster-serum medicube-pdrn-pink-peptide-serum laneige-cream-skin-cerapeptide-toner-moisturizer mixsoon-bean-eye-cream',
    ),
    alternatives: parseIds(
      'purito-seoul-wonder-releaf-centella-serum-unscented some-by-mi-snail-repair-cream dr-forhair-folligen-original-shampoo',
    ),
  }),
  judgeQuery('ingredient', 'aloe', {
    wanted: group.ALOE,
    related: parseIds('holika-holika-pig-nose-3-step-kit kundal-honey-macadamia-pure-body-wash lador-damage-protector-acid-shampoo'),
  }),
  judgeQuery('ingredient', 'birch juice', {
    wanted: parseIds(
      'round-lab-birch-juice-moisturizing-sun-cream round-lab-birch-juice-moisturizing-cream round-lab-birch-juice-moisturizing-mask',
    ),
    related: parseIds('skin1004-hyalu-cica-water-fit-sun-serum espoir-water-splash-sun-cream-ceramide'),
  }),
];
