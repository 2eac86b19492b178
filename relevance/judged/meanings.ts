import * as g from './groups.ts';
import { both, ids, inCategory, judged } from './products.ts';
import type { Judged } from './types.ts';

export const categories: readonly Judged[] = [
  judged('category', 'toner', {
    3: inCategory('toners'),
    2: inCategory('toner-pads'),
    1: ids('beauty-of-joseon-ginseng-essence-water numbuzin-no3-glowing-essence-toner'),
  }),
  judged('category', 'toner pads', { 3: inCategory('toner-pads') }),
  judged('category', 'essence', {
    3: inCategory('essences'),
    1: ids(
      'klairs-soft-airy-uv-essence tirtir-mask-fit-tone-up-essence moremo-hair-essence-delightful-oil unove-silk-oil-essence nature-republic-argan-essential-hair-essence ryo-rootgen-hair-loss-care-scalp-essence',
    ),
  }),
  judged('category', 'serums', {
    3: inCategory('serums'),
    2: [...inCategory('ampoules'), ...ids('beauty-of-joseon-revive-eye-serum-ginseng-retinal skin1004-hyalu-cica-water-fit-sun-serum')],
  }),
  judged('category', 'ampoule', {
    3: inCategory('ampoules'),
    1: ids(
      'mediheal-nmf-ampoule-mask mediheal-ipi-lightmax-ampoule-mask skin1004-watergel-sheet-ampoule-mask klairs-fundamental-ampule-mist',
    ),
  }),
  judged('category', 'face mist', { 3: inCategory('mists') }),
  judged('category', 'gel cream', { 3: inCategory('gel-creams') }),
  judged('category', 'eye cream', { 3: inCategory('eye-creams') }),
  judged('category', 'eye patches', { 3: inCategory('eye-patches') }),
  judged('category', 'lip balm', { 3: inCategory('lip-balms'), 1: inCategory('lip-masks') }),
  judged('category', 'lip mask', { 3: inCategory('lip-masks') }),
  judged('category', 'cushion', { 3: inCategory('cushions') }),
  judged('category', 'bb cream', { 3: inCategory('bb-creams') }),
  judged('category', 'mascara', { 3: inCategory('mascaras') }),
  judged('category', 'eyeliner', { 3: inCategory('eyeliners') }),
  judged('category', 'lip tint', { 3: inCategory('lip-tints') }),
  judged('category', 'lipstick', { 3: inCategory('lipsticks'), 1: inCategory('lip-tints') }),
  judged('category', 'blush', { 3: inCategory('blushes') }),
  judged('category', 'eyeshadow palette', { 3: inCategory('eyeshadows') }),
  judged('category', 'sun stick', { 3: inCategory('sun-sticks'), 1: g.SUN }),
  judged('category', 'sheet masks', { 3: g.SHEETS }),
  judged('category', 'sleeping mask', { 3: inCategory('sleeping-masks'), 2: inCategory('lip-masks') }),
  judged('category', 'cleansing oil', { 3: inCategory('cleansing-oils'), 1: inCategory('cleansing-balms') }),
  judged('category', 'foam cleanser', { 3: inCategory('foams'), 2: inCategory('gel-cleansers') }),
  judged('category', 'shampoo', { 3: inCategory('shampoos') }),
  judged('category', 'hair oil', { 3: inCategory('hair-oils') }),
  judged('category', 'hand cream', { 3: inCategory('hand-creams') }),
  judged('category', 'body lotion', { 3: inCategory('body-lotions') }),
  judged('category', 'primer', { 3: inCategory('primers'), 1: g.TONE_UP }),
  judged('category', 'concealer', { 3: inCategory('concealers') }),
];

export const ingredients: readonly Judged[] = [
  judged('ingredient', 'snail mucin', { 3: g.SNAIL }),
  judged('ingredient', 'centella', { 3: g.CENTELLA, 2: g.SOME_CENTELLA }),
  judged('ingredient', 'heartleaf', { 3: g.HEARTLEAF, 2: g.SOME_HEARTLEAF }),
  judged('ingredient', 'niacinamide', { 3: g.NIACINAMIDE }),
  judged('ingredient', 'niacinamide serum', {
    3: both(g.NIACINAMIDE, inCategory('serums')),
    2: both(g.NIACINAMIDE, inCategory('essences', 'ampoules')),
  }),
  judged('ingredient', 'hyaluronic acid', { 3: g.HYALURONIC }),
  judged('ingredient', 'hyaluronic acid toner', { 3: both(g.HYALURONIC, inCategory('toners')) }),
  judged('ingredient', 'pdrn', { 3: g.PDRN }),
  judged('ingredient', 'mugwort', { 3: g.MUGWORT, 1: ids('papa-recipe-bombee-green-honey-mask moremo-scalp-shampoo-clear-and-cool') }),
  judged('ingredient', 'propolis', { 3: g.PROPOLIS, 2: g.SOME_PROPOLIS }),
  judged('ingredient', 'galactomyces', { 3: g.GALACTOMYCES, 1: ids('numbuzin-no3-skin-softening-serum') }),
  judged('ingredient', 'ginseng', { 3: g.GINSENG, 2: ids('ryo-rootgen-hair-loss-care-scalp-essence') }),
  judged('ingredient', 'rice', { 3: g.RICE, 1: ids('missha-airy-fit-sheet-mask innisfree-my-real-squeeze-mask-ex') }),
  judged('ingredient', 'retinol', { 3: g.RETINOL }),
  judged('ingredient', 'vitamin c serum', { 3: both(g.VITAMIN_C, inCategory('serums')) }),
  judged('ingredient', 'salicylic acid', {
    3: g.BHA,
    2: ids(
      'anua-heartleaf-quercetinol-pore-deep-cleansing-foam anua-heartleaf-77-clear-pad lador-scalp-scaling-spa dr-forhair-folligen-original-shampoo aromatica-rosemary-scalp-scaling-shampoo ryo-jayangyunmo-shampoo-oily-scalp',
    ),
  }),
  judged('ingredient', 'tea tree', { 3: g.TEA_TREE, 1: ids('peripera-double-longwear-cover-concealer') }),
  judged('ingredient', 'green tea', {
    3: g.GREEN_TEA,
    1: ids(
      'banila-co-prime-primer-classic clio-kill-cover-airy-fit-concealer etude-soonjung-cleansing-water manyo-deep-pore-cleansing-soda-foam',
    ),
  }),
  judged('ingredient', 'collagen', { 3: g.COLLAGEN, 1: ids('fwee-cushion-glass unove-deep-damage-treatment-ex') }),
  judged('ingredient', 'ceramide cream', {
    3: both(g.CERAMIDE, [...g.CREAMS, ...inCategory('body-lotions')]),
    2: ids(
      'espoir-water-splash-sun-cream-ceramide mixsoon-bean-cream round-lab-birch-juice-moisturizing-cream some-by-mi-snail-repair-cream purito-seoul-oat-calming-gel-cream by-wishtrend-vitamin-amazing-bakuchiol-cream laneige-cream-skin-cerapeptide-toner-moisturizer',
    ),
  }),
  judged('ingredient', 'bakuchiol', { 3: ids('by-wishtrend-vitamin-amazing-bakuchiol-cream some-by-mi-retinol-eye-cream') }),
  judged('ingredient', 'peptide', {
    3: ids(
      'cosrx-6-peptide-skin-booster-serum medicube-pdrn-pink-peptide-serum laneige-cream-skin-cerapeptide-toner-moisturizer mixsoon-bean-eye-cream',
    ),
    2: ids('purito-seoul-wonder-releaf-centella-serum-unscented some-by-mi-snail-repair-cream dr-forhair-folligen-original-shampoo'),
  }),
  judged('ingredient', 'aloe', {
    3: g.ALOE,
    1: ids('holika-holika-pig-nose-3-step-kit kundal-honey-macadamia-pure-body-wash lador-damage-protector-acid-shampoo'),
  }),
  judged('ingredient', 'birch juice', {
    3: ids('round-lab-birch-juice-moisturizing-sun-cream round-lab-birch-juice-moisturizing-cream round-lab-birch-juice-moisturizing-mask'),
    1: ids('skin1004-hyalu-cica-water-fit-sun-serum espoir-water-splash-sun-cream-ceramide'),
  }),
];
