/** Products that share an ingredient, a kind or a purpose. Listed by hand from their descriptions where the catalogue has no such field. */
import {
  findByCategory,
  findByConcern,
  findByIngredient,
  findBySpecificInfo,
  findWithoutIngredient,
  intersect,
  parseIds,
} from './products.ts';

/** Finds the products of one category in packs of one size. */
export const findByAmount = (category: string, amount: string): string[] =>
  intersect(findByCategory(category), findBySpecificInfo('Volume', new RegExp(`^${amount}`)));

export const SUNSCREEN_CATEGORIES = ['sun-creams', 'sun-fluids', 'sun-sticks'] as const;
/** Without the sunscreens that brighten the tone of the skin. */
export const SUNSCREENS = findByCategory(...SUNSCREEN_CATEGORIES);
export const TONE_UP_SUNSCREENS = findByCategory('tone-up-sun');
export const CLEANSERS = findByCategory('foams', 'gel-cleansers');
export const FIRST_CLEANSERS = findByCategory('cleansing-oils', 'cleansing-balms', 'cleansing-waters');
export const SHEET_MASKS = findByCategory('hydrating-sheets', 'calming-sheets', 'firming-sheets');
export const MASKS = [...SHEET_MASKS, ...findByCategory('wash-off-masks', 'sleeping-masks')];
export const MOISTURISERS = findByCategory('creams', 'gel-creams', 'emulsions');
export const CREAMS = findByCategory('creams', 'gel-creams');
export const HAIR = findByCategory('shampoos', 'hair-treatments', 'hair-oils', 'scalp-care');
export const LIP_CARE = findByCategory('lip-balms', 'lip-masks');
export const FACE_CARE = [...findByCategory('toners', 'toner-pads', 'essences', 'serums', 'ampoules', 'mists'), ...MOISTURISERS];

export const SNAIL =
  parseIds(`cosrx-advanced-snail-96-mucin-power-essence cosrx-advanced-snail-92-all-in-one-cream benton-snail-bee-high-content-essence
  benton-snail-bee-hydrogel-eye-patch benton-snail-bee-high-content-lotion some-by-mi-snail-repair-cream`);
export const CENTELLA =
  parseIds(`skin1004-madagascar-centella-ampoule skin1004-madagascar-centella-toning-toner skin1004-hyalu-cica-water-fit-sun-serum
  skin1004-hyalu-cica-silky-fit-sun-stick skin1004-madagascar-centella-light-cleansing-oil skin1004-watergel-sheet-ampoule-mask
  skin1004-hyalu-cica-cloudy-mist purito-seoul-wonder-releaf-centella-serum-unscented iunik-centella-calming-gel-cream
  benton-goodbye-redness-centella-mask mixsoon-centella-cleansing-foam dr-jart-cicapair-serum dr-jart-cicapair-color-correcting
  apieu-madecassoside-cream innisfree-retinol-cica-repair-ampoule espoir-water-splash-cica-tone-up-cream some-by-mi-truecica-clear-pad
  some-by-mi-mineral-100-suncream some-by-mi-snail-repair-cream dr-g-red-blemish-soothing-cream mediheal-madecassoside-blemish-pad`);
/** Products that contain centella, but not as their main ingredient. `WITH_SOME_` has this meaning in the names of other groups too. */
export const WITH_SOME_CENTELLA =
  parseIds(`iunik-tea-tree-relief-toner purito-seoul-daily-go-to-sunscreen klairs-midnight-blue-calming-cream
  papa-recipe-bombee-green-honey-mask iunik-beta-glucan-power-moisture-serum abib-gummy-mask-heartleaf-sticker mediheal-teatree-essential-mask
  etude-soonjung-2x-barrier-cream dr-g-green-mild-up-sun`);
export const HEARTLEAF = parseIds(`anua-heartleaf-77-soothing-toner anua-heartleaf-pore-control-cleansing-oil anua-heartleaf-77-clear-pad
  anua-heartleaf-quercetinol-pore-deep-cleansing-foam anua-heartleaf-70-daily-lotion abib-gummy-mask-heartleaf-sticker
  abib-heartleaf-spot-pad-calming-touch`);
export const WITH_SOME_HEARTLEAF = parseIds(
  'numbuzin-no1-cleansing-oil isntree-green-tea-fresh-toner clio-kill-cover-the-new-founwear-cushion',
);
export const MUGWORT = parseIds('im-from-mugwort-essence isntree-real-mugwort-clay-mask beauty-of-joseon-matte-sun-stick-mugwort-camelia');
export const PDRN = parseIds('medicube-pdrn-pink-peptide-serum medicube-pdrn-pink-collagen-gel-mask');
export const GALACTOMYCES = parseIds('manyo-galac-niacin-essence mixsoon-galactomyces-ferment-essence numbuzin-no3-glowing-essence-toner');
export const PROPOLIS =
  parseIds(`beauty-of-joseon-glow-serum-propolis-niacinamide dr-ceuracle-propolis-33-ampoule iunik-propolis-vitamin-synergy-serum
  iunik-propolis-vitamin-sleeping-mask skinfood-royal-honey-propolis-essence`);
export const WITH_SOME_PROPOLIS = parseIds(
  'papa-recipe-bombee-honey-mask im-from-honey-mask banila-co-miss-flower-mr-honey-essence-oil tirtir-mask-fit-red-cushion',
);
export const GINSENG =
  parseIds(`beauty-of-joseon-revive-eye-serum-ginseng-retinal beauty-of-joseon-ginseng-essence-water im-from-ginseng-serum
  papa-recipe-bombee-ginseng-red-honey-oil-mask beauty-of-joseon-dynasty-cream ryo-jayangyunmo-shampoo-oily-scalp`);
export const RICE = parseIds(`im-from-rice-toner haruharu-wonder-black-rice-toner beauty-of-joseon-relief-sun-rice-probiotics-spf50
  haruharu-wonder-airyfit-sunscreen haruharu-wonder-deep-cleansing-oil haruharu-wonder-soft-cleansing-gel haruharu-wonder-black-rice-facial-oil
  skinfood-rice-mask-wash-off the-face-shop-rice-water-bright-rich-oil the-face-shop-rice-water-lip-eye-remover the-face-shop-real-nature-mask-rice
  beauty-of-joseon-dynasty-cream`);
export const HONEY =
  parseIds(`im-from-honey-mask papa-recipe-bombee-honey-mask papa-recipe-bombee-green-honey-mask papa-recipe-bombee-ginseng-red-honey-oil-mask
  holika-holika-honey-sleeping-pack skinfood-royal-honey-propolis-essence apieu-honey-milk-lip-sleeping-pack banila-co-miss-flower-mr-honey-essence-oil
  kundal-honey-macadamia-nature-shampoo kundal-honey-macadamia-pure-body-wash kundal-honey-macadamia-pure-body-lotion`);
export const GREEN_TEA =
  parseIds(`innisfree-green-tea-seed-hyaluronic-serum isntree-green-tea-fresh-toner some-by-mi-green-tea-bubble-cleanser
  klairs-fundamental-ampule-mist innisfree-my-real-squeeze-mask-ex`);
export const TEA_TREE = parseIds(`iunik-tea-tree-relief-toner mediheal-teatree-essential-mask nature-republic-real-nature-tea-tree-mask
  some-by-mi-miracle-toner cosrx-low-ph-good-morning-gel-cleanser iunik-centella-calming-gel-cream moremo-scalp-shampoo-clear-and-cool`);
export const VITAMIN_C = parseIds(`by-wishtrend-pure-vitamin-c-serum klairs-freshly-juiced-vitamin-drop numbuzin-no5-vitamin-pad
  mediheal-ipi-lightmax-ampoule-mask abib-mild-acidic-ph-mask-yuja-fit tonymoly-im-lemon-sheet-mask`);
export const RETINOL =
  parseIds(`innisfree-retinol-cica-repair-ampoule some-by-mi-retinol-eye-cream beauty-of-joseon-revive-eye-serum-ginseng-retinal
  by-wishtrend-vitamin-amazing-bakuchiol-cream`);
export const HYALURONIC =
  parseIds(`torriden-dive-in-low-molecular-hyaluronic-acid-serum torriden-dive-in-low-molecular-hyaluronic-acid-toner
  torriden-dive-in-low-molecular-hyaluronic-acid-mask torriden-dive-in-soothing-cream torriden-dive-in-watery-moisture-sun-cream
  isntree-ha-watery-sun-gel isntree-ha-airy-sun-stick isntree-ha-aqua-gel-cream haruharu-wonder-black-rice-toner
  innisfree-green-tea-seed-hyaluronic-serum laneige-water-bank-blue-hyaluronic-gel-moisturizer laneige-water-bank-blue-hyaluronic-eye-cream
  dr-ceuracle-hyal-reyouth-moist-sun abib-mild-acidic-ph-mask-aqua-fit dr-jart-dermask-vital-hydra mediheal-nmf-ampoule-mask
  skin1004-hyalu-cica-water-fit-sun-serum round-lab-birch-juice-moisturizing-mask round-lab-birch-juice-moisturizing-cream
  round-lab-birch-juice-moisturizing-sun-cream skin1004-hyalu-cica-silky-fit-sun-stick skin1004-hyalu-cica-cloudy-mist`);
export const NIACINAMIDE =
  parseIds(`anua-peach-70-niacinamide-serum beauty-of-joseon-glow-serum-propolis-niacinamide numbuzin-no5-vitamin-pad
  manyo-galac-niacin-essence beauty-of-joseon-ginseng-essence-water iunik-propolis-vitamin-synergy-serum medicube-collagen-jelly-cream
  innisfree-cherry-blossom-glow-jelly-cream cosrx-6-peptide-skin-booster-serum mediheal-ipi-lightmax-ampoule-mask some-by-mi-miracle-toner
  klairs-freshly-juiced-vitamin-e-mask mediheal-madecassoside-blemish-pad im-from-rice-toner numbuzin-no3-glowing-essence-toner
  benton-snail-bee-high-content-essence missha-time-revolution-first-essence-5x`);
export const CERAMIDE =
  parseIds(`dr-jart-ceramidin-cream holika-holika-good-cera-super-ceramide-cream illiyoon-ceramide-ato-concentrate-cream
  illiyoon-ceramide-ato-lotion illiyoon-ceramide-ato-60-top-to-toe-wash espoir-water-splash-sun-cream-ceramide
  laneige-cream-skin-cerapeptide-toner-moisturizer`);
export const BHA = parseIds(`cosrx-aha-bha-clarifying-treatment-toner cosrx-one-step-original-clear-pad benton-aloe-bha-skin-toner
  innisfree-volcanic-bha-pore-cleansing-foam some-by-mi-miracle-toner some-by-mi-truecica-clear-pad medicube-zero-pore-pad-2
  by-wishtrend-acid-duo-gel-cleanser abib-heartleaf-spot-pad-calming-touch`);
export const COLLAGEN = parseIds(`medicube-collagen-night-wrapping-mask medicube-collagen-jelly-cream medicube-pdrn-pink-collagen-gel-mask
  mediheal-collagen-essential-mask abib-collagen-eye-patch-jericho-rose`);
export const ALOE =
  parseIds(`holika-holika-aloe-99-soothing-gel nature-republic-aloe-vera-soothing-gel nature-republic-aloe-cleansing-gel-foam
  benton-aloe-bha-skin-toner innisfree-my-real-squeeze-mask-ex`);

/** Products whose descriptions say that they are for dark spots. */
export const DARK_SPOTS =
  parseIds(`anua-peach-70-niacinamide-serum beauty-of-joseon-glow-serum-propolis-niacinamide by-wishtrend-pure-vitamin-c-serum
  klairs-freshly-juiced-vitamin-drop numbuzin-no5-vitamin-pad manyo-galac-niacin-essence mediheal-madecassoside-blemish-pad
  by-wishtrend-mandelic-acid-prep-water benton-snail-bee-high-content-essence some-by-mi-snail-repair-cream innisfree-retinol-cica-repair-ampoule`);
export const BRIGHTENING = findByConcern('Brightening');
export const ACNE = findByConcern('Acne');
export const BLACKHEADS = findByConcern('Blackheads');
export const AGEING = findByConcern('Well-aging');
export const PIMPLE_PATCH = parseIds('cosrx-acne-pimple-master-patch');
export const HAIR_LOSS = parseIds(`dr-forhair-folligen-original-shampoo dr-forhair-folligen-tonic ryo-rootgen-hair-loss-care-scalp-essence
  ryo-jayangyunmo-shampoo-oily-scalp aromatica-rosemary-root-enhancer`);
export const DANDRUFF = parseIds('lador-scalp-scaling-spa aromatica-rosemary-scalp-scaling-shampoo dr-forhair-sea-salt-scaler');
export const NO_WHITE_CAST =
  parseIds(`beauty-of-joseon-relief-sun-rice-probiotics-spf50 dr-ceuracle-hyal-reyouth-moist-sun espoir-water-splash-sun-cream-ceramide
  haruharu-wonder-airyfit-sunscreen isntree-ha-watery-sun-gel klairs-soft-airy-uv-essence purito-seoul-daily-go-to-sunscreen
  round-lab-birch-juice-moisturizing-sun-cream skin1004-hyalu-cica-water-fit-sun-serum`);
export const MINERAL_SUNSCREENS = parseIds('dr-g-green-mild-up-sun some-by-mi-mineral-100-suncream');
export const MINERAL_TONE_UP_SUNSCREENS = parseIds('dr-jart-every-sun-day-tone-up dr-g-brightening-up-sun');
export const LOW_PH_CLEANSERS =
  parseIds(`cosrx-low-ph-good-morning-gel-cleanser dr-g-ph-cleansing-gel-foam banila-co-clean-it-zero-foam benton-honest-cleansing-foam
  by-wishtrend-acid-duo-gel-cleanser haruharu-wonder-soft-cleansing-gel round-lab-1025-dokdo-cleanser`);
export const MICELLAR = parseIds('dr-jart-dermaclear-micro-water etude-soonjung-cleansing-water');
export const UNDER_EYE = findByCategory('eye-creams', 'eye-patches');
export const FRIZZ_CARE = parseIds('mise-en-scene-perfect-serum-original nature-republic-argan-essential-hair-essence');
export const HAIR_MASKS = parseIds('unove-deep-damage-treatment-ex ryo-hambitmo-damage-repair-treatment');
export const CLAY = parseIds(
  'innisfree-super-volcanic-pore-clay-mask-2x isntree-real-mugwort-clay-mask papa-recipe-eggplant-clearing-mud-mask',
);
export const SPF_MAKEUP =
  parseIds(`dr-g-perfect-pore-cover-bb dr-jart-cicapair-color-correcting etude-beauty-shot-face-blur missha-m-perfect-cover-bb
  missha-magic-cushion-cover-lasting tonymoly-mini-cherry-lip-balm`);
export const SOOTHING = intersect(findByConcern('Soothing'), FACE_CARE);

/** Products without perfume, essential oils and their fragrant components in the list of ingredients. */
const NO_SCENT = findWithoutIngredient(
  /fragrance|parfum|essential oil|(?:lavandula|citrus|mentha|rosmarinus|pelargonium|eucalyptus)[^,]*oil|limonene|linalool/i,
);
export const NO_FRAGRANCE = [
  ...new Set([...NO_SCENT, ...findBySpecificInfo('Fragrance', /^None/), ...findBySpecificInfo('Scent', /^None/)]),
];
/** Without drying alcohols. Fatty alcohols, such as cetyl alcohol, are allowed. */
export const NO_ALCOHOL = findWithoutIngredient(/(?:^|,\s*)(?:alcohol|alcohol denat\.?|ethanol|sd alcohol[^,]*)(?:\s*,|$)/i);
export const VEGAN = [
  ...new Set([
    ...findBySpecificInfo('Vegan', /^Yes/),
    ...parseIds(
      'dasique-shadow-palette dr-ceuracle-kombucha-tea-essence haruharu-wonder-black-rice-toner haruharu-wonder-airyfit-sunscreen',
    ),
    ...parseIds('iunik-beta-glucan-power-moisture-serum klairs-supple-preparation-toner laka-fruity-glam-tint laka-soul-vegan-lip-balm'),
    ...parseIds('laka-smooth-matte-lipstick mixsoon-bean-cream mixsoon-bean-eye-cream'),
  ]),
];
export const BARRIER = [
  ...intersect([...MOISTURISERS, ...findByCategory('body-lotions')], findByIngredient(/ceramide/i)),
  ...parseIds('etude-soonjung-2x-barrier-cream purito-seoul-mighty-bamboo-panthenol-cream manyo-bifida-biome-complex-ampoule'),
];
