import { expect, test } from 'vitest';
import { buildIndex, findProducts } from '../server/src/domains/search/search.ts';
import { runWithoutPauses } from '../server/src/lib/slices.ts';
import { createMeasuredDemoShop } from './measured-shops.ts';

const { documents } = createMeasuredDemoShop();
const index = runWithoutPauses(buildIndex(documents));
const RETINOID = /\bretin(?:ol|al|yl|aldehyde)\b/i;
const hasRetinoid = (position: number) => RETINOID.test(JSON.stringify(documents[position]));

const PREGNANCY = [
  ...[
    'pregnant',
    'expecting',
    'breastfeeding',
    'baby bump',
    'carrying a baby',
    'new mom',
    'first time mom',
    'future mum',
    'morning sickness',
    'after giving birth',
  ],
  ...['preggers', 'prenatal', 'postnatal', 'postpartum skin', 'pregnancy safe', '임산부'],
  ...['enceinte', 'grossesse', 'allaitante', 'inceinte', 'future maman'],
  ...['trying for a baby', 'planning pregnancy', 'ndatwite'],
  ...['ntwite', 'umubyeyi utwite', 'umubyeyi wonsa', 'mfite inda', 'gutwita', 'amabara nyuma yo kubyara'],
];
const BABIES = [
  ...['for my baby', 'newborn', '3 months baby', 'baby rash', 'baby dry skin', 'baby care'],
  ...['baby oil', 'baby lotion', 'baby wash', 'baby shampoo', 'baby sunscreen', 'mineral sunscreen baby', 'baby gift', 'baptism baby gift'],
  ...['baby', 'babies', 'babys skin', 'baby powder', 'baby eczema', 'scratch baby face', 'trying baby lotion'],
  ...['baby wipes', 'baby perfume', 'new born', 'umwana w’amezi 3'],
  ...['érythème fessier', 'croûtes de lait', 'akana', 'umwana ufite eczema'],
  ...['cradle cap', 'baby dandruff', 'flaky scalp baby', 'baby milia'],
  ...['bébé', 'soin bébé', 'peau bébé', 'nourrisson'],
  ...['uruhinja', 'umwana', 'abana', '아기'],
];
const TEENAGERS = [
  ...['for teens', 'for teenagers', 'for a 14 year old', '14yo', 'adolescent', 'highschool'],
  ...['ado', 'adolescente', 'ingimbi', 'umwangavu'],
  ...['for my daughter', 'for my son', 'for my niece', 'ma fille', 'pour mon fils', 'jeune fille', 'girl 16', 'umukobwa muto'],
];
/** Ten to twelve years: neither retinoids nor acids. */
const OLDER_CHILDREN = [
  'girls 10 years',
  'fille 12 ans',
  'garçon 10 ans',
  'tween',
  'preteens',
  'pre teen skincare',
  'for a 10 year old',
  '12 year old',
  '11yo',
];
const CHILDREN = [
  ...['petite fille', 'fillette', 'for my 9 year old daughter', 'little girl', 'small boy', 'fille 8 ans', 'garçon 6 ans'],
  ...['kids', 'for kids', 'sunscreen for kids', 'for children', 'for a toddler', 'for my child', '5yo', 'kidz'],
];
/** Skin for which a pharmacist advises against acids and retinoids; isotretinoin (Accutane) is a medicine that dries it. */
const IRRITATED_SKIN = [
  ...['diabetic', 'chemo', 'ringworm', 'itchy eyes', 'dry eyes', 'eye allergy', 'eyelid eczema', 'irritated eyelids'],
  ...['dark bikini area', 'sunburn', 'peeling beach', 'retinol burn', 'after laser', 'burn scar', 'cicatrice de brûlure'],
  ...['new tattoo', 'tattoo peeling', 'new piercing', 'razor cuts', 'coupures de rasoir', 'out of hospital'],
  ...['bloodshot eyes', 'eye pain', 'sand under skin eyelid'],
  ...[
    'mask gave me redness',
    'redness from mask',
    'wearing mask all day',
    'red clay mask redness',
    'scalp itching bleeding',
    'skin breaks',
  ],
  ...['scab marks with new scab', 'mosquito bite and mosquito bite marks', 'chickenpox marks itchy'],
  ...['eczema', 'exzema', 'atopic skin', 'contact dermatitis', 'eczéma', 'dermatite atopique', 'perioral dermatitis'],
  ...['rosacea', 'rosacée', 'couperose', 'raw skin', 'burning skin', 'hives', 'urticaire', 'itchy rash', 'reaction to cream'],
  ...['itchy skin', 'kwishimagura', 'mosquito bite', 'bee sting', 'prickly heat', 'amaso abyimbye', 'microblading aftercare'],
  ...['scab', 'bleeding skin', 'broken skin', 'scratched face', 'peau à vif', 'face peeling off', 'chickenpox', 'boils', 'infected pimple'],
  ...['after waxing', 'after threading', 'wax burn', 'laser hair removal', 'dermaplaning', 'brazilian wax aftercare', 'après laser'],
  ...['after botox', 'after filler', 'after surgery', 'after stitches', 'tatouage frais'],
  ...['thin skin', 'skin tears', '80 year old skin', 'peau fine', 'peau fragile', 'diabétique', 'chimiothérapie'],
  ...['lupus', 'albinism', 'photosensitive', 'doxycycline'],
  ...['private area bumps', 'itchy groin', 'intimate whitening', 'private parts', 'parties intimes', 'swollen eyelids'],
  ...['burned my hand', 'steam burn', 'ubushye'],
  ...['on tretinoin', 'using adapalene', 'tretinoin moisturizer', 'differin dryness'],
  ...['accutane', 'dry lips accutane', 'face cream while on roaccutane', 'isotretinoin'],
];
const RETINOIDS = [
  'retinol',
  'retinal',
  'retinyl palmitate',
  'retinaldehyde',
  'hydroxypinacolone retinoate',
  'granactive retinoid',
  'sodium retinoyl hyaluronate',
  'tretinoin',
  'adapalene',
];
const UNSAFE_IN_PREGNANCY = [
  ...RETINOIDS,
  ...['bakuchiol', 'hydroquinone', 'salicylic acid', 'betaine salicylate', 'salix alba bark extract'],
  ...['willow bark water', 'bha', 'mandelic acid', 'peeling'],
];
/** Of the salicylates, only the one that peels: mineral sunscreens for children contain others. */
const IRRITANTS = [
  ...RETINOIDS,
  ...['bakuchiol', 'hydroquinone', 'salicylic acid', 'betaine salicylate', 'salix nigra extract', 'willow bark water'],
  ...['bha', 'glycolic acid', 'mandelic acid', 'lactic acid', 'aha'],
  ...['pha', 'gluconolactone', 'lactobionic acid', 'papain', 'spicule', 'peeling', 'scrub', 'exfoliator', 'menthol', 'camphor'],
];
/** Can make it hard for small children to breathe. */
const COOLING_OILS = ['mentha piperita oil', 'eucalyptus globulus leaf oil', 'camphor'];
/** What a shopper with an allergy must not have, by what the shopper may search for. */
const ALLERGENS: [query: string, ingredients: string[]][] = [
  ['aspirin allergy', ['salicylic acid', 'betaine salicylate', 'butyloctyl salicylate', 'salix alba bark extract']],
  ['salicylate intolerance', ['salicylic acid', 'ethylhexyl salicylate']],
  ['peanut allergy', ['arachis hypogaea oil', 'juglans regia shell powder', 'macadamia ternifolia seed oil', 'hazelnut oil']],
  ['allergic to bees', ['honey', 'propolis extract', 'cera alba', 'beeswax', 'royal jelly extract', 'mel']],
  ['allergic aspirin', ['salicylic acid', 'betaine salicylate']],
  ['allergie au lait', ['milk protein extract', 'lactose', 'whey']],
  ['intolérante au lactose', ['milk protein extract', 'lactose', 'whey']],
  ['lactose intolerant', ['milk protein extract', 'lactose', 'whey', 'sodium caseinate']],
  ['egg allergy', ['egg yolk extract', 'albumin']],
  ['allergic to salmon', ['sodium dna', 'salmon egg extract', 'marine collagen', 'caviar extract']],
  ['seafood allergy', ['snail secretion filtrate', 'salmon egg extract', 'chitosan', 'pearl extract', 'sodium dna']],
  ['shellfish allergy', ['snail secretion filtrate', 'chitosan', 'pearl extract']],
  ['allergic to wool', ['lanolin', 'adeps lanae']],
  ['allergic to chamomile', ['chamomilla recutita flower extract', 'anthemis nobilis flower oil', 'artemisia vulgaris extract']],
  ['paraben allergy', ['methylparaben', 'propylparaben']],
];

const [sample] = documents;
if (!sample) throw new Error('The demo shop has no products');

test('a search for retinol finds products with a retinoid', () => {
  expect(findProducts(index, 'retinol').positions.some(hasRetinoid)).toBe(true);
});

test.each(['anti ageing serum', 'anti aging cream'])('a search for "%s" still finds a retinoid', (query) => {
  expect(findProducts(index, query).positions.some(hasRetinoid)).toBe(true);
});

test.each(['breakouts', 'hormonal breakouts', 'my skin is breaking out'])(
  'a search for "%s" still finds products with salicylic acid',
  (query) => {
    expect(findProducts(index, query).positions.some((position) => /salicylic/i.test(documents[position]?.ingredients ?? ''))).toBe(true);
  },
);

test('a phrase that excludes nothing must be typed as it is written: a skin like that of a baby, but not the skin of a baby', () => {
  expect(findProducts(index, 'wrinkles skin like a baby').positions.some(hasRetinoid)).toBe(true);
  for (const query of ['anti wrinkle cream baby skin', 'anti wrinkle cream skin of a baby'])
    expect(findProducts(index, query).positions.filter(hasRetinoid), query).toEqual([]);
});

test.each([...PREGNANCY, ...BABIES, ...CHILDREN, ...OLDER_CHILDREN, ...TEENAGERS])(
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
  'less harsh than retinol',
  'retinol too strong',
  'moins fort que le rétinol',
  'retinol for teens',
  'retinol 15 year old',
  'wrinkle cream for teenagers',
  'after shaving',
  'razor bumps',
  'psoriasis',
])('a search for "%s" finds products, none of them with a retinoid', (query) => {
  const { positions } = findProducts(index, query);
  expect(positions.length).toBeGreaterThan(0);
  expect(positions.filter(hasRetinoid)).toEqual([]);
});

test.each([...PREGNANCY, ...BABIES, ...CHILDREN, ...OLDER_CHILDREN, ...TEENAGERS])(
  'searches that say "%s" beside the brand and the name of a product with a retinoid do not find it',
  (words) => {
    const night = {
      ...sample,
      brand: 'Zelvana',
      name: 'Retinol Night Cream',
      category: 'Creams',
      ingredients: 'Water, Retinol, Glycolic Acid',
    };
    const shop = runWithoutPauses(buildIndex([{ ...night, product_id: 'retinol' }]));
    for (const query of [`zelvana retinol night cream ${words}`, `zelvana cream ${words}`, `${words} zelvana retinol`])
      expect(findProducts(shop, query).positions, query).toEqual([]);
  },
);

/** Searches in creams of which each has one of the ingredients or squalane. Returns the ingredients of the creams that the search finds. */
const listFoundIngredients = (ingredients: readonly string[], query: string) => {
  const creams = ['squalane', ...ingredients].map((ingredient) => ({
    ...sample,
    product_id: ingredient,
    name: 'Cream',
    category: 'Creams',
    keywords: [],
    attributes: [
      'Sensitive skin',
      'Gentle',
      'Soothing',
      'Brightening',
      'Dry skin',
      'Scars',
      'Barrier',
      'Blemish',
      'Acne',
      'Baby',
      'Children',
    ],
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

test.each([...BABIES, ...CHILDREN, ...OLDER_CHILDREN, ...IRRITATED_SKIN])(
  'a search that says "%s" finds no cream with an irritant',
  (words) => {
    expect(listFoundIngredients(IRRITANTS, words)).toEqual(['squalane']);
    // 'cream wearing mask all day' may also find nothing, as it names two kinds of product.
    expect(listFoundIngredients(IRRITANTS, `cream ${words}`).filter((found) => found !== 'squalane')).toEqual([]);
  },
);

test.each([...BABIES, ...CHILDREN])('a search that says "%s" finds no cream with an oil that cools', (words) => {
  expect(listFoundIngredients(COOLING_OILS, words)).toEqual(['squalane']);
});

test.each([
  ['crème allergie miel', ['honey extract', 'propolis extract', 'beeswax']],
  ['crème allergie œuf', ['egg yolk extract', 'albumen']],
])('a search that says "%s" finds no cream with the allergen, and may find nothing', (query, ingredients) => {
  expect(listFoundIngredients(ingredients, query).filter((found) => found !== 'squalane')).toEqual([]);
});

test.each(ALLERGENS)('a search that says "%s" finds no cream with the allergen', (query, ingredients) => {
  for (const text of [query, `cream ${query}`]) expect(listFoundIngredients(ingredients, text), text).toEqual(['squalane']);
});

test.each([
  ['allergie aspirine', /salicyl/i],
  ['allergie aux noix', /prunus|macadamia|argania|corylus/i],
  ['allergie abeille', /honey|propolis|cera alba/i],
])('a search for "%s" finds products, none of them with the allergen', (query, allergen) => {
  const { positions } = findProducts(index, query);
  expect(positions.length).toBeGreaterThan(0);
  expect(positions.filter((position) => allergen.test(documents[position]?.ingredients ?? ''))).toEqual([]);
});

test('a soothing cream is found for irritated skin though its description speaks of a scrub, but a scrub is not', () => {
  const soothing = { ...sample, name: 'Cream', category: 'Creams', attributes: ['Soothing'], keywords: [], ingredients: 'Water' };
  const creams = [
    { ...soothing, product_id: 'soothing', description: 'For skin that an over-keen scrub has hurt' },
    { ...soothing, product_id: 'scrub', description: '', keywords: ['scrub'] },
  ];
  const { positions } = findProducts(runWithoutPauses(buildIndex(creams)), 'soothing cream for eczema');
  expect(positions.map((position) => creams[position]?.product_id)).toEqual(['soothing']);
});

test.each(['baby', 'babies', 'baby lotion'])('"%s" finds care for the body first, and not makeup', (query) => {
  const [first = -1] = findProducts(index, query).positions;
  expect(documents[first]?.parent_categories).not.toContain('Makeup');
});

test.each(['sunscreen for kids', 'crème solaire enfant', 'mineral sunscreen pregnant', 'zinc sunscreen breastfeeding'])(
  '"%s" finds mineral sunscreens',
  (query) => {
    const found = findProducts(index, query).positions.slice(0, 5);
    expect(found.map((position) => documents[position]?.name)).toContainEqual(expect.stringContaining('Mineral'));
  },
);
