import * as g from './groups.ts';
import { findByCategory, forConcern, forSkin, ids, intersect, judgeQuery } from './products.ts';
import type { Judged } from './types.ts';

export const problems: readonly Judged[] = [
  judgeQuery('problem', 'dark spots', { 3: g.DARK_SPOTS, 2: g.BRIGHTENING }),
  judgeQuery('problem', 'hyperpigmentation', { 3: g.DARK_SPOTS, 2: g.BRIGHTENING }),
  judgeQuery('problem', 'acne', { 3: g.ACNE }),
  judgeQuery('problem', 'pimples', { 3: [...g.PIMPLE_PATCH, ...ids('cosrx-one-step-original-clear-pad')], 2: g.ACNE }),
  judgeQuery('problem', 'blackheads', { 3: g.BLACKHEADS }),
  judgeQuery('problem', 'large pores', { 3: forConcern('Visible pores') }),
  judgeQuery('problem', 'wrinkles', { 3: g.AGEING }),
  judgeQuery('problem', 'redness', {
    3: ids(
      'anua-heartleaf-77-soothing-toner im-from-mugwort-essence skin1004-madagascar-centella-ampoule purito-seoul-wonder-releaf-centella-serum-unscented benton-goodbye-redness-centella-mask dr-jart-cicapair-serum dr-jart-cicapair-color-correcting',
    ),
    2: forConcern('Soothing'),
  }),
  judgeQuery('problem', 'dark circles', { 3: g.UNDER_EYE, 2: findByCategory('concealers') }),
  judgeQuery('problem', 'hair loss', { 3: g.HAIR_LOSS }),
  judgeQuery('problem', 'dandruff', { 3: g.DANDRUFF }),
  judgeQuery('problem', 'chapped lips', { 3: g.LIP_CARE }),
  judgeQuery('problem', 'frizzy hair', { 3: g.FRIZZ, 2: findByCategory('hair-oils') }),
  judgeQuery('problem', 'acne scars', { 3: g.DARK_SPOTS, 2: g.BRIGHTENING, 1: g.ACNE }),
  judgeQuery('problem', 'dull skin', { 3: g.BRIGHTENING }),
  judgeQuery('problem', 'damaged hair', {
    3: ids(
      'unove-deep-damage-treatment-ex ryo-hambitmo-damage-repair-treatment unove-deep-damage-repair-shampoo lador-damage-protector-acid-shampoo lador-perfect-hair-fill-up',
    ),
    2: findByCategory('hair-treatments', 'hair-oils'),
  }),
  judgeQuery('problem', 'sunburn', {
    3: ids('holika-holika-aloe-99-soothing-gel nature-republic-aloe-vera-soothing-gel skin1004-watergel-sheet-ampoule-mask'),
    1: [...g.ALOE, ...g.SUN],
  }),
  judgeQuery('problem', 'oily face', { 3: intersect(g.FACE_CARE, forSkin('Oily')), 2: forSkin('Oily') }),
  judgeQuery('problem', 'dry skin', {
    3: intersect([...g.FACE_CARE, ...findByCategory('body-lotions')], forSkin('Dry')),
    2: forSkin('Dry'),
  }),
  judgeQuery('problem', 'sensitive skin', { 3: forSkin('Sensitive') }),
  judgeQuery('problem', 'razor bumps', {
    3: ids('klairs-midnight-blue-calming-cream nature-republic-aloe-vera-soothing-gel apieu-madecassoside-cream dr-jart-cicapair-serum'),
    2: [...g.SOOTHING, ...ids('holika-holika-aloe-99-soothing-gel')],
  }),
  judgeQuery('problem', 'after shave', {
    3: ids('klairs-midnight-blue-calming-cream nature-republic-aloe-vera-soothing-gel apieu-madecassoside-cream dr-jart-cicapair-serum'),
    2: g.SOOTHING,
  }),
  judgeQuery('problem', 'itchy scalp', {
    3: ids('moremo-scalp-shampoo-clear-and-cool'),
    2: [...findByCategory('scalp-care'), ...ids('aromatica-rosemary-scalp-scaling-shampoo')],
  }),
  judgeQuery('problem', 'oily scalp', {
    3: ids(`ryo-jayangyunmo-shampoo-oily-scalp moremo-scalp-shampoo-clear-and-cool aromatica-rosemary-scalp-scaling-shampoo
      dr-forhair-folligen-original-shampoo dr-forhair-sea-salt-scaler lador-scalp-scaling-spa`),
    2: findByCategory('scalp-care'),
  }),
  judgeQuery('problem', 'split ends', {
    3: ids('lador-wonder-hair-oil mise-en-scene-perfect-serum-super-rich nature-republic-argan-essential-hair-essence'),
    2: findByCategory('hair-oils', 'hair-treatments'),
  }),
  judgeQuery('problem', 'thinning edges', { 3: [...g.HAIR_LOSS, ...ids('dr-forhair-folligen-tonic')] }),
  judgeQuery('problem', 'dry hair', {
    3: [
      ...findByCategory('hair-oils', 'hair-treatments'),
      ...ids('mise-en-scene-perfect-serum-original-shampoo unove-deep-damage-repair-shampoo'),
    ],
  }),
  judgeQuery('problem', 'uneven skin tone', { 3: g.DARK_SPOTS, 2: g.BRIGHTENING }),
  judgeQuery('problem', 'puffy eyes', { 3: findByCategory('eye-patches'), 2: findByCategory('eye-creams') }),
  judgeQuery('problem', 'eye bags', { 3: findByCategory('eye-patches'), 2: findByCategory('eye-creams') }),
  judgeQuery('problem', 'fine lines', { 3: g.AGEING }),
  judgeQuery('problem', 'clogged pores', {
    3: intersect(g.BLACKHEADS, forConcern('Visible pores')),
    2: [...g.BLACKHEADS, ...forConcern('Visible pores')],
  }),
  judgeQuery('problem', 'nose blackheads', {
    3: ids('holika-holika-pig-nose-3-step-kit some-by-mi-green-tea-bubble-cleanser'),
    2: g.BLACKHEADS,
  }),
  judgeQuery('problem', 'spots on face', { 3: [...g.DARK_SPOTS, ...g.ACNE], 2: g.BRIGHTENING }),
  judgeQuery('problem', 'breakouts', { 3: g.ACNE }),
  judgeQuery('problem', 'shiny face', { 3: findByCategory('powders'), 2: forSkin('Oily') }),
  judgeQuery('problem', 'dehydrated skin', { 3: intersect(g.FACE_CARE, forConcern('Moisturizing')), 2: forConcern('Moisturizing') }),
  judgeQuery('problem', 'irritated skin', { 3: g.SOOTHING, 2: forConcern('Soothing') }),
  judgeQuery('problem', 'damaged skin barrier', { 3: g.BARRIER, 2: intersect(g.MOISTURISERS, forConcern('Soothing')) }),
  judgeQuery('problem', 'ashy skin', {
    3: findByCategory('body-lotions'),
    2: intersect(g.MOISTURISERS, forSkin('Dry')),
  }),
  judgeQuery('problem', 'dry hands', { 3: findByCategory('hand-creams') }),
  judgeQuery('problem', 'dry lips', { 3: g.LIP_CARE }),
  judgeQuery('problem', 'glass skin', {
    3: intersect(g.FACE_CARE, [...g.BRIGHTENING, ...forConcern('Moisturizing')]),
    2: ids('fwee-cushion-glass hince-second-skin-glow-cushion'),
  }),
  judgeQuery('problem', 'tired eyes', { 3: findByCategory('eye-patches'), 2: findByCategory('eye-creams') }),
  judgeQuery('problem', 'sagging skin', { 3: g.AGEING }),
  judgeQuery('problem', 'dust and pollution', { 3: forConcern('Fine dust removal') }),
];
