/**
 * Queries in French and in Kinyarwanda.
 * The author did not tune the search, so these queries measure it independently.
 */
import * as group from '../groups.ts';
import { findByCategory, findByConcern, findBySkinType, intersect, parseIds } from '../products.ts';
import type { JudgedQuery } from '../types.ts';
import { EXFOLIANTS, findByFreeFrom, judgeQueries } from './rules.ts';

const SUNSCREEN_JUDGEMENT = { wanted: group.SUNSCREENS, alternatives: group.TONE_UP_SUNSCREENS };
const BODY_LOTION_JUDGEMENT = { wanted: findByCategory('body-lotions') };

export const frenchQueries: readonly JudgedQuery[] = judgeQueries('French', {
  'crème hydratante visage': { wanted: group.MOISTURISERS },
  'creme solaire peau noire': { wanted: group.NO_WHITE_CAST, alternatives: group.SUNSCREENS, related: group.TONE_UP_SUNSCREENS },
  'crème pour la nuit': {
    wanted: parseIds('by-wishtrend-vitamin-amazing-bakuchiol-cream klairs-midnight-blue-calming-cream mixsoon-bean-cream'),
    alternatives: [...findByCategory('sleeping-masks'), ...parseIds('beauty-of-joseon-dynasty-cream')],
    related: group.CREAMS,
  },
  'nettoyant visage peau grasse': {
    wanted: intersect(group.CLEANSERS, findBySkinType('Oily')),
    alternatives: intersect(group.FIRST_CLEANSERS, findBySkinType('Oily')),
    related: group.CLEANSERS,
  },
  'gel nettoyant': { wanted: findByCategory('gel-cleansers'), alternatives: findByCategory('foams') },
  'démaquillant visage': { wanted: group.FIRST_CLEANSERS },
  'eau démaquillante': { wanted: findByCategory('cleansing-waters'), related: group.FIRST_CLEANSERS },
  'masque visage hydratant': { wanted: intersect(group.MASKS, findByConcern('Moisturizing')), related: group.MASKS },
  'masque cheveux abîmés': {
    wanted: group.HAIR_MASKS,
    alternatives: findByCategory('hair-treatments'),
    related: findByCategory('hair-oils'),
  },
  'masque à l’argile': { wanted: group.CLAY, related: findByCategory('wash-off-masks') },
  'patch pour les yeux': { wanted: findByCategory('eye-patches'), related: findByCategory('eye-creams') },
  'lèvres sèches': { wanted: group.LIP_CARE },
  'rouge à lèvres mat': {
    wanted: parseIds('3ce-mood-recipe-matte-lip-color laka-smooth-matte-lipstick'),
    alternatives: parseIds('peripera-ink-velvet 3ce-velvet-lip-tint'),
    related: findByCategory('lipsticks'),
  },
  'crayon sourcils': { wanted: findByCategory('brows') },
  'palette maquillage yeux': { wanted: findByCategory('eyeshadows') },
  'fond de teint peau foncée': { wanted: parseIds('tirtir-mask-fit-red-cushion'), related: findByCategory('cushions', 'bb-creams') },
  'cernes et poches': { wanted: group.UNDER_EYE, alternatives: findByCategory('concealers') },
  'shampoing sans sulfate': {
    wanted: intersect(findByCategory('shampoos'), findByFreeFrom('sulfates')),
    related: findByCategory('shampoos'),
  },
  'cheveux qui tombent': { wanted: group.HAIR_LOSS, related: findByCategory('scalp-care') },
  'soin cheveux secs': { wanted: findByCategory('hair-oils', 'hair-treatments'), related: findByCategory('shampoos') },
  'mains sèches': { wanted: findByCategory('hand-creams') },
  'lait pour le corps': BODY_LOTION_JUDGEMENT,
  'exfoliant doux visage': { wanted: EXFOLIANTS, related: parseIds('skinfood-rice-mask-wash-off') },
  'boutons et acné': { wanted: group.ACNE },
  'taches après boutons': { wanted: group.DARK_SPOTS, alternatives: group.BRIGHTENING },
  'points noirs nez': {
    wanted: parseIds('holika-holika-pig-nose-3-step-kit some-by-mi-green-tea-bubble-cleanser'),
    alternatives: group.BLACKHEADS,
  },
  'acide hyaluronique sérum': {
    wanted: parseIds('torriden-dive-in-low-molecular-hyaluronic-acid-serum innisfree-green-tea-seed-hyaluronic-serum'),
    alternatives: group.HYALURONIC,
    related: findByCategory('serums'),
  },
  'crème escargot': { wanted: intersect(group.SNAIL, group.CREAMS), alternatives: group.SNAIL },
});

export const kinyarwandaQueries: readonly JudgedQuery[] = judgeQueries('Kinyarwanda', {
  'amavuta yo kwisiga ku mubiri': BODY_LOTION_JUDGEMENT,
  'amavuta yo kwisiga mu maso': {
    wanted: group.MOISTURISERS,
    alternatives: findByCategory('face-oils'),
    related: findByCategory('body-lotions'),
  },
  'amavuta yo mu musatsi': { wanted: findByCategory('hair-oils'), related: findByCategory('hair-treatments', 'scalp-care') },
  'isabune yo gukaraba mu maso': { wanted: group.CLEANSERS, related: group.FIRST_CLEANSERS },
  'isabune yo koga': { wanted: findByCategory('body-washes') },
  'amavuta yo gusiga ku minwa': { wanted: group.LIP_CARE },
  'amavuta arinda izuba': SUNSCREEN_JUDGEMENT,
  'amavuta yo mu ntoki': { wanted: findByCategory('hand-creams') },
  'uruhu rwumagaye': {
    wanted: intersect([...group.FACE_CARE, ...findByCategory('body-lotions')], findBySkinType('Dry')),
    alternatives: [...findBySkinType('Dry'), ...findByConcern('Moisturizing')],
  },
  'ibiheri byo mu maso': { wanted: group.ACNE },
});
