import * as g from './groups.ts';
import { findByCategory, ids, intersect, judgeQuery } from './products.ts';
import type { Judged } from './types.ts';

export const categories: readonly Judged[] = [
  judgeQuery('category', 'toner', {
    3: findByCategory('toners'),
    2: findByCategory('toner-pads'),
    1: ids('beauty-of-joseon-ginseng-essence-water numbuzin-no3-glowing-essence-toner'),
  }),
  judgeQuery('category', 'toner pads', { 3: findByCategory('toner-pads') }),
  judgeQuery('category', 'essence', {
    3: findByCategory('essences'),
    1: ids(
      'klairs-soft-airy-uv-essence tirtir-mask-fit-tone-up-essence moremo-hair-essence-delightful-oil unove-silk-oil-essence nature-republic-argan-essential-hair-essence ryo-rootgen-hair-loss-care-scalp-essence',
    ),
  }),
  judgeQuery('category', 'serums', {
    3: findByCategory('serums'),
    2: [...findByCategory('ampoules'), ...ids('beauty-of-joseon-revive-eye-serum-ginseng-retinal skin1004-hyalu-cica-water-fit-sun-serum')],
  }),
  judgeQuery('category', 'ampoule', {
    3: findByCategory('ampoules'),
    1: ids(
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
  judgeQuery('category', 'sun stick', { 3: findByCategory('sun-sticks'), 1: g.SUN }),
  judgeQuery('category', 'sheet masks', { 3: g.SHEETS }),
  judgeQuery('category', 'sleeping mask', { 3: findByCategory('sleeping-masks'), 2: findByCategory('lip-masks') }),
  judgeQuery('category', 'cleansing oil', { 3: findByCategory('cleansing-oils'), 1: findByCategory('cleansing-balms') }),
  judgeQuery('category', 'foam cleanser', { 3: findByCategory('foams'), 2: findByCategory('gel-cleansers') }),
  judgeQuery('category', 'shampoo', { 3: findByCategory('shampoos') }),
  judgeQuery('category', 'hair oil', { 3: findByCategory('hair-oils') }),
  judgeQuery('category', 'hand cream', { 3: findByCategory('hand-creams') }),
  judgeQuery('category', 'body lotion', { 3: findByCategory('body-lotions') }),
  judgeQuery('category', 'primer', { 3: findByCategory('primers'), 1: g.TONE_UP }),
  judgeQuery('category', 'concealer', { 3: findByCategory('concealers') }),
];

export const ingredients: readonly Judged[] = [
  judgeQuery('ingredient', 'snail mucin', { 3: g.SNAIL }),
  judgeQuery('ingredient', 'centella', { 3: g.CENTELLA, 2: g.SOME_CENTELLA }),
  judgeQuery('ingredient', 'heartleaf', { 3: g.HEARTLEAF, 2: g.SOME_HEARTLEAF }),
  judgeQuery('ingredient', 'niacinamide', { 3: g.NIACINAMIDE }),
  judgeQuery('ingredient', 'niacinamide serum', {
    3: intersect(g.NIACINAMIDE, findByCategory('serums')),
    2: intersect(g.NIACINAMIDE, findByCategory('essences', 'ampoules')),
  }),
  judgeQuery('ingredient', 'hyaluronic acid', { 3: g.HYALURONIC }),
  judgeQuery('ingredient', 'hyaluronic acid toner', { 3: intersect(g.HYALURONIC, findByCategory('toners')) }),
  judgeQuery('ingredient', 'pdrn', { 3: g.PDRN }),
  judgeQuery('ingredient', 'mugwort', { 3: g.MUGWORT, 1: ids('papa-recipe-bombee-green-honey-mask moremo-scalp-shampoo-clear-and-cool') }),
  judgeQuery('ingredient', 'propolis', { 3: g.PROPOLIS, 2: g.SOME_PROPOLIS }),
  judgeQuery('ingredient', 'galactomyces', { 3: g.GALACTOMYCES, 1: ids('numbuzin-no3-skin-softening-serum') }),
  judgeQuery('ingredient', 'ginseng', { 3: g.GINSENG, 2: ids('ryo-rootgen-hair-loss-care-scalp-essence') }),
  judgeQuery('ingredient', 'rice', { 3: g.RICE, 1: ids('missha-airy-fit-sheet-mask innisfree-my-real-squeeze-mask-ex') }),
  judgeQuery('ingredient', 'retinol', { 3: g.RETINOL }),
  judgeQuery('ingredient', 'vitamin c serum', { 3: intersect(g.VITAMIN_C, findByCategory('serums')) }),
  judgeQuery('ingredient', 'salicylic acid', {
    3: g.BHA,
    2: ids(
      'anua-heartleaf-quercetinol-pore-deep-cleansing-foam anua-heartleaf-77-clear-pad lador-scalp-scaling-spa dr-forhair-folligen-original-shampoo aromatica-rosemary-scalp-scaling-shampoo ryo-jayangyunmo-shampoo-oily-scalp',
    ),
  }),
  judgeQuery('ingredient', 'tea tree', { 3: g.TEA_TREE, 1: ids('peripera-double-longwear-cover-concealer') }),
  judgeQuery('ingredient', 'green tea', {
    3: g.GREEN_TEA,
    1: ids(
      'banila-co-prime-primer-classic clio-kill-cover-airy-fit-concealer etude-soonjung-cleansing-water manyo-deep-pore-cleansing-soda-foam',
    ),
  }),
  judgeQuery('ingredient', 'collagen', { 3: g.COLLAGEN, 1: ids('fwee-cushion-glass unove-deep-damage-treatment-ex') }),
  judgeQuery('ingredient', 'ceramide cream', {
    3: intersect(g.CERAMIDE, [...g.CREAMS, ...findByCategory('body-lotions')]),
    2: ids(
      'espoir-water-splash-sun-cream-ceramide mixsoon-bean-cream round-lab-birch-juice-moisturizing-cream some-by-mi-snail-repair-cream purito-seoul-oat-calming-gel-cream by-wishtrend-vitamin-amazing-bakuchiol-cream laneige-cream-skin-cerapeptide-toner-moisturizer',
    ),
  }),
  judgeQuery('ingredient', 'bakuchiol', { 3: ids('by-wishtrend-vitamin-amazing-bakuchiol-cream some-by-mi-retinol-eye-cream') }),
  judgeQuery('ingredient', 'peptide', {
    3: ids(
      'cosrx-6-peptide-skin-booster-serum medicube-pdrn-pink-peptide-serum laneige-cream-skin-cerapeptide-toner-moisturizer mixsoon-bean-eye-cream',
    ),
    2: ids('purito-seoul-wonder-releaf-centella-serum-unscented some-by-mi-snail-repair-cream dr-forhair-folligen-original-shampoo'),
  }),
  judgeQuery('ingredient', 'aloe', {
    3: g.ALOE,
    1: ids('holika-holika-pig-nose-3-step-kit kundal-honey-macadamia-pure-body-wash lador-damage-protector-acid-shampoo'),
  }),
  judgeQuery('ingredient', 'birch juice', {
    3: ids('round-lab-birch-juice-moisturizing-sun-cream round-lab-birch-juice-moisturizing-cream round-lab-birch-juice-moisturizing-mask'),
    1: ids('skin1004-hyalu-cica-water-fit-sun-serum espoir-water-splash-sun-cream-ceramide'),
  }),
];
