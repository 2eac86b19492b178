import * as group from './groups.ts';
import { findByCategory, intersect, judgeQuery, parseIds } from './products.ts';
import type { JudgedQuery } from './types.ts';

export const categoryQueries: readonly JudgedQuery[] = [
  judgeQuery('category', 'toner', {
    3: findByCategory('toners'),
    2: findByCategory('toner-pads'),
    1: parseIds('beauty-of-joseon-ginseng-essence-water numbuzin-no3-glowing-essence-toner'),
  }),
  judgeQuery('category', 'toner pads', { 3: findByCategory('toner-pads') }),
  judgeQuery('category', 'essence', {
    3: findByCategory('essences'),
    1: parseIds(
      'klairs-soft-airy-uv-essence tirtir-mask-fit-tone-up-essence moremo-hair-essence-delightful-oil unove-silk-oil-essence nature-republic-argan-essential-hair-essence ryo-rootgen-hair-loss-care-scalp-essence',
    ),
  }),
  judgeQuery('category', 'serums', {
    3: findByCategory('serums'),
    2: [
      ...findByCategory('ampoules'),
      ...parseIds('beauty-of-joseon-revive-eye-serum-ginseng-retinal skin1004-hyalu-cica-water-fit-sun-serum'),
    ],
  }),
  judgeQuery('category', 'ampoule', {
    3: findByCategory('ampoules'),
    1: parseIds(
      'mediheal-nmf-ampoule-mask mediheal-ipi-lightmax-ampoule-mask skin1004-watergel-sheet-ampoule-mask klairs-fundamental-ampule-mist',
    ),
  }),
  judgeQuery('category', 'face mist', { 3: findByCategory('mists') }),
  judgeQuery('category', 'gel cream', { 3: findByCategory('gel-creams') }),
  judgeQuery('category', 'eye cream', { 3: findByCategory('eye-creams') }),
  judgeQuery('category', 'eye patches', { 3: findByCategory('eye-patches') }),
  judgeQuery('category', 'lip balm', { 3: findByCategory('lip-balms'), 1: findByCategory('lip-masks') }),
  judgeQuery('category', 'lip mask', { 3: findByCategory('lip-masks') }),
  judgeQuery('category', 'cushion', { 3: findByCategory('cushions') }),
  judgeQuery('category', 'bb cream', { 3: findByCategory('bb-creams') }),
  judgeQuery('category', 'mascara', { 3: findByCategory('mascaras') }),
  judgeQuery('category', 'eyeliner', { 3: findByCategory('eyeliners') }),
  judgeQuery('category', 'lip tint', { 3: findByCategory('lip-tints') }),
  judgeQuery('category', 'lipstick', { 3: findByCategory('lipsticks'), 1: findByCategory('lip-tints') }),
  judgeQuery('category', 'blush', { 3: findByCategory('blushes') }),
  judgeQuery('category', 'eyeshadow palette', { 3: findByCategory('eyeshadows') }),
  judgeQuery('category', 'sun stick', { 3: findByCategory('sun-sticks'), 1: group.SUN }),
  judgeQuery('category', 'sheet masks', { 3: group.SHEETS }),
  judgeQuery('category', 'sleeping mask', { 3: findByCategory('sleeping-masks'), 2: findByCategory('lip-masks') }),
  judgeQuery('category', 'cleansing oil', { 3: findByCategory('cleansing-oils'), 1: findByCategory('cleansing-balms') }),
  judgeQuery('category', 'foam cleanser', { 3: findByCategory('foams'), 2: findByCategory('gel-cleansers') }),
  judgeQuery('category', 'shampoo', { 3: findByCategory('shampoos') }),
  judgeQuery('category', 'hair oil', { 3: findByCategory('hair-oils') }),
  judgeQuery('category', 'hand cream', { 3: findByCategory('hand-creams') }),
  judgeQuery('category', 'body lotion', { 3: findByCategory('body-lotions') }),
  judgeQuery('category', 'primer', { 3: findByCategory('primers'), 1: group.TONE_UP }),
  judgeQuery('category', 'concealer', { 3: findByCategory('concealers') }),
];

export const ingredientQueries: readonly JudgedQuery[] = [
  judgeQuery('ingredient', 'snail mucin', { 3: group.SNAIL }),
  judgeQuery('ingredient', 'centella', { 3: group.CENTELLA, 2: group.SOME_CENTELLA }),
  judgeQuery('ingredient', 'heartleaf', { 3: group.HEARTLEAF, 2: group.SOME_HEARTLEAF }),
  judgeQuery('ingredient', 'niacinamide', { 3: group.NIACINAMIDE }),
  judgeQuery('ingredient', 'niacinamide serum', {
    3: intersect(group.NIACINAMIDE, findByCategory('serums')),
    2: intersect(group.NIACINAMIDE, findByCategory('essences', 'ampoules')),
  }),
  judgeQuery('ingredient', 'hyaluronic acid', { 3: group.HYALURONIC }),
  judgeQuery('ingredient', 'hyaluronic acid toner', { 3: intersect(group.HYALURONIC, findByCategory('toners')) }),
  judgeQuery('ingredient', 'pdrn', { 3: group.PDRN }),
  judgeQuery('ingredient', 'mugwort', {
    3: group.MUGWORT,
    1: parseIds('papa-recipe-bombee-green-honey-mask moremo-scalp-shampoo-clear-and-cool'),
  }),
  judgeQuery('ingredient', 'propolis', { 3: group.PROPOLIS, 2: group.SOME_PROPOLIS }),
  judgeQuery('ingredient', 'galactomyces', { 3: group.GALACTOMYCES, 1: parseIds('numbuzin-no3-skin-softening-serum') }),
  judgeQuery('ingredient', 'ginseng', { 3: group.GINSENG, 2: parseIds('ryo-rootgen-hair-loss-care-scalp-essence') }),
  judgeQuery('ingredient', 'rice', { 3: group.RICE, 1: parseIds('missha-airy-fit-sheet-mask innisfree-my-real-squeeze-mask-ex') }),
  judgeQuery('ingredient', 'retinol', { 3: group.RETINOL }),
  judgeQuery('ingredient', 'vitamin c serum', { 3: intersect(group.VITAMIN_C, findByCategory('serums')) }),
  judgeQuery('ingredient', 'salicylic acid', {
    3: group.BHA,
    2: parseIds(
      'anua-heartleaf-quercetinol-pore-deep-cleansing-foam anua-heartleaf-77-clear-pad lador-scalp-scaling-spa dr-forhair-folligen-original-shampoo aromatica-rosemary-scalp-scaling-shampoo ryo-jayangyunmo-shampoo-oily-scalp',
    ),
  }),
  judgeQuery('ingredient', 'tea tree', { 3: group.TEA_TREE, 1: parseIds('peripera-double-longwear-cover-concealer') }),
  judgeQuery('ingredient', 'green tea', {
    3: group.GREEN_TEA,
    1: parseIds(
      'banila-co-prime-primer-classic clio-kill-cover-airy-fit-concealer etude-soonjung-cleansing-water manyo-deep-pore-cleansing-soda-foam',
    ),
  }),
  judgeQuery('ingredient', 'collagen', { 3: group.COLLAGEN, 1: parseIds('fwee-cushion-glass unove-deep-damage-treatment-ex') }),
  judgeQuery('ingredient', 'ceramide cream', {
    3: intersect(group.CERAMIDE, [...group.CREAMS, ...findByCategory('body-lotions')]),
    2: parseIds(
      'espoir-water-splash-sun-cream-ceramide mixsoon-bean-cream round-lab-birch-juice-moisturizing-cream some-by-mi-snail-repair-cream purito-seoul-oat-calming-gel-cream by-wishtrend-vitamin-amazing-bakuchiol-cream laneige-cream-skin-cerapeptide-toner-moisturizer',
    ),
  }),
  judgeQuery('ingredient', 'bakuchiol', { 3: parseIds('by-wishtrend-vitamin-amazing-bakuchiol-cream some-by-mi-retinol-eye-cream') }),
  judgeQuery('ingredient', 'peptide', {
    3: parseIds(
      'cosrx-6-peptide-skin-booster-serum medicube-pdrn-pink-peptide-serum laneige-cream-skin-cerapeptide-toner-moisturizer mixsoon-bean-eye-cream',
    ),
    2: parseIds('purito-seoul-wonder-releaf-centella-serum-unscented some-by-mi-snail-repair-cream dr-forhair-folligen-original-shampoo'),
  }),
  judgeQuery('ingredient', 'aloe', {
    3: group.ALOE,
    1: parseIds('holika-holika-pig-nose-3-step-kit kundal-honey-macadamia-pure-body-wash lador-damage-protector-acid-shampoo'),
  }),
  judgeQuery('ingredient', 'birch juice', {
    3: parseIds(
      'round-lab-birch-juice-moisturizing-sun-cream round-lab-birch-juice-moisturizing-cream round-lab-birch-juice-moisturizing-mask',
    ),
    1: parseIds('skin1004-hyalu-cica-water-fit-sun-serum espoir-water-splash-sun-cream-ceramide'),
  }),
];
