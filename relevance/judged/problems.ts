import * as g from './groups.ts';
import { both, forConcern, forSkin, ids, inCategory, judged } from './products.ts';
import type { Judged } from './types.ts';

export const problems: readonly Judged[] = [
  judged('problem', 'dark spots', { 3: g.DARK_SPOTS, 2: g.BRIGHTENING }),
  judged('problem', 'hyperpigmentation', { 3: g.DARK_SPOTS, 2: g.BRIGHTENING }),
  judged('problem', 'acne', { 3: g.ACNE }),
  judged('problem', 'pimples', { 3: [...g.PIMPLE_PATCH, ...ids('cosrx-one-step-original-clear-pad')], 2: g.ACNE }),
  judged('problem', 'blackheads', { 3: g.BLACKHEADS }),
  judged('problem', 'large pores', { 3: forConcern('Visible pores') }),
  judged('problem', 'wrinkles', { 3: g.AGEING }),
  judged('problem', 'redness', {
    3: ids(
      'anua-heartleaf-77-soothing-toner im-from-mugwort-essence skin1004-madagascar-centella-ampoule purito-seoul-wonder-releaf-centella-serum-unscented benton-goodbye-redness-centella-mask dr-jart-cicapair-serum dr-jart-cicapair-color-correcting',
    ),
    2: forConcern('Soothing'),
  }),
  judged('problem', 'dark circles', { 3: g.UNDER_EYE, 2: inCategory('concealers') }),
  judged('problem', 'hair loss', { 3: g.HAIR_LOSS }),
  judged('problem', 'dandruff', { 3: g.DANDRUFF }),
  judged('problem', 'chapped lips', { 3: g.LIP_CARE }),
  judged('problem', 'frizzy hair', { 3: g.FRIZZ, 2: inCategory('hair-oils') }),
  judged('problem', 'acne scars', { 3: g.DARK_SPOTS, 2: g.BRIGHTENING, 1: g.ACNE }),
  judged('problem', 'dull skin', { 3: g.BRIGHTENING }),
  judged('problem', 'damaged hair', {
    3: ids(
      'unove-deep-damage-treatment-ex ryo-hambitmo-damage-repair-treatment unove-deep-damage-repair-shampoo lador-damage-protector-acid-shampoo lador-perfect-hair-fill-up',
    ),
    2: inCategory('hair-treatments', 'hair-oils'),
  }),
  judged('problem', 'sunburn', {
    3: ids('holika-holika-aloe-99-soothing-gel nature-republic-aloe-vera-soothing-gel skin1004-watergel-sheet-ampoule-mask'),
    1: [...g.ALOE, ...g.SUN],
  }),
  judged('problem', 'oily face', { 3: both(g.FACE_CARE, forSkin('Oily')), 2: forSkin('Oily') }),
  judged('problem', 'dry skin', { 3: both([...g.FACE_CARE, ...inCategory('body-lotions')], forSkin('Dry')), 2: forSkin('Dry') }),
  judged('problem', 'sensitive skin', { 3: forSkin('Sensitive') }),
  judged('problem', 'razor bumps', {
    3: ids('klairs-midnight-blue-calming-cream nature-republic-aloe-vera-soothing-gel apieu-madecassoside-cream dr-jart-cicapair-serum'),
    2: [...g.SOOTHING, ...ids('holika-holika-aloe-99-soothing-gel')],
  }),
  judged('problem', 'after shave', {
    3: ids('klairs-midnight-blue-calming-cream nature-republic-aloe-vera-soothing-gel apieu-madecassoside-cream dr-jart-cicapair-serum'),
    2: g.SOOTHING,
  }),
  judged('problem', 'itchy scalp', {
    3: ids('moremo-scalp-shampoo-clear-and-cool'),
    2: [...inCategory('scalp-care'), ...ids('aromatica-rosemary-scalp-scaling-shampoo')],
  }),
  judged('problem', 'oily scalp', {
    3: ids(`ryo-jayangyunmo-shampoo-oily-scalp moremo-scalp-shampoo-clear-and-cool aromatica-rosemary-scalp-scaling-shampoo
      dr-forhair-folligen-original-shampoo dr-forhair-sea-salt-scaler lador-scalp-scaling-spa`),
    2: inCategory('scalp-care'),
  }),
  judged('problem', 'split ends', {
    3: ids('lador-wonder-hair-oil mise-en-scene-perfect-serum-super-rich nature-republic-argan-essential-hair-essence'),
    2: inCategory('hair-oils', 'hair-treatments'),
  }),
  judged('problem', 'thinning edges', { 3: [...g.HAIR_LOSS, ...ids('dr-forhair-folligen-tonic')] }),
  judged('problem', 'dry hair', {
    3: [
      ...inCategory('hair-oils', 'hair-treatments'),
      ...ids('mise-en-scene-perfect-serum-original-shampoo unove-deep-damage-repair-shampoo'),
    ],
  }),
  judged('problem', 'uneven skin tone', { 3: g.DARK_SPOTS, 2: g.BRIGHTENING }),
  judged('problem', 'puffy eyes', { 3: inCategory('eye-patches'), 2: inCategory('eye-creams') }),
  judged('problem', 'eye bags', { 3: inCategory('eye-patches'), 2: inCategory('eye-creams') }),
  judged('problem', 'fine lines', { 3: g.AGEING }),
  judged('problem', 'clogged pores', {
    3: both(g.BLACKHEADS, forConcern('Visible pores')),
    2: [...g.BLACKHEADS, ...forConcern('Visible pores')],
  }),
  judged('problem', 'nose blackheads', {
    3: ids('holika-holika-pig-nose-3-step-kit some-by-mi-green-tea-bubble-cleanser'),
    2: g.BLACKHEADS,
  }),
  judged('problem', 'spots on face', { 3: [...g.DARK_SPOTS, ...g.ACNE], 2: g.BRIGHTENING }),
  judged('problem', 'breakouts', { 3: g.ACNE }),
  judged('problem', 'shiny face', { 3: inCategory('powders'), 2: forSkin('Oily') }),
  judged('problem', 'dehydrated skin', { 3: both(g.FACE_CARE, forConcern('Moisturizing')), 2: forConcern('Moisturizing') }),
  judged('problem', 'irritated skin', { 3: g.SOOTHING, 2: forConcern('Soothing') }),
  judged('problem', 'damaged skin barrier', { 3: g.BARRIER, 2: both(g.MOISTURISERS, forConcern('Soothing')) }),
  judged('problem', 'ashy skin', {
    3: inCategory('body-lotions'),
    2: both(g.MOISTURISERS, forSkin('Dry')),
  }),
  judged('problem', 'dry hands', { 3: inCategory('hand-creams') }),
  judged('problem', 'dry lips', { 3: g.LIP_CARE }),
  judged('problem', 'glass skin', {
    3: both(g.FACE_CARE, [...g.BRIGHTENING, ...forConcern('Moisturizing')]),
    2: ids('fwee-cushion-glass hince-second-skin-glow-cushion'),
  }),
  judged('problem', 'tired eyes', { 3: inCategory('eye-patches'), 2: inCategory('eye-creams') }),
  judged('problem', 'sagging skin', { 3: g.AGEING }),
  judged('problem', 'dust and pollution', { 3: forConcern('Fine dust removal') }),
];
