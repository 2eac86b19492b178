/** The products of the generated shop, each with the facts by which the rules judge it. */
import type { CatalogueRow } from '../../server/src/domains/catalogue/queries.ts';
import type { Brand } from './brands.ts';
import { INGREDIENTS } from './ingredients.ts';
import { LINE_ENDINGS, LINE_WORDS, SHADES, SPECIAL_FORMS } from './name-words.ts';
import { PRODUCT_TYPES, type ProductType } from './product-types.ts';
import type { Random } from './random.ts';

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

export const PRODUCTS_COUNT = 3000;
const DAY_MS = 86_400_000;
/** All products were created after this time. */
const OLDEST_CREATED_MS = Date.UTC(2024, 0, 1);
/** Prices are multiples of this amount. */
const PRICE_STEP_RWF = 100;
const roundPrice = (price_rwf: number): number => Math.round(price_rwf / PRICE_STEP_RWF) * PRICE_STEP_RWF;

/** Writes a description that also names another type of product, as real descriptions do. */
const writeDescription = (
  random: Random,
  { name, department }: ProductType,
  attributes: readonly string[],
  size: string | null,
): string => {
  const otherType = random.pick(PRODUCT_TYPES.filter((type) => type.department === department)).name.toLowerCase();
  const sentences = [
    `A ${attributes[0]?.toLowerCase() ?? 'simple'} ${name.toLowerCase()} for every day.`,
    `Use it before your ${otherType}.`,
    `Our staff keep one beside the ${otherType} at home.`,
    `Customers ask for it after the holidays, when ${random.pick(['dust', 'heat', 'rain', 'wind'])} has done its work.`,
    `Comes in a ${random.pick(['box', 'tube', 'bottle', 'paper sleeve'])}${size ? ` of ${size}` : ''}.`,
    `Lasts about ${2 + random.below(8)} weeks with normal use.`,
  ];
  return random
    .take(sentences, 4)
    .map((sentence) => `<p>${sentence}</p>`)
    .join('');
};

function drawPrice_rwf(random: Random, [low_krwf, high_krwf]: readonly [number, number]): number {
  const price_krwf = low_krwf + ((high_krwf - low_krwf) * random.below(1000)) / 1000;
  return roundPrice(price_krwf * 1000);
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

/** The part of a product that is drawn before its row. The price is drawn with the row. */
type ProductFacts = Omit<GeneratedProduct, 'row' | 'paid_rwf'>;

function drawRow(random: Random, { id, brand, type, name, attributes, ingredients, size }: ProductFacts): CatalogueRow {
  const base_price_rwf = drawPrice_rwf(random, type.prices_krwf);
  const isOnSale = random.chance(0.2);
  const review_count = random.chance(0.3) ? 0 : random.below(120);
  return {
    product_id: id,
    name,
    brand_id: brand.name,
    brand: brand.name,
    image: '',
    image_thumbhash: null,
    description: writeDescription(random, type, attributes, size),
    base_price_rwf,
    discounted_price_rwf: isOnSale ? roundPrice((base_price_rwf * (60 + random.below(35))) / 100) : 0,
    tags: [...(isOnSale ? ['HOT DEAL'] : []), ...random.take(['NEW ARRIVAL', 'BEST SELLER', 'FREE SHIPPING'], random.below(2))],
    features: [...attributes],
    skin_concern: [],
    skin_type: [],
    fomulation: '',
    free_from: [],
    keywords: [type.name.toLowerCase(), ...random.take(['gift', 'for women', 'for men', 'salon', 'travel', 'vegan'], random.below(3))],
    ingredients: ingredients.join(', '),
    specific_info: [...(size ? [{ label: 'Volume', value: size }] : []), { label: 'Brand', value: brand.name }],
    rating_sum: Math.round(review_count * (3.4 + random.below(16) / 10)),
    review_count,
    sold_count: null,
    created_at: new Date(OLDEST_CREATED_MS + random.below(700) * DAY_MS),
    category_id: type.category,
    category_name: type.category,
    in_stock: random.chance(0.9),
    has_choices: false,
    lowest_extra_rwf: 0,
    highest_extra_rwf: 0,
  };
}

function drawFacts(random: Random, brand: Brand, line: string, type: ProductType, id: string): ProductFacts {
  const attributes = random.take(type.attributes, 1 + random.below(3));
  const size = type.sizes.length > 0 ? random.pick(type.sizes) : null;
  const ingredients = random.take(INGREDIENTS[type.department], 7 + random.below(9));
  const name = drawName(random, line, type, attributes, size);
  return { id, brand, type, name, attributes, ingredients, size, plainId: null };
}

/** The share of products that also exist in a special form, such as a refill. */
const SPECIAL_SHARE = 0.12;
/** The share of invented names of product lines that end with '™'. */
const TRADEMARK_SHARE = 0.15;

/**
 * The share of product lines whose name is an invented word of the brand. The share is lower than in the demo, where two thirds of the names
 * begin with a word that no other brand uses. So the generated names are harder to tell apart.
 */
const OWN_LINE_SHARE = 0.5;

/** Draws the name of a product line: an invented word, or one or two words that other brands may use as well. */
function drawLine(random: Random, brand: Brand): string {
  if (random.chance(OWN_LINE_SHARE)) return `${random.pick(brand.lineWords)}${random.chance(TRADEMARK_SHARE) ? '™' : ''}`;
  const first = random.pick(LINE_WORDS);
  return random.chance(0.7) ? `${first} ${random.pick(LINE_ENDINGS)}` : first;
}

export function generateProducts(random: Random, brands: readonly Brand[], count: number): GeneratedProduct[] {
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
      const hasSpecialForm = random.chance(SPECIAL_SHARE);
      if (!isAdded || !hasSpecialForm) continue;
      addProduct({ ...plain, id: `g${products.length}`, name: `${plain.name} ${random.pick(SPECIAL_FORMS)}`, plainId: plain.id });
    }
  }
  return products;
}
