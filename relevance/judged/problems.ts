import * as group from './groups.ts';
import { findByCategory, findByConcern, findBySkinType, intersect, judgeQuery, parseIds } from './products.ts';
import type { JudgedQuery } from './types.ts';

export const problemQueries: readonly JudgedQuery[] = [
  judgeQuery('problem', 'dark spots', { wanted: group.DARK_SPOTS, alternatives: group.BRIGHTENING }),
  judgeQuery('problem', 'hyperpigmentation', { wanted: group.DARK_SPOTS, alternatives: group.BRIGHTENING }),
  judgeQuery('problem', 'acne', { wanted: group.ACNE }),
  judgeQuery('problem', 'pimples', {
    wanted: [...group.PIMPLE_PATCH, ...parseIds('cosrx-one-step-original-clear-pad')],
    alternatives: group.ACNE,
  }),
  judgeQuery('problem', 'blackheads', { wanted: group.BLACKHEADS }),
  judgeQuery('problem', 'large pores', { wanted: findByConcern('Visible pores') }),
  judgeQuery('problem', 'wrinkles', { wanted: group.AGEING }),
  judgeQuery('problem', 'redness', {
    wanted: parseIds(
      'anua-heartleaf-77-soothing-toner im-from-mugwort-essence skin1004-madagascar-centella-ampoule purito-seoul-wonder-releaf-centella-serum-unscented benton-goodbye-redness-centella-mask dr-jart-cicapair-serum dr-jart-cicapair-color-correcting',
    ),
    alternatives: findByConcern('Soothing'),
  }),
  judgeQuery('problem', 'dark circles', { wanted: group.UNDER_EYE, alternatives: findByCategory('concealers') }),
  judgeQuery('problem', 'hair loss', { wanted: group.HAIR_LOSS }),
  judgeQuery('problem', 'dandruff', { wanted: group.DANDRUFF }),
  judgeQuery('problem', 'chapped lips', { wanted: group.LIP_CARE }),
  judgeQuery('problem', 'frizzy hair', { wanted: group.FRIZZ_CARE, alternatives: findByCategory('hair-oils') }),
  judgeQuery('problem', 'acne scars', { wanted: group.DARK_SPOTS, alternatives: group.BRIGHTENING, related: group.ACNE }),
  judgeQuery('problem', 'dull skin', { wanted: group.BRIGHTENING }),
  judgeQuery('problem', 'damaged hair', {
    wanted: parseIds(
      'unove-deep-damage-treatment-ex ryo-hambitmo-damage-repair-treatment unove-deep-damage-repair-shampoo lador-damage-protector-acid-shampoo lador-perfect-hair-fill-up',
    ),
    alternatives: findByCategory('hair-treatments', 'hair-oils'),
  }),
  judgeQuery('problem', 'sunburn', {
    wanted: parseIds('holika-holika-aloe-99-soothing-gel nature-republic-aloe-vera-soothing-gel skin1004-watergel-sheet-ampoule-mask'),
    related: [...group.ALOE, ...group.SUNSCREENS],
  }),
  judgeQuery('problem', 'oily face', { wanted: intersect(group.FACE_CARE, findBySkinType('Oily')), alternatives: findBySkinType('Oily') }),
  judgeQuery('problem', 'dry skin', {
    wanted: intersect([...group.FACE_CARE, ...findByCategory('body-lotions')], findBySkinType('Dry')),
    alternatives: findBySkinType('Dry'),
  }),
  judgeQuery('problem', 'sensitive skin', { wanted: findBySkinType('Sensitive') }),
  judgeQuery('problem', 'razor bumps', {
    wanted: parseIds(
      'klairs-midnight-blue-calming-cream nature-republic-aloe-vera-soothing-gel apieu-madecassoside-cream dr-jart-cicapair-serum',
    ),
    alternatives: [...group.SOOTHING, ...parseIds('holika-holika-aloe-99-soothing-gel')],
  }),
  judgeQuery('problem', 'after shave', {
    wanted: parseIds(
      'klairs-midnight-blue-calming-cream nature-republic-aloe-vera-soothing-gel apieu-madecassoside-cream dr-jart-cicapair-serum',
    ),
    alternatives: group.SOOTHING,
  }),
  judgeQuery('problem', 'itchy scalp', {
    wanted: parseIds('moremo-scalp-shampoo-clear-and-cool'),
    alternatives: [...findByCategory('scalp-care'), ...parseIds('aromatica-rosemary-scalp-scaling-shampoo')],
  }),
  judgeQuery('problem', 'oily scalp', {
    wanted: parseIds(`ryo-jayangyunmo-shampoo-oily-scalp moremo-scalp-shampoo-clear-and-cool aromatica-rosemary-scalp-scaling-shampoo
      dr-forhair-folligen-original-shampoo dr-forhair-sea-salt-scaler lador-scalp-scaling-spa`),
    alternatives: findByCategory('scalp-care'),
  }),
  judgeQuery('problem', 'split ends', {
    wanted: parseIds('lador-wonder-hair-oil mise-en-scene-perfect-serum-super-rich nature-republic-argan-essential-hair-essence'),
    alternatives: findByCategory('hair-oils', 'hair-treatments'),
  }),
  judgeQuery('problem', 'thinning edges', { wanted: [...group.HAIR_LOSS, ...parseIds('dr-forhair-folligen-tonic')] }),
  judgeQuery('problem', 'dry hair', {
    wanted: [
      ...findByCategory('hair-oils', 'hair-treatments'),
      ...parseIds('mise-en-scene-perfect-serum-original-shampoo unove-deep-damage-repair-shampoo'),
    ],
  }),
  judgeQuery('problem', 'uneven skin tone', { wanted: group.DARK_SPOTS, alternatives: group.BRIGHTENING }),
  judgeQuery('problem', 'puffy eyes', { wanted: findByCategory('eye-patches'), alternatives: findByCategory('eye-creams') }),
  judgeQuery('problem', 'eye bags', { wanted: findByCategory('eye-patches'), alternatives: findByCategory('eye-creams') }),
  judgeQuery('problem', 'fine lines', { wanted: group.AGEING }),
  judgeQuery('problem', 'clogged pores', {
    wanted: intersect(group.BLACKHEADS, findByConcern('Visible pores')),
    alternatives: [...group.BLACKHEADS, ...findByConcern('Visible pores')],
  }),
  judgeQuery('problem', 'nose blackheads', {
    wanted: parseIds('holika-holika-pig-nose-3-step-kit some-by-mi-green-tea-bubble-cleanser'),
    alternatives: group.BLACKHEADS,
  }),
  judgeQuery('problem', 'spots on face', { wanted: [...group.DARK_SPOTS, ...group.ACNE], alternatives: group.BRIGHTENING }),
  judgeQuery('problem', 'breakouts', { wanted: group.ACNE }),
  judgeQuery('problem', 'shiny face', { wanted: findByCategory('powders'), alternatives: findBySkinType('Oily') }),
  judgeQuery('problem', 'dehydrated skin', {
    wanted: intersect(group.FACE_CARE, findByConcern('Moisturizing')),
    alternatives: findByConcern('Moisturizing'),
  }),
  judgeQuery('problem', 'irritated skin', { wanted: group.SOOTHING, alternatives: findByConcern('Soothing') }),
  judgeQuery('problem', 'damaged skin barrier', {
    wanted: group.BARRIER,
    alternatives: intersect(group.MOISTURISERS, findByConcern('Soothing')),
  }),
  judgeQuery('problem', 'ashy skin', {
    wanted: findByCategory('body-lotions'),
    alternatives: intersect(group.MOISTURISERS, findBySkinType('Dry')),
  }),
  judgeQuery('problem', 'dry hands', { wanted: findByCategory('hand-creams') }),
  judgeQuery('problem', 'dry lips', { wanted: group.LIP_CARE }),
  judgeQuery('problem', 'glass skin', {
    wanted: intersect(group.FACE_CARE, [...group.BRIGHTENING, ...findByConcern('Moisturizing')]),
    alternatives: parseIds('fwee-cushion-glass hince-second-skin-glow-cushion'),
  }),
  judgeQuery('problem', 'tired eyes', { wanted: findByCategory('eye-patches'), alternatives: findByCategory('eye-creams') }),
  judgeQuery('problem', 'sagging skin', { wanted: group.AGEING }),
  judgeQuery('problem', 'dust and pollution', { wanted: findByConcern('Fine dust removal') }),
];
