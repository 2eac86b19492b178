import { expect, test } from 'vitest';
import { buildIndex, findProducts } from '../server/src/domains/search/search.ts';
import { runWithoutPauses } from '../server/src/lib/slices.ts';
import { createMeasuredDemoShop } from './shops/measured-shops.ts';

const { documents } = createMeasuredDemoShop();
const index = runWithoutPauses(buildIndex(documents));
const RETINOID = /\bretin(?:ol|al|yl|aldehyde)\b/i;
const hasRetinoid = (position: number) => RETINOID.test(JSON.stringify(documents[position]));

const PREGNANCY = [
  ...['pregnant', 'expecting', 'breastfeeding', 'baby bump', 'carrying a baby', 'new mom', 'after giving birth'],
  ...['preggers', 'prenatal', 'postnatal', 'postpartum skin', 'pregnancy safe', '임산부'],
  ...['enceinte', 'grossesse', 'allaitante', 'inceinte', 'future maman'],
  ...['ntwite', 'umubyeyi utwite', 'umubyeyi wonsa', 'mfite inda', 'gutwita', 'amabara nyuma yo kubyara'],
];
const BABIES = [
  ...['for my baby', 'newborn', '3 months baby', 'baby rash', 'baby dry skin', 'baby care'],
  ...['baby oil', 'baby lotion', 'baby wash', 'baby shampoo', 'baby sunscreen', 'mineral sunscreen baby', 'baby gift', 'baptism baby gift'],
  ...['cradle cap', 'baby dandruff', 'flaky scalp baby', 'baby milia'],
  ...['bébé', 'soin bébé', 'peau bébé', 'nourrisson'],
  ...['uruhinja', 'umwana', 'abana', '아기'],
];
const TEENAGERS = ['for teens', 'for teenagers', 'for a 14 year old'];
const CHILDREN = ['kids', 'for kids', 'sunscreen for kids', 'for children', 'for a toddler', 'for my child'];
/** Skin for which a pharmacist advises against acids and retinoids; isotretinoin (Accutane) is a medicine that dries it. */
const IRRITATED_SKIN = [
  ...['diabetic', 'chemo', 'ringworm', 'itchy eyes', 'dry eyes', 'eye allergy', 'eyelid eczema', 'irritated eyelids'],
  ...['dark bikini area', 'sunburn', 'peeling beach', 'retinol burn', 'after laser', 'burn scar', 'cicatrice de brûlure'],
  ...['burn from hot water'],
  ...['new tattoo', 'tattoo peeling', 'new piercing', 'razor cuts', 'coupures de rasoir', 'out of hospital'],
  ...['bloodshot eyes', 'eye pain', 'sand under skin eyelid'],
  ...['accutane', 'dry lips accutane', 'face cream while on roaccutane', 'isotretinoin'],
];
const RETINOIDS = ['retinol', 'retinal', 'retinyl palmitate', 'retinaldehyde', 'hydroxypinacolone retinoate', 'granactive retinoid'];
const UNSAFE_IN_PREGNANCY = [
  ...RETINOIDS,
  ...['bakuchiol', 'hydroquinone', 'salicylic acid', 'betaine salicylate', 'salix alba bark extract', 'bha', 'mandelic acid', 'peeling'],
];
/** Has salicylic acid but no salicylate: these searches may find salicylates, which mineral sunscreens for children contain too. */
const IRRITANTS = [
  ...RETINOIDS,
  ...[
    'bakuchiol',
    'hydroquinone',
    'salicylic acid',
    'bha',
    'glycolic acid',
    'mandelic acid',
    'lactic acid',
    'aha',
    'pha',
    'peeling',
    'scrub',
    'exfoliator',
  ],
];

test('a search for retinol finds products with a retinoid', () => {
  expect(findProducts(index, 'retinol').positions.some(hasRetinoid)).toBe(true);
});

test.each([...PREGNANCY, ...BABIES, ...CHILDREN, ...TEENAGERS])(
  'searches that say "%s" find no product with a retinoid, even a search for retinol',
  (words) => {
    for (const query of [`retinol ${words}`, `anti wrinkle cream ${words}`, words])
      expect(findProducts(index, query).positions.filter(hasRetinoid), query).toEqual([]);
  },
);

test.each([
  'no retinol',
  'eye cream without retinol',
  'retinol free night cream',
  'avoid retinol',
  'allergic to retinol',
  'crème sans rétinol',
  'instead of retinol',
  'retinol alternative',
  'gentler than retinol',
  'à la place du rétinol',
])('a search for "%s" finds products, none of them with a retinoid', (query) => {
  const { positions } = findProducts(index, query);
  expect(positions.length).toBeGreaterThan(0);
  expect(positions.filter(hasRetinoid)).toEqual([]);
});

const [sample] = documents;
if (!sample) throw new Error('The demo shop has no products');
/** Searches in creams of which each has one of the ingredients or squalane. Returns the ingredients of the creams that the search finds. */
const listFoundIngredients = (ingredients: readonly string[], query: string) => {
  const creams = ['squalane', ...ingredients].map((ingredient) => ({
    ...sample,
    product_id: ingredient,
    name: 'Cream',
    category: 'Creams',
    keywords: [],
    attributes: ['Sensitive skin', 'Gentle', 'Soothing', 'Brightening', 'Dry skin', 'Scars', 'Barrier', 'Baby', 'Children'],
    tags: ['Baby lotion', 'Baby wash', 'Sunscreen', 'After sun', 'Eye cream', 'Gift'],
    description: '',
    ingredients: `Water, ${ingredient}`,
  }));
  const { positions } = findProducts(runWithoutPauses(buildIndex(creams)), query);
  return positions.map((position) => creams[position]?.product_id);
};

test.each(PREGNANCY)('a search that says "%s" finds no cream with an ingredient that is unsafe in pregnancy', (words) => {
  for (const query of [words, `cream ${words}`]) expect(listFoundIngredients(UNSAFE_IN_PREGNANCY, query), query).toEqual(['squalane']);
});

test.each([...BABIES, ...CHILDREN, ...IRRITATED_SKIN])('a search that says "%s" finds no cream with an irritant', (words) => {
  for (const query of [words, `cream ${words}`]) expect(listFoundIngredients(IRRITANTS, query), query).toEqual(['squalane']);
});

test.each(['sunscreen for kids', 'crème solaire enfant', 'mineral sunscreen pregnant', 'zinc sunscreen breastfeeding'])(
  '"%s" finds mineral sunscreens',
  (query) => {
    const found = findProducts(index, query).positions.slice(0, 5);
    expect(found.map((position) => documents[position]?.name)).toContainEqual(expect.stringContaining('Mineral'));
  },
);
