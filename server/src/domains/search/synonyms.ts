/**
 * Synonyms: other names for what the catalogue has, in English, French and Kinyarwanda (to be checked by a native reader). A typed phrase
 * on the left also searches the phrases on the right, never the reverse. Phrases after `||` are wider and rank below. Words after `!` are
 * ingredients that a product must not have.
 */
import { isStopWord, splitWords } from './words.ts';

const SUNSCREEN = 'sunscreen | sunblock | sun cream | suncream';
const CLEANSER = 'cleanser | foam cleansers | gel cleansers | face wash';
const DARK_SPOTS = 'dark spots | dark marks | post spot marks || brightening';
const ACNE = 'acne | spot prone | pimple';
const WRINKLES = 'well aging | anti aging | fine lines | wrinkle';
const MOISTURISER = 'moisturisers | moisturiser || creams';
const SILICONES = 'dimethicone methicone trimethicone amodimethicone cyclopentasiloxane cyclohexasiloxane cyclomethicone disiloxane';
const HAIR_CARE = '|| hair oils | hair treatments';
const REMOVER = 'make-up remover | makeup remover | first cleansers';

const TABLE: readonly [phrases: string, meanings: string][] = [
  // Ingredients
  [
    'cica | tiger grass | gotu kola | centella | centella asiatica | 병풀 | sica',
    'centella | cica | tiger grass | madecassoside | centella asiatica',
  ],
  ['madecassoside | asiaticoside', 'madecassoside | centella'],
  [
    'snail | snail mucin | snail slime | snail secretion filtrate | snail filtrate | mucin | escargot | bave descargot | ikinyamunjonjorerwa',
    'snail | snail mucin | snail secretion filtrate',
  ],
  ['pdrn | salmon dna | salmon | polynucleotide | sodium dna', 'pdrn | salmon dna | sodium dna'],
  [
    'ha | hyaluron | hyaluronic | hyaluronic acid | sodium hyaluronate | acide hyaluronique | hyaluronique',
    'hyaluronic | hyaluronic acid | sodium hyaluronate',
  ],
  ['vitamin b3 | vit b3 | b3 | niacin', 'niacinamide'],
  ['vitamin b5 | vit b5 | b5 | provitamin b5', 'panthenol'],
  ['vitamin c | vit c | vitamine c', 'vitamin c | ascorbic acid'],
  ['vitamin e | vit e | vitamine e', 'vitamin e | tocopherol'],
  ['vitamin a | vit a | vitamine a', 'retinol | retinal | vitamin a'],
  ['heartleaf | heart leaf | houttuynia | houttuynia cordata | 어성초', 'heartleaf | houttuynia'],
  ['mugwort | artemisia | 쑥', 'mugwort | artemisia'],
  ['bha', 'bha | salicylic acid | betaine salicylate'],
  ['salicylic acid | salicylic', 'salicylic acid | bha | betaine salicylate'],
  ['aha', 'aha | glycolic acid | lactic acid | mandelic acid'],
  ['pha', 'pha | gluconolactone | lactobionic acid'],
  ['ceramide np', 'ceramide'],
  ['green tea | the vert | icyayi', 'green tea | camellia sinensis'],
  ['rice | riz | umuceri | oryza sativa', 'rice'],
  ['honey | miel | ubuki', 'honey'],
  ['ginseng | insam | 인삼', 'ginseng'],
  ['aloe | aloe vera | igikakarubamba', 'aloe'],
  ['yeast | galactomyces', 'galactomyces | saccharomyces'],
  ['tea tree | teatree | arbre a the', 'tea tree | teatree'],
  // Kinds of product
  [
    'sunscreen | sun screen | sunblock | sun block | sun cream | sun lotion | sun protection | uv protection | spf | creme solaire | ecran solaire | protection solaire | solaire | amavuta yizuba | izuba | 선크림',
    SUNSCREEN,
  ],
  ['sun stick | stick solaire | sunscreen stick', 'sun stick | sun sticks'],
  [
    'face wash | facewash | cleanser | face soap | facial wash | nettoyant | nettoyant visage | gel nettoyant | savon visage | isabune | isabune yo mu maso',
    CLEANSER,
  ],
  ['cleansing foam | foam cleanser | mousse nettoyante', 'foam cleansers | cleansing foam'],
  ['makeup remover | make up remover | demaquillant | remover | eau micellaire', REMOVER],
  ['huile demaquillante | oil cleanser', 'cleansing oil'],
  ['micellar | micellaire | eau micellaire', 'micellar water | cleansing water'],
  ['toner | tonique | lotion tonique | skin softener | 토너', 'toner | toners'],
  ['serum | 세럼', 'serum | serums'],
  ['ampoule | ampule | ampolues', 'ampoule | ampoules'],
  [
    'moisturiser | moisturizer | hydratant | creme hydratante | face cream | creme visage | day cream | hydratante | amavuta yo mu maso',
    MOISTURISER,
  ],
  ['creme | amavuta', 'cream | creams'],
  ['night cream | creme de nuit', 'night cream || creams | sleeping masks'],
  ['eye cream | contour des yeux | contour yeux | creme yeux', 'eye creams | eye cream'],
  ['yeux | amaso', 'eye | eyes'],
  ['dark circles | cernes', 'under eye | eye creams | eye patches || concealers'],
  ['eye bags | puffy eyes | tired eyes | poches | poches sous les yeux', 'puffy eyes | tired eyes | eye patches || eye creams'],
  [
    'night mask | overnight mask | sleeping pack | sleeping mask | masque de nuit',
    'sleeping masks | sleeping mask | sleeping pack | overnight mask',
  ],
  ['face mask | masque visage | masque | mask', 'mask | masks'],
  ['sheet mask | masque tissu | masque en tissu', 'sheet mask | sheet masks'],
  ['clay mask | masque argile | mud mask', 'clay mask | mud mask'],
  ['exfoliant | exfoliator | exfoliating | scrub | gommage | peeling', 'exfoliator | peels scrubs | peeling gel | scrub'],
  ['pimple patch | acne patch | spot patch | patch anti boutons', 'pimple patch'],
  ['hair | cheveux | umusatsi | imisatsi', 'hair'],
  ['shampoo | shampooing | shampoing | shampo | isabune yumusatsi | isabune yimisatsi', 'shampoo | shampoos'],
  ['conditioner | apres shampooing', 'hair treatments | deep conditioner | hair rinse'],
  ['hair mask | masque cheveux', 'hair mask | hair treatments'],
  ['hair oil | huile cheveux | huile capillaire | amavuta yumusatsi | amavuta yimisatsi', 'hair oil | hair oils'],
  [
    'hair loss | hair fall | hair growth | thinning hair | thinning edges | thin hair | edges | hairline | chute de cheveux',
    'hair fall | hair loss | thinning | edges | hair tonic || scalp care',
  ],
  [
    'damaged hair | hair damage | bleached hair | brittle hair | hair breakage',
    `damaged hair | hair damage | bleached hair | brittle hair ${HAIR_CARE}`,
  ],
  ['dry hair | coarse hair | cheveux secs', `dry hair | dry ends | coarse hair ${HAIR_CARE}`],
  ['split ends | dry ends | pointes fourchues', `split ends | dry ends ${HAIR_CARE}`],
  ['itchy scalp | scalp itch', 'itchy scalp || scalp care | scalp shampoo'],
  ['oily scalp | oily hair | greasy scalp | greasy hair', 'oily scalp | scalp shampoo | scalp scrub || scalp care'],
  ['dandruff | pellicules | imvuvu | flakes', 'dandruff | scalp scaling | scalp scrub | flakes || scalp care'],
  ['lip balm | baume a levres | baume levres | chapstick | amavuta yiminwa | amavuta yumunwa', 'lip balms | lip balm'],
  ['lip | lips | levres | iminwa | umunwa', 'lip | lips'],
  ['lipstick | rouge a levres | rujalevre | ruja levre', 'lipstick | lipsticks'],
  ['foundation | fond de teint', 'foundation | cushions | cushion | bb cream'],
  ['blush | blusher | fard a joues', 'blush | blushes'],
  ['eyeshadow | eye shadow | fard a paupieres', 'eyeshadow | eyeshadows'],
  ['eyeliner | eye liner', 'eyeliner | eyeliners'],
  ['eyebrow | brow | sourcils | ibitsike', 'brow | eyebrow | brows'],
  ['makeup | make up | maquillage', 'makeup'],
  ['setting powder | poudre | loose powder', 'powders | setting powder | loose powder'],
  ['concealer | anti cernes | correcteur', 'concealer'],
  [
    'body lotion | lait corps | lait corporel | body cream | body milk | amavuta yumubiri | amavuta yo kwisiga',
    'body lotion | body lotions',
  ],
  ['body wash | shower gel | gel douche | body soap | isabune yumubiri | isabune yo koga', 'body wash | body washes | shower gel'],
  ['corps | umubiri', 'body'],
  ['hand cream | creme mains | creme pour les mains | amavuta yintoki | amavuta yibiganza', 'hand cream'],
  ['mains | intoki | ibiganza', 'hand'],
  ['huile visage | face oil | facial oil', 'face oil | face oils'],
  ['huile', 'oil'],
  ['mist | brume | facial spray', 'mist | mists'],
  ['toner pad | toner pads | cotton pads', 'toner pads | pad'],
  ['setting spray | makeup fixer | fixing spray', 'setting spray'],
  ['whitening | lightening | eclaircissant | skin brightening', 'brightening'],
  // Problems and kinds of skin
  [
    'dark spot | hyperpigmentation | pigmentation | dark marks | brown spots | melasma | discolouration | uneven tone | uneven skin | acne scars | acne marks | post acne marks | taches | taches brunes | taches noires | anti taches | ibibara | amabara | uneven skin tone',
    DARK_SPOTS,
  ],
  ['acne | pimple | breakouts | blemish | zits | boutons | acnee | imperfections | ibiheri | ibishishi', ACNE],
  ['blackhead | points noirs', 'blackheads'],
  ['clogged pores | blocked pores | congested skin', 'blackheads | visible pores || pore'],
  ['nose strips | pore strips | blackhead strips', 'nose strip | pore strip'],
  ['pores | large pores | open pores | pores dilates', 'visible pores | pore'],
  ['wrinkle | fine lines | anti aging | anti ageing | antiaging | anti age | rides | iminkanyari | ageing | mature skin', WRINKLES],
  ['redness | irritation | rougeurs | irritated skin | calming', 'soothing | redness | calming'],
  ['dull skin | glow | glowing skin | teint terne | eclat | radiance', 'brightening | glow'],
  ['glass skin | dewy skin', 'glass skin | glow || brightening | hydrating | moisturizing'],
  ['dry skin | peau seche | uruhu rwumye | uruhu rwumagaye', 'dry skin'],
  ['oily skin | peau grasse | uruhu rwamavuta | greasy skin | oily face', 'oily skin'],
  ['shiny face | shiny skin | greasy face', 'shine control | oil control | setting powder || oily skin'],
  ['sensitive skin | peau sensible', 'sensitive skin'],
  ['combination skin | normal skin | peau mixte | peau normale', 'combination normal skin'],
  ['dehydrated skin | hydration | hydrating | dehydration | dehydrated', 'moisturizing | hydrating | moisturising'],
  ['chapped lips | dry lips | levres gercees | levres seches', 'lip balm | lip balms | lip masks'],
  ['peau | uruhu', 'skin'],
  ['visage | mu maso | isura', 'face'],
  ['sunburn | after sun | coup de soleil', 'after sun | soothing gel | aloe || soothing'],
  ['razor bumps | after shave | shaving | ingrown hair | apres rasage', 'after shaving || soothing'],
  ['pollution | fine dust | dust', 'fine dust removal'],
  ['sagging | sagging skin | loose skin | firming | elasticity', 'firming | elasticity | well aging'],
  ['ashy | ashy skin', 'ashy skin || body lotions | dry skin'],
  ['dry hands | chapped hands | mains seches', 'hand creams'],
  ['spot', 'spot prone | dark spots | spots || acne'],
  ['lightweight | light moisturiser', 'light moisturiser | light cream || gel creams | emulsions'],
  ['eczema | damaged barrier | damaged skin barrier | skin barrier', 'barrier || ceramide'],
  ['frizz | frizzy hair', `frizz ${HAIR_CARE}`],
  ['shine control | sebum | oil control', 'oil control | shine control | oily skin'],
  [
    'fragrance free | perfume free | unscented | without fragrance | without perfume | sans parfum',
    'unscented | fragrance free | ! fragrance parfum perfume limonene linalool',
  ],
  ['alcohol free | without alcohol | sans alcool', 'alcohol free | ! alcohol'],
  ['silicone free | without silicone | sans silicone', `silicone free | ! ${SILICONES}`],
  ['paraben free | without parabens | sans paraben', 'paraben free | ! methylparaben ethylparaben propylparaben butylparaben'],
  ['sulfate free | sulphate free | without sulfates | sans sulfate', 'sulfate free || ! laureth lauryl coco'],
  ['no white cast | dark skin sunscreen', 'no white cast'],
  // Brands
  ['boj', 'beauty joseon'],
  ['corsx', 'cosrx'],
  ['rom nd | rom and | romand', 'rom nd'],
  ['numbuz n | numbuzn', 'numbuzin'],
  ['etude house', 'etude'],
  ['la dor', 'lador'],
  ['face shop | thefaceshop | tfs', 'the face shop'],
  ['skin 1004', 'skin1004'],
  ['teint', 'skin tint'],
];

/** A phrase as words, all of which must match. */
export type Phrase = readonly string[];
/** `wider`: similar, but not the same. `lacks`: ingredients that the product must not have. */
export type Meaning = { phrase: Phrase; wider: boolean; lacks: boolean };
export type Synonym = { key: readonly string[]; meanings: readonly Meaning[] };

const parsePhrases = (list: string): string[][] =>
  list
    .split('|')
    .map((phrase) => splitWords(phrase).filter((word, _, all) => all.length === 1 || !isStopWord(word)))
    .filter((words) => words.length > 0);

function parseMeanings(list: string): Meaning[] {
  const [same = '', wider = ''] = list.split('||');
  return [same, wider].flatMap((part, place) =>
    part
      .split('|')
      .flatMap((text) => parsePhrases(text).map((phrase) => ({ phrase, wider: place === 1, lacks: text.trim().startsWith('!') }))),
  );
}

/** Shorter joined words are more likely a different word. */
const JOINED_MIN = 7;

/** The phrase as typed, and joined: 'bodywash'. */
function listKeys(phrase: readonly string[]): string[][] {
  const key = [...new Set(phrase)].sort();
  const joined = phrase.join('');
  return phrase.length > 1 && joined.length >= JOINED_MIN ? [key, [joined]] : [key];
}

function parseSynonyms(): ReadonlyMap<string, readonly Synonym[]> {
  const byFirst = new Map<string, Synonym[]>();
  for (const [typed, list] of TABLE) {
    const meanings = parseMeanings(list);
    for (const key of parsePhrases(typed).flatMap(listKeys)) {
      const first = key[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), { key, meanings }]);
    }
  }
  return byFirst;
}

/** Keyed by the alphabetically first word of each key. */
const SYNONYMS = parseSynonyms();

/** Synonyms whose words are all among `words`, longer ones first. */
export function findSynonyms(words: ReadonlySet<string>): Synonym[] {
  const found = [...words].flatMap((first) => (SYNONYMS.get(first) ?? []).filter(({ key }) => key.every((part) => words.has(part))));
  const text = ({ key }: Synonym) => key.join(' ');
  return found.sort((left, right) => right.key.length - left.key.length || (text(left) < text(right) ? -1 : 1));
}

/** Whether the word is a synonym by itself and not the beginning of another: 'ha' is not 'hair'. */
export const hasMeaning = (word: string): boolean => (SYNONYMS.get(word) ?? []).some(({ key }) => key.length === 1);
