import * as g from './groups.ts';
import { both, forSkin, ids, inCategory, judged } from './products.ts';
import type { Judged } from './types.ts';

export const synonyms: readonly Judged[] = [
  judged('synonym', 'cica', { 3: g.CENTELLA, 2: g.SOME_CENTELLA }),
  judged('synonym', 'tiger grass', { 3: g.CENTELLA, 2: g.SOME_CENTELLA }),
  judged('synonym', 'salmon dna', { 3: g.PDRN }),
  judged('synonym', 'polynucleotide', { 3: g.PDRN }),
  judged('synonym', 'HA serum', { 3: both(g.HYALURONIC, inCategory('serums')), 1: ids('skin1004-hyalu-cica-water-fit-sun-serum') }),
  judged('synonym', 'sunblock', { 3: [...g.SUN, ...g.TONE_UP] }),
  judged('synonym', 'sun screen', { 3: [...g.SUN, ...g.TONE_UP] }),
  judged('synonym', 'face wash', { 3: g.CLEANSERS }),
  judged('synonym', 'vitamin b3', { 3: g.NIACINAMIDE }),
  judged('synonym', 'vit c', { 3: g.VITAMIN_C, 1: ids('iunik-propolis-vitamin-synergy-serum by-wishtrend-natural-vitamin-sheet-mask') }),
  judged('synonym', 'houttuynia', { 3: g.HEARTLEAF, 2: g.SOME_HEARTLEAF }),
  judged('synonym', 'artemisia', { 3: g.MUGWORT }),
  judged('synonym', 'moisturizer', { 3: g.MOISTURISERS, 2: ids('laneige-cream-skin-cerapeptide-toner-moisturizer') }),
  judged('synonym', 'makeup remover', { 3: g.FIRST_CLEANSERS }),
  judged('synonym', 'micellar water', { 3: g.MICELLAR }),
  judged('synonym', 'overnight mask', { 3: inCategory('sleeping-masks'), 2: inCategory('lip-masks') }),
  judged('synonym', 'exfoliator', { 3: inCategory('exfoliators') }),
  judged('synonym', 'shower gel', { 3: inCategory('body-washes') }),
  judged('synonym', 'foundation', { 3: inCategory('cushions', 'bb-creams') }),
  judged('synonym', 'zit sticker', { 3: g.PIMPLE_PATCH }),
  judged('synonym', 'anti aging', { 3: g.AGEING }),
  judged('synonym', 'gommage', {
    3: ids('dr-g-brightening-peeling-gel holika-holika-smooth-egg-peeling-gel manyo-active-refresh-herb-peel'),
    2: inCategory('exfoliators'),
  }),
];

export const french: readonly Judged[] = [
  judged('French', 'crème solaire', { 3: [...g.SUN, ...g.TONE_UP] }),
  judged('French', 'nettoyant visage', { 3: g.CLEANSERS }),
  judged('French', 'sérum vitamine C', { 3: both(g.VITAMIN_C, inCategory('serums')) }),
  judged('French', 'acide hyaluronique', { 3: g.HYALURONIC }),
  judged('French', 'baume à lèvres', { 3: inCategory('lip-balms'), 2: inCategory('lip-masks') }),
  judged('French', 'huile démaquillante', { 3: inCategory('cleansing-oils'), 1: inCategory('cleansing-balms') }),
  judged('French', 'points noirs', { 3: g.BLACKHEADS }),
  judged('French', 'taches brunes', { 3: g.DARK_SPOTS, 2: g.BRIGHTENING }),
  judged('French', 'boutons', { 3: g.ACNE }),
  judged('French', 'crème pour les mains', { 3: inCategory('hand-creams') }),
  judged('French', 'shampooing', { 3: inCategory('shampoos') }),
  judged('French', 'rouge à lèvres', { 3: inCategory('lipsticks'), 1: inCategory('lip-tints') }),
  judged('French', 'masque cheveux', { 3: g.HAIR_MASKS, 2: inCategory('hair-treatments') }),
  judged('French', 'contour des yeux', { 3: inCategory('eye-creams'), 2: inCategory('eye-patches') }),
  judged('French', 'crème hydratante', { 3: g.MOISTURISERS }),
  judged('French', 'gommage visage', { 3: inCategory('exfoliators') }),
  judged('French', 'anti rides', { 3: g.AGEING }),
  judged('French', 'masque argile', { 3: g.CLAY }),
  judged('French', 'peau grasse tonique', { 3: both(inCategory('toners'), forSkin('Oily')) }),
];

export const kinyarwanda: readonly Judged[] = [
  judged('Kinyarwanda', "amavuta y'izuba", { 3: [...g.SUN, ...g.TONE_UP] }),
  judged('Kinyarwanda', "amavuta y'umusatsi", { 3: inCategory('hair-oils') }),
  judged('Kinyarwanda', "amavuta y'iminwa", { 3: inCategory('lip-balms'), 2: inCategory('lip-masks') }),
  judged('Kinyarwanda', 'amavuta yo mu maso', { 3: g.MOISTURISERS }),
  judged('Kinyarwanda', "isabune y'umusatsi", { 3: inCategory('shampoos') }),
  judged('Kinyarwanda', 'isabune yo mu maso', { 3: g.CLEANSERS }),
  judged('Kinyarwanda', 'ibiheri', { 3: g.ACNE }),
  judged('Kinyarwanda', 'ibibara', { 3: g.DARK_SPOTS, 2: g.BRIGHTENING }),
  judged('Kinyarwanda', 'iminkanyari', { 3: g.AGEING }),
  judged('Kinyarwanda', 'umuceri', { 3: g.RICE, 1: ids('missha-airy-fit-sheet-mask innisfree-my-real-squeeze-mask-ex') }),
  judged('Kinyarwanda', 'ubuki', {
    3: g.HONEY,
    1: ids(
      'dr-ceuracle-propolis-33-ampoule missha-airy-fit-sheet-mask innisfree-my-real-squeeze-mask-ex kundal-perfumed-hand-cream dasique-fruity-lip-jam etude-ginger-sugar-overnight-lip-mask iunik-propolis-vitamin-sleeping-mask',
    ),
  }),
  judged('Kinyarwanda', "amavuta y'umubiri", { 3: inCategory('body-lotions') }),
  judged('Kinyarwanda', 'imvuvu', { 3: g.DANDRUFF }),
  judged('Kinyarwanda', "amavuta y'intoki", { 3: inCategory('hand-creams') }),
];

const NONSENSE = [
  'asdfgh',
  'qwertyuiop',
  'xyzzy',
  'blorptang',
  'zzzzzz',
  'fghjkl vbnm',
  'kjsdhf',
  'wubbalubba',
  'plonkswitch',
  'grfl',
  'vrrkt 9981',
  'brumbeltax',
  'hjkyuw',
  'oxqueltin',
  'tttttrrrr',
  'zanfoblik',
  'mmnnbbvv',
  'skrimbolt',
  'dwaffle xo',
  'uhgkq',
];

/** Nothing is relevant to these. */
export const nonsense: readonly Judged[] = NONSENSE.map((query) => judged('nonsense', query, { 3: [] }));
