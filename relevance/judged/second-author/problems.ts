/**
 * Queries that name what bothers a shopper about her skin, lips or hair.
 * The author did not tune the search, so these queries measure it independently.
 */
import * as group from '../groups.ts';
import { findByCategory, findByConcern, findBySkinType, intersect, parseIds } from '../products.ts';
import type { JudgedQuery } from '../types.ts';
import { EXFOLIANTS, judgeQueries } from './rules.ts';

const DARK_MARKS_JUDGEMENT = { wanted: group.DARK_SPOTS, alternatives: group.BRIGHTENING };
const SHAVING_JUDGEMENT = {
  wanted:
    parseIds(`klairs-midnight-blue-calming-cream nature-republic-aloe-vera-soothing-gel apieu-madecassoside-cream dr-jart-cicapair-serum
    im-from-mugwort-essence`),
  alternatives: [...group.SOOTHING, ...parseIds('holika-holika-aloe-99-soothing-gel')],
};
const DRY_FACE = intersect(group.MOISTURISERS, findBySkinType('Dry'));
const FLAKY_SKIN_JUDGEMENT = {
  wanted: [...group.BARRIER, ...DRY_FACE],
  alternatives: [
    ...parseIds('im-from-honey-mask dr-g-brightening-peeling-gel holika-holika-smooth-egg-peeling-gel'),
    ...intersect(group.FACE_CARE, findBySkinType('Dry')),
  ],
  related: findBySkinType('Dry'),
};
const SMOOTHING_CARE =
  parseIds(`numbuzin-no3-skin-softening-serum skin1004-madagascar-centella-toning-toner by-wishtrend-mandelic-acid-prep-water
  mixsoon-bean-essence numbuzin-no3-tingle-pore-sheet-mask innisfree-retinol-cica-repair-ampoule`);
const SMALL_BUMPS_JUDGEMENT = {
  wanted: parseIds(`abib-heartleaf-spot-pad-calming-touch benton-aloe-bha-skin-toner cosrx-one-step-original-clear-pad
    cosrx-aha-bha-clarifying-treatment-toner some-by-mi-miracle-toner some-by-mi-truecica-clear-pad medicube-zero-pore-pad-2
    by-wishtrend-mandelic-acid-prep-water`),
  alternatives: [...group.ACNE, ...group.BHA],
  related: group.BLACKHEADS,
};
const SHINE_JUDGEMENT = {
  wanted: findByCategory('powders'),
  alternatives: intersect([...group.FACE_CARE, ...findByCategory('primers')], findBySkinType('Oily')),
  related: findBySkinType('Oily'),
};
const UNDER_EYE_JUDGEMENT = { wanted: group.UNDER_EYE, alternatives: findByCategory('concealers') };
const PUFFINESS_JUDGEMENT = { wanted: findByCategory('eye-patches'), alternatives: findByCategory('eye-creams') };
const WRINKLES_JUDGEMENT = { wanted: group.AGEING };
const BREAKAGE_JUDGEMENT = {
  wanted: parseIds(`lador-perfect-hair-fill-up unove-deep-damage-treatment-ex ryo-hambitmo-damage-repair-treatment
    unove-deep-damage-repair-shampoo`),
  alternatives: findByCategory('hair-treatments', 'hair-oils'),
  related: findByCategory('shampoos'),
};
const MAKEUP_HOLD_JUDGEMENT = {
  wanted: [...parseIds('tirtir-mask-fit-makeup-fixer'), ...findByCategory('powders', 'primers')],
};
const BUILD_UP_JUDGEMENT = {
  wanted: parseIds('dr-forhair-sea-salt-scaler lador-scalp-scaling-spa'),
  alternatives: parseIds(`aromatica-rosemary-scalp-scaling-shampoo mise-en-scene-perfect-serum-original-shampoo
    moremo-scalp-shampoo-clear-and-cool ryo-jayangyunmo-shampoo-oily-scalp apieu-raspberry-hair-vinegar`),
  related: findByCategory('scalp-care', 'shampoos'),
};
const HOT_SKIN_JUDGEMENT = { wanted: group.SOOTHING, alternatives: findByConcern('Soothing') };

export const problemQueries: readonly JudgedQuery[] = judgeQueries('problem', {
  'dark spots after acne': { ...DARK_MARKS_JUDGEMENT, related: group.ACNE },
  'marks left by pimples': { ...DARK_MARKS_JUDGEMENT, related: group.ACNE },
  'brown patches on face': DARK_MARKS_JUDGEMENT,
  'skin discoloration': DARK_MARKS_JUDGEMENT,
  'skin peeling': { ...FLAKY_SKIN_JUDGEMENT, related: [...FLAKY_SKIN_JUDGEMENT.related, ...EXFOLIANTS] },
  'flaky dry face': FLAKY_SKIN_JUDGEMENT,
  'bumps after shaving': SHAVING_JUDGEMENT,
  'irritation from shaving': SHAVING_JUDGEMENT,
  'rough skin texture': {
    wanted: [...SMOOTHING_CARE, ...parseIds('numbuzin-no3-glowing-essence-toner'), ...EXFOLIANTS],
    alternatives: findByConcern('Visible pores'),
  },
  'tiny bumps on forehead': SMALL_BUMPS_JUDGEMENT,
  whiteheads: { wanted: [...group.BLACKHEADS, ...group.ACNE] },
  'big pimple on chin': { wanted: [...group.PIMPLE_PATCH], alternatives: group.ACNE },
  'back acne': { wanted: parseIds('cosrx-one-step-original-clear-pad'), alternatives: group.ACNE },
  'hormonal acne': { wanted: group.ACNE },
  'sebum on nose': { wanted: group.BLACKHEADS, alternatives: findByConcern('Visible pores') },
  'open pores on cheeks': { wanted: findByConcern('Visible pores') },
  'oily t zone': SHINE_JUDGEMENT,
  'face gets greasy by noon': SHINE_JUDGEMENT,
  'makeup melts in the heat': MAKEUP_HOLD_JUDGEMENT,
  'skin feels tight after washing': {
    wanted: [...group.LOW_PH_CLEANSERS, ...intersect(group.CLEANSERS, findByConcern('Moisturizing'))],
    alternatives: [...group.CLEANSERS, ...intersect(group.FACE_CARE, findByConcern('Moisturizing'))],
  },
  'burning stinging skin': { ...HOT_SKIN_JUDGEMENT, related: group.BARRIER },
  'red hot cheeks': HOT_SKIN_JUDGEMENT,
  'weak skin barrier': { wanted: group.BARRIER, alternatives: intersect(group.MOISTURISERS, findByConcern('Soothing')) },
  'sun burnt skin': {
    wanted: parseIds(`holika-holika-aloe-99-soothing-gel nature-republic-aloe-vera-soothing-gel skin1004-watergel-sheet-ampoule-mask
      skinfood-carrot-carotene-calming-water-pad benton-goodbye-redness-centella-mask`),
    alternatives: [...group.ALOE, ...group.SOOTHING],
    related: group.SUNSCREENS,
  },
  'face looks tired and dull': { wanted: group.BRIGHTENING },
  'crows feet': { wanted: findByCategory('eye-creams'), alternatives: group.AGEING },
  'forehead lines': WRINKLES_JUDGEMENT,
  'loss of elasticity': WRINKLES_JUDGEMENT,
  'dark under eyes': UNDER_EYE_JUDGEMENT,
  'swollen eyes in the morning': PUFFINESS_JUDGEMENT,
  'cracked lips': { wanted: group.LIP_CARE },
  'peeling lips': { wanted: group.LIP_CARE },
  'cracked heels': {
    wanted: parseIds('purito-seoul-mighty-bamboo-panthenol-cream skinfood-black-sugar-perfect-scrub-2x'),
    alternatives: findByCategory('body-lotions'),
    related: findByCategory('hand-creams'),
  },
  'ashy legs': { wanted: findByCategory('body-lotions'), related: parseIds('kundal-honey-macadamia-pure-body-wash') },
  'rough hands': { wanted: findByCategory('hand-creams'), related: findByCategory('body-lotions') },
  'hair breakage': BREAKAGE_JUDGEMENT,
  'hair damaged by heat': BREAKAGE_JUDGEMENT,
  'hair falling out': { wanted: group.HAIR_LOSS, related: findByCategory('scalp-care') },
  'receding hairline edges': { wanted: group.HAIR_LOSS, related: findByCategory('scalp-care') },
  'greasy hair roots': {
    wanted: parseIds(`ryo-jayangyunmo-shampoo-oily-scalp moremo-scalp-shampoo-clear-and-cool aromatica-rosemary-scalp-scaling-shampoo
      dr-forhair-folligen-original-shampoo apieu-raspberry-hair-vinegar`),
    alternatives: findByCategory('scalp-care'),
    related: findByCategory('shampoos'),
  },
  'product build up on scalp': BUILD_UP_JUDGEMENT,
  'white flakes in hair': { wanted: group.DANDRUFF, related: findByCategory('scalp-care', 'shampoos') },
  'dry brittle ends': {
    wanted: [
      ...parseIds(`nature-republic-argan-essential-hair-essence lador-wonder-hair-oil mise-en-scene-perfect-serum-super-rich
        lador-perfect-hair-fill-up moremo-hair-essence-delightful-oil`),
    ],
    alternatives: findByCategory('hair-oils', 'hair-treatments'),
  },
});
