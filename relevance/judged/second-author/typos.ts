/**
 * Queries with one or two typing errors in a word, or with words split or joined in the wrong place.
 * The author did not tune the search, so these queries measure it independently.
 */
import * as group from '../groups.ts';
import { findByBrand, findByCategory, findByConcern, findBySkinType, intersect, judgeNames, parseIds } from '../products.ts';
import type { JudgedQuery } from '../types.ts';
import { findByBrandOrThrow, judgeBrandType, judgeIngredient, judgeQueries } from './rules.ts';

const TONERS = findByCategory('toners');
const SUNSCREEN_JUDGEMENT = { wanted: group.SUNSCREENS, alternatives: group.TONE_UP_SUNSCREENS };
const MOISTURISER_JUDGEMENT = { wanted: group.MOISTURISERS, related: findByCategory('body-lotions', 'face-oils') };
const CLEANSER_JUDGEMENT = { wanted: group.CLEANSERS, alternatives: group.FIRST_CLEANSERS };
const SHAMPOO_JUDGEMENT = { wanted: findByCategory('shampoos'), related: findByCategory('hair-treatments') };
const SNAIL_JUDGEMENT = { wanted: group.SNAIL };
const judgeBrand = (brand: string) => ({ wanted: findByBrandOrThrow(brand) });

const oneTypoQueries: readonly JudgedQuery[] = [
  ...judgeQueries('one typo', {
    sunscreem: SUNSCREEN_JUDGEMENT,
    sunscrren: SUNSCREEN_JUDGEMENT,
    moisturzer: MOISTURISER_JUDGEMENT,
    mosturizer: MOISTURISER_JUDGEMENT,
    clenaser: CLEANSER_JUDGEMENT,
    shanpoo: SHAMPOO_JUDGEMENT,
    lipstik: { wanted: findByCategory('lipsticks'), alternatives: findByCategory('lip-tints'), related: findByCategory('lip-glosses') },
    mascarra: { wanted: findByCategory('mascaras') },
    concealor: { wanted: findByCategory('concealers') },
    eyelinner: { wanted: findByCategory('eyeliners') },
    'esence toner': {
      wanted: parseIds('numbuzin-no3-glowing-essence-toner'),
      alternatives: parseIds('beauty-of-joseon-ginseng-essence-water cosrx-6-peptide-skin-booster-serum'),
      related: findByCategory('toners', 'essences'),
    },
    'sheet mssk': { wanted: group.SHEET_MASKS, related: findByCategory('sleeping-masks', 'wash-off-masks') },
    'clay nask': { wanted: group.CLAY, related: findByCategory('wash-off-masks') },
    'eye crean': { wanted: findByCategory('eye-creams'), related: findByCategory('eye-patches') },
    'hand vream': { wanted: findByCategory('hand-creams') },
    'lip balk': { wanted: findByCategory('lip-balms'), related: findByCategory('lip-masks') },
    'ceramude cream': {
      wanted: [...intersect(group.CERAMIDE, group.CREAMS), ...parseIds('illiyoon-ceramide-ato-concentrate-cream')],
      alternatives: group.CERAMIDE,
      related: group.CREAMS,
    },
    'snail mucun': SNAIL_JUDGEMENT,
    'niacinamid serum': {
      wanted: intersect(group.NIACINAMIDE, findByCategory('serums', 'ampoules')),
      alternatives: group.NIACINAMIDE,
      related: findByCategory('serums', 'ampoules'),
    },
    'hyaluronc acid': {
      wanted: group.HYALURONIC,
      alternatives: judgeIngredient(/hyaluron/i).wanted,
      related: judgeIngredient(/hyaluron/i).related,
    },
    proplis: { wanted: group.PROPOLIS, alternatives: group.WITH_SOME_PROPOLIS },
    retimol: { wanted: group.RETINOL },
    'collagenn mask': {
      wanted: parseIds('medicube-collagen-night-wrapping-mask medicube-pdrn-pink-collagen-gel-mask mediheal-collagen-essential-mask'),
      related: [...group.COLLAGEN, ...group.SHEET_MASKS],
    },
    'tea tre toner': {
      wanted: parseIds('iunik-tea-tree-relief-toner some-by-mi-miracle-toner'),
      alternatives: group.TEA_TREE,
      related: TONERS,
    },
    blackhesds: { wanted: group.BLACKHEADS },
    wrinkels: { wanted: group.AGEING },
    'hair lloss': { wanted: group.HAIR_LOSS },
    innisfre: judgeBrand('innisfree'),
    lanege: judgeBrand('laneige'),
    'beauty of joson': judgeBrand('beauty-of-joseon'),
    toriden: judgeBrand('torriden'),
    medihel: judgeBrand('mediheal'),
    'rommand tint': judgeBrandType('romand', 'lip-tints'),
    'anuaa toner': judgeBrandType('anua', 'toners'),
    skinfod: judgeBrand('skinfood'),
    numbuzim: judgeBrand('numbuzin'),
  }),
  ...judgeNames(
    'one typo',
    `
    laneige-water-sleeping-mask | laneige water sleepng mask
    purito-seoul-daily-go-to-sunscreen | daily go to sunscren
    clio-kill-lash-superproof-mascara | clio superprof mascara
    `,
  ),
];

const twoTypoQueries: readonly JudgedQuery[] = [
  ...judgeQueries('two typos', {
    moisterizor: MOISTURISER_JUDGEMENT,
    'sunscren oily skni': {
      wanted: intersect(group.SUNSCREENS, findBySkinType('Oily')),
      alternatives: group.SUNSCREENS,
      related: group.TONE_UP_SUNSCREENS,
    },
    'shmpoo for ily scalp': {
      wanted: parseIds(`ryo-jayangyunmo-shampoo-oily-scalp moremo-scalp-shampoo-clear-and-cool aromatica-rosemary-scalp-scaling-shampoo
        dr-forhair-folligen-original-shampoo`),
      related: findByCategory('shampoos', 'scalp-care'),
    },
    'lisptick mate': {
      wanted: parseIds('3ce-mood-recipe-matte-lip-color laka-smooth-matte-lipstick'),
      alternatives: parseIds('peripera-ink-velvet 3ce-velvet-lip-tint'),
      related: findByCategory('lipsticks'),
    },
    'clensing oyl': { wanted: findByCategory('cleansing-oils'), alternatives: findByCategory('cleansing-balms') },
    'eyeshadoe palete': { wanted: findByCategory('eyeshadows') },
    'vitamine c serm': {
      wanted: parseIds('by-wishtrend-pure-vitamin-c-serum klairs-freshly-juiced-vitamin-drop'),
      alternatives: group.VITAMIN_C,
      related: findByCategory('serums'),
    },
    'hialuronik acid': {
      wanted: group.HYALURONIC,
      alternatives: judgeIngredient(/hyaluron/i).wanted,
      related: judgeIngredient(/hyaluron/i).related,
    },
    niacinimid: {
      wanted: group.NIACINAMIDE,
      alternatives: judgeIngredient(/niacinamide/i).wanted,
      related: judgeIngredient(/niacinamide/i).related,
    },
    'snial mucim': SNAIL_JUDGEMENT,
    'centela ampule': {
      wanted: parseIds('skin1004-madagascar-centella-ampoule'),
      alternatives: parseIds(
        'innisfree-retinol-cica-repair-ampoule purito-seoul-wonder-releaf-centella-serum-unscented dr-jart-cicapair-serum',
      ),
      related: [...group.CENTELLA, ...findByCategory('ampoules')],
    },
    hearthleef: { wanted: group.HEARTLEAF, alternatives: group.WITH_SOME_HEARTLEAF },
    'salicilic acd': judgeIngredient(/salicyl/i),
    'pimpel pach': { wanted: group.PIMPLE_PATCH },
    'sensetive skn cleanser': {
      wanted: intersect(group.CLEANSERS, findBySkinType('Sensitive')),
      alternatives: intersect(group.FIRST_CLEANSERS, findBySkinType('Sensitive')),
      related: group.CLEANSERS,
    },
    'dark spotts serun': {
      wanted: intersect(group.DARK_SPOTS, findByCategory('serums', 'ampoules', 'essences')),
      alternatives: [...group.DARK_SPOTS, ...intersect(findByCategory('serums', 'ampoules'), findByConcern('Brightening'))],
      related: findByCategory('serums'),
    },
    inisfre: judgeBrand('innisfree'),
    'beuty of josoen': judgeBrand('beauty-of-joseon'),
    'holica holica': judgeBrand('holika-holika'),
    'mediheel maks': { wanted: intersect(findByBrand('mediheal'), group.SHEET_MASKS), related: findByBrand('mediheal') },
    'naturre repblic': judgeBrand('nature-republic'),
    'dr jartt ceramidn': { wanted: parseIds('dr-jart-ceramidin-cream'), related: findByBrand('dr-jart') },
  }),
  ...judgeNames(
    'two typos',
    `
    banila-co-clean-it-zero-original | banilla co clen it zero balm
    laneige-lip-sleeping-mask | lanige lip slepping mask
    cosrx-low-ph-good-morning-gel-cleanser | cosrx good mornig gel clenser
    peripera-ink-velvet | perippera ink velvt
    `,
  ),
];

const splitWordQueries: readonly JudgedQuery[] = judgeQueries('split or joined', {
  'sun stick sun screen': { wanted: findByCategory('sun-sticks'), related: group.SUNSCREENS },
  'lipgloss clear': { wanted: parseIds('fwee-3d-volumizing-gloss'), related: findByCategory('lip-glosses') },
  eyepatch: { wanted: findByCategory('eye-patches') },
  'eye brow pencil': { wanted: findByCategory('brows') },
  'facemask sheet': { wanted: group.SHEET_MASKS, related: group.MASKS },
  lipmask: { wanted: findByCategory('lip-masks'), related: findByCategory('lip-balms') },
});

export const typoQueries: readonly JudgedQuery[] = [...oneTypoQueries, ...twoTypoQueries, ...splitWordQueries];
