import * as group from './groups.ts';
import { findByCategory, findByConcern, findBySkinType, intersect, judgeQuery, parseIds } from './products.ts';
import type { JudgedQuery } from './types.ts';

export const problemQueries: readonly JudgedQuery[] = [
  judgeQuery('problem', 'dark spots', { 3: group.DARK_SPOTS, 2: group.BRIGHTENING }),
  judgeQuery('problem', 'hyperpigmentation', { 3: group.DARK_SPOTS, 2: group.BRIGHTENING }),
  judgeQuery('problem', 'acne', { 3: group.ACNE }),
  judgeQuery('problem', 'pimples', { 3: [...group.PIMPLE_PATCH, ...parseIds('cosrx-one-step-original-clear-pad')], 2: group.ACNE }),
  judgeQuery('problem', 'blackheads', { 3: group.BLACKHEADS }),
  judgeQuery('problem', 'large pores', { 3: findByConcern('Visible pores') }),
  judgeQuery('problem', 'wrinkles', { 3: group.AGEING }),
  judgeQuery('problem', 'redness', {
    3: parseIds(
      'anua-heartleaf-77-soothing-toner im-from-mugwort-essence skin1004-madagascar-centella-ampoule purito-seoul-wonder-releaf-centella-serum-unscented benton-goodbye-redness-centella-mask dr-jart-cicapair-serum dr-jart-cicapair-color-correcting',
    ),
    2: findByConcern('Soothing'),
  }),
  judgeQuery('problem', 'dark circles', { 3: group.UNDER_EYE, 2: findByCategory('concealers') }),
  judgeQuery('problem', 'hair loss', { 3: group.HAIR_LOSS }),
  judgeQuery('problem', 'dandruff', { 3: group.DANDRUFF }),
  judgeQuery('problem', 'chapped lips', { 3: group.LIP_CARE }),
  judgeQuery('problem', 'frizzy hair', { 3: group.FRIZZ, 2: findByCategory('hair-oils') }),
  judgeQuery('problem', 'acne scars', { 3: group.DARK_SPOTS, 2: group.BRIGHTENING, 1: group.ACNE }),
  judgeQuery('problem', 'dull skin', { 3: group.BRIGHTENING }),
  judgeQuery('problem', 'damaged hair', {
    3: parseIds(
      'unove-deep-damage-treatment-ex ryo-hambitmo-damage-repair-treatment unove-deep-damage-repair-shampoo lador-damage-protector-acid-shampoo lador-perfect-hair-fill-up',
    ),
    2: findByCategory('hair-treatments', 'hair-oils'),
  }),
  judgeQuery('problem', 'sunburn', {
    3: parseIds('holika-holika-aloe-99-soothing-gel nature-republic-aloe-vera-soothing-gel skin1004-watergel-sheet-ampoule-mask'),
    1: [...group.ALOE, ...group.SUN],
  }),
  judgeQuery('problem', 'oily face', { 3: intersect(group.FACE_CARE, findBySkinType('Oily')), 2: findBySkinType('Oily') }),
  judgeQuery('problem', 'dry skin', {
    3: intersect([...group.FACE_CARE, ...findByCategory('body-lotions')], findBySkinType('Dry')),
    2: findBySkinType('Dry'),
  }),
  judgeQuery('problem', 'sensitive skin', { 3: findBySkinType('Sensitive') }),
  judgeQuery('problem', 'razor bumps', {
    3: parseIds(
      'klairs-midnight-blue-calming-cream nature-republic-aloe-vera-soothing-gel apieu-madecassoside-cream dr-jart-cicapair-serum',
    ),
    2: [...group.SOOTHING, ...parseIds('holika-holika-aloe-99-soothing-gel')],
  }),
  judgeQuery('problem', 'after shave', {
    3: parseIds(
      'klairs-midnight-blue-calming-cream nature-republic-aloe-vera-soothing-gel apieu-madecassoside-cream dr-jart-cicapair-serum',
    ),
    2: group.SOOTHING,
  }),
  judgeQuery('problem', 'itchy scalp', {
    3: parseIds('moremo-scalp-shampoo-clear-and-cool'),
    2: [...findByCategory('scalp-care'), ...parseIds('aromatica-rosemary-scalp-scaling-shampoo')],
  }),
  judgeQuery('problem', 'oily scalp', {
    3: parseIds(`ryo-jayangyunmo-shampoo-oily-scalp moremo-scalp-shampoo-clear-and-cool aromatica-rosemary-scalp-scaling-shampoo
      dr-forhair-folligen-original-shampoo dr-forhair-sea-salt-scaler lador-scalp-scaling-spa`),
    2: findByCategory('scalp-care'),
  }),
  judgeQuery('problem', 'split ends', {
    3: parseIds('lador-wonder-hair-oil mise-en-scene-perfect-serum-super-rich nature-republic-argan-essential-hair-essence'),
    2: findByCategory('hair-oils', 'hair-treatments'),
  }),
  judgeQuery('problem', 'thinning edges', { 3: [...group.HAIR_LOSS, ...parseIds('dr-forhair-folligen-tonic')] }),
  judgeQuery('problem', 'dry hair', {
    3: [
      ...findByCategory('hair-oils', 'hair-treatments'),
      ...parseIds('mise-en-scene-perfect-serum-original-shampoo unove-deep-damage-repair-shampoo'),
    ],
  }),
  judgeQuery('problem', 'uneven skin tone', { 3: group.DARK_SPOTS, 2: group.BRIGHTENING }),
  judgeQuery('problem', 'puffy eyes', { 3: findByCategory('eye-patches'), 2: findByCategory('eye-creams') }),
  judgeQuery('problem', 'eye bags', { 3: findByCategory('eye-patches'), 2: findByCategory('eye-creams') }),
  judgeQuery('problem', 'fine lines', { 3: group.AGEING }),
  judgeQuery('problem', 'clogged pores', {
    3: intersect(group.BLACKHEADS, findByConcern('Visible pores')),
    2: [...group.BLACKHEADS, ...findByConcern('Visible pores')],
  }),
  judgeQuery('problem', 'nose blackheads', {
    3: parseIds('holika-holika-pig-nose-3-step-kit some-by-mi-green-tea-bubble-cleanser'),
    2: group.BLACKHEADS,
  }),
  judgeQuery('problem', 'spots on face', { 3: [...group.DARK_SPOTS, ...group.ACNE], 2: group.BRIGHTENING }),
  judgeQuery('problem', 'breakouts', { 3: group.ACNE }),
  judgeQuery('problem', 'shiny face', { 3: findByCategory('powders'), 2: findBySkinType('Oily') }),
  judgeQuery('problem', 'dehydrated skin', {
    3: intersect(group.FACE_CARE, findByConcern('Moisturizing')),
    2: findByConcern('Moisturizing'),
  }),
  judgeQuery('problem', 'irritated skin', { 3: group.SOOTHING, 2: findByConcern('Soothing') }),
  judgeQuery('problem', 'damaged skin barrier', { 3: group.BARRIER, 2: intersect(group.MOISTURISERS, findByConcern('Soothing')) }),
  judgeQuery('problem', 'ashy skin', {
    3: findByCategory('body-lotions'),
    2: intersect(group.MOISTURISERS, findBySkinType('Dry')),
  }),
  judgeQuery('problem', 'dry hands', { 3: findByCategory('hand-creams') }),
  judgeQuery('problem', 'dry lips', { 3: group.LIP_CARE }),
  judgeQuery('problem', 'glass skin', {
    3: intersect(group.FACE_CARE, [...group.BRIGHTENING, ...findByConcern('Moisturizing')]),
    2: parseIds('fwee-cushion-glass hince-second-skin-glow-cushion'),
  }),
  judgeQuery('problem', 'tired eyes', { 3: findByCategory('eye-patches'), 2: findByCategory('eye-creams') }),
  judgeQuery('problem', 'sagging skin', { 3: group.AGEING }),
  judgeQuery('problem', 'dust and pollution', { 3: findByConcern('Fine dust removal') }),
];
