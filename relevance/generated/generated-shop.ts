/** A shop drawn from a seed, for which the search was not tuned. It sells other kinds of product than the demo, under invented brands. */
import type { CatalogueRow } from '../../server/src/domains/catalogue/queries.ts';
import { type ShopData, UNREAD_COLUMNS } from '../shop-data.ts';
import { inventWords } from './invented-words.ts';
import { PRODUCT_TYPES, type ProductType, splitList, splitWords } from './product-types.ts';
import { createRandom, type Random } from './random.ts';
import shopWords from './shop-words.json' with { type: 'json' };

const LINE_WORDS = splitWords(shopWords.lineWords);
const LINE_ENDINGS = splitWords(shopWords.lineEndings);
const SHADES = splitWords(shopWords.shades);
const SPECIAL_FORMS = splitList(shopWords.specialForms);

type Brand = {
  /** As printed on products: 'Zhoreline™', 'Maison Tarvo'. */
  name: string;
  /** The invented word of the name, in lower case. */
  word: string;
  departments: readonly string[];
  /** Invented names of the brand's product lines, with a capital. */
  lineWords: readonly string[];
};

/** A product with the facts by which its queries are judged. */
export type GeneratedProduct = {
  id: string;
  brand: Brand;
  type: ProductType;
  name: string;
  attributes: readonly string[];
  ingredients: readonly string[];
  size: string | null;
  /** The price with the discount. */
  paid_rwf: number;
  /** The id of the plain product, if this product is a special form of it, such as a refill. */
  plainId: string | null;
  /** The product as the query of the server's catalogue would return it. */
  row: CatalogueRow;
};

export type GeneratedShop = { seed: number; brands: readonly Brand[]; products: readonly GeneratedProduct[]; data: ShopData };

const capitalise = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The ways to write the name of a brand; each is equally likely. As in the demo, a quarter of the names have several words. */
const BRAND_FORMATS: readonly ((word: string, random: Random) => string)[] = [
  // Listed many times, as most names are written so.
  ...Array.from({ length: 22 }, () => capitalise),
  (word) => word.toUpperCase(),
  ...['%™', '%®', 'Maison %', 'House of %', 'Dr. %', '% & Co', '% Paris', '% Atelier', "%'s"].map(
    (format) => (word: string) => format.replace('%', capitalise(word)),
  ),
  (word, random) => `${capitalise(word)} ${random.pick(['18', '24', '77', '360'])}`,
  (word) => capitalise(word.replace(/[eo]/, (vowel) => (vowel === 'e' ? 'é' : 'ø'))),
  (word) => `By ${capitalise(word)}`,
];

/** The fewest and the most letters of the invented name of a product line. */
export const LINE_WORD_LETTERS = [6, 11] as const;

function inventBrands(random: Random, count: number): Brand[] {
  // With these lengths, the names of brands are as long as in the demo. Their median length there is 8.
  const brandWords = inventWords(random, count, [4, 8]);
  const lineWords = inventWords(random, count * 2, LINE_WORD_LETTERS, brandWords).map(capitalise);
  const departments = shopWords.departmentsOfBrands.map(splitList);
  return brandWords.map((word, index) => ({
    name: random.pick(BRAND_FORMATS)(word, random),
    word,
    // The brands take the lists of departments in turn.
    departments: departments[index % departments.length] ?? [],
    lineWords: lineWords.slice(index * 2, index * 2 + 2),
  }));
}

/** Draws the name of a product line: an invented word of the brand, or one or two words that other brands may use as well. */
function drawLine(random: Random, brand: Brand): string {
  // In the demo, two thirds of the names begin with a word that no other brand uses, here half. So these names are harder to tell apart.
  if (random.chance(0.5)) return `${random.pick(brand.lineWords)}${random.chance(0.15) ? '™' : ''}`;
  const first = random.pick(LINE_WORDS);
  return random.chance(0.7) ? `${first} ${random.pick(LINE_ENDINGS)}` : first;
}

/** Whether the type comes in shades. */
const hasShades = ({ department, name }: ProductType): boolean =>
  name === 'Nail Polish' || name === 'Press On Nails' || (department === 'Make-up' && !/Primer|Spray|Mascara/.test(name));

function drawName(random: Random, line: string, type: ProductType, attributes: readonly string[], size: string | null): string {
  const attribute = random.chance(0.4) ? attributes[0] : undefined;
  const shade = hasShades(type) ? `${String(1 + random.below(24)).padStart(2, '0')} ${random.pick(SHADES)}` : undefined;
  const modelNumber = type.department === 'Tools' && random.chance(0.5) ? `No. ${1 + random.below(30)}` : undefined;
  const sizeInName = size && random.chance(0.12) ? size : undefined;
  return [line, attribute, type.name, shade, modelNumber, sizeInName].filter(Boolean).join(' ');
}

/** Writes a description that also names another type of product, as real descriptions do. */
function writeDescription(random: Random, { type, attributes, size }: ProductFacts): string {
  const otherType = random.pick(PRODUCT_TYPES.filter(({ department }) => department === type.department)).name.toLowerCase();
  const sentences = [
    `A ${attributes[0]?.toLowerCase() ?? 'simple'} ${type.name.toLowerCase()} for every day.`,
    `Use it before your ${otherType}.`,
    `Our staff keep one beside the ${otherType} at home.`,
    `Customers ask for it after the holidays, when ${random.pick(['dust', 'heat', 'rain', 'wind'])} has done its work.`,
    `Comes in a ${random.pick(['box', 'tube', 'bottle', 'paper sleeve'])}${size ? ` of ${size}` : ''}.`,
    `Lasts about ${2 + random.below(8)} weeks with normal use.`,
  ];
  const drawnSentences = random.take(sentences, 4);
  return drawnSentences.map((sentence) => `<p>${sentence}</p>`).join('');
}

/** The part of a product that is drawn before its row. The price is drawn with the row. */
type ProductFacts = Omit<GeneratedProduct, 'row' | 'paid_rwf'>;

const roundPrice = (price_rwf: number): number => Math.round(price_rwf / 100) * 100;
const DAY_MS = 86_400_000;

function drawRow(random: Random, facts: ProductFacts): CatalogueRow {
  const { id, brand, type, name, attributes, ingredients, size } = facts;
  const [low_krwf = 0, high_krwf = 0] = type.prices_krwf;
  const base_price_rwf = roundPrice((low_krwf + ((high_krwf - low_krwf) * random.below(1000)) / 1000) * 1000);
  const isOnSale = random.chance(0.2);
  const review_count = random.chance(0.3) ? 0 : random.below(120);
  return {
    ...UNREAD_COLUMNS,
    product_id: id,
    name,
    brand_id: brand.name,
    brand: brand.name,
    description: writeDescription(random, facts),
    base_price_rwf,
    discounted_price_rwf: isOnSale ? roundPrice((base_price_rwf * (60 + random.below(35))) / 100) : 0,
    tags: [...(isOnSale ? ['HOT DEAL'] : []), ...random.take(['NEW ARRIVAL', 'BEST SELLER', 'FREE SHIPPING'], random.below(2))],
    features: [...attributes],
    free_from: [],
    keywords: [type.name.toLowerCase(), ...random.take(['gift', 'for women', 'for men', 'salon', 'travel', 'vegan'], random.below(3))],
    ingredients: ingredients.join(', '),
    specific_info: [...(size ? [{ label: 'Volume', value: size }] : []), { label: 'Brand', value: brand.name }],
    rating_sum: Math.round(review_count * (3.4 + random.below(16) / 10)),
    review_count,
    created_at: new Date(Date.UTC(2024, 0, 1) + random.below(700) * DAY_MS),
    category_id: type.category,
    category_name: type.category,
    in_stock: random.chance(0.9),
  };
}

function drawFacts(random: Random, brand: Brand, line: string, type: ProductType, id: string): ProductFacts {
  const attributes = random.take(type.attributes, 1 + random.below(3));
  const size = type.sizes.length > 0 ? random.pick(type.sizes) : null;
  const ingredients = random.take(type.ingredients, 7 + random.below(9));
  return { id, brand, type, name: drawName(random, line, type, attributes, size), attributes, ingredients, size, plainId: null };
}

function drawProducts(random: Random, brands: readonly Brand[], count: number): GeneratedProduct[] {
  const products: GeneratedProduct[] = [];
  const names = new Set<string>();
  /** Returns false if the brand already has a product of this name, or if there are enough products. */
  const addProduct = (facts: ProductFacts): boolean => {
    const key = `${facts.brand.name} ${facts.name}`.toLowerCase();
    if (names.has(key) || products.length >= count) return false;
    names.add(key);
    const row = drawRow(random, facts);
    products.push({ ...facts, row, paid_rwf: row.discounted_price_rwf || row.base_price_rwf });
    return true;
  };
  while (products.length < count) {
    const brand = random.pick(brands);
    const line = drawLine(random, brand);
    const typesOfBrand = PRODUCT_TYPES.filter(({ department }) => brand.departments.includes(department));
    for (const type of random.take(typesOfBrand, 1 + random.below(2))) {
      const plain = drawFacts(random, brand, line, type, `g${products.length}`);
      const isAdded = addProduct(plain);
      // Some products also exist in a special form, such as a refill.
      const hasSpecialForm = random.chance(0.12);
      if (!isAdded || !hasSpecialForm) continue;
      addProduct({ ...plain, id: `g${products.length}`, name: `${plain.name} ${random.pick(SPECIAL_FORMS)}`, plainId: plain.id });
    }
  }
  return products;
}

/** More than the five of the demo, because the generated shop is larger. */
const PRODUCTS_PER_BRAND = 8;

/** The name of a category is also its id. */
const createCategory = (name: string, parent_id: string | null) => ({ category_id: name, parent_id, name, image: '', dark_text: false });
const CATEGORIES = [
  ...[...new Set(PRODUCT_TYPES.map(({ department }) => department))].map((name) => createCategory(name, null)),
  ...PRODUCT_TYPES.map(({ category, department }) => createCategory(category, department)),
];

export function generateShop(seed: number, count = 3000): GeneratedShop {
  const inventedBrands = inventBrands(createRandom(seed, 'brands'), Math.ceil(count / PRODUCTS_PER_BRAND));
  const products = drawProducts(createRandom(seed, 'products'), inventedBrands, count);
  const brandsWithProducts = new Set(products.map(({ brand }) => brand));
  const brands = inventedBrands.filter((brand) => brandsWithProducts.has(brand));
  const brandNames = brands.map(({ name }) => name);
  return { seed, brands, products, data: { categories: CATEGORIES, brandNames, rows: products.map(({ row }) => row) } };
}
