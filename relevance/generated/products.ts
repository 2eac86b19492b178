/** The products of the generated shop, with what the judging rules know about each. */
import type { PublishedRow } from '../../server/src/domains/catalogue/queries.ts';
import type { Brand } from './brands.ts';
import type { Draw } from './draw.ts';
import { INGREDIENTS } from './ingredients.ts';
import { LINE_ENDINGS, LINE_WORDS, SHADES, SPECIAL_FORMS } from './name-words.ts';
import { PRODUCT_TYPES, type ProductType } from './product-types.ts';

/** `plainId`: the product of which this one is a special form, such as a refill. */
export type GeneratedProduct = {
  id: string;
  brand: Brand;
  type: ProductType;
  name: string;
  attributes: readonly string[];
  ingredients: readonly string[];
  size: string | null;
  paid_rwf: number;
  plainId: string | null;
  row: PublishedRow;
};

export const PRODUCTS_COUNT = 3000;
const DAY_MS = 86_400_000;
const OPENING_MS = Date.UTC(2024, 0, 1);
const ROUND_RWF = 100;

/** Companion words of a type, for descriptions, so that texts name other types than their own. */
const describe = (draw: Draw, { name, department }: ProductType, attributes: readonly string[], size: string | null): string => {
  const other = draw.pick(PRODUCT_TYPES.filter((one) => one.department === department)).name.toLowerCase();
  const sentences = [
    `A ${attributes[0]?.toLowerCase() ?? 'simple'} ${name.toLowerCase()} for every day.`,
    `Use it before your ${other}.`,
    `Our staff keep one beside the ${other} at home.`,
    `Customers ask for it after the holidays, when ${draw.pick(['dust', 'heat', 'rain', 'wind'])} has done its work.`,
    `Comes in a ${draw.pick(['box', 'tube', 'bottle', 'paper sleeve'])}${size ? ` of ${size}` : ''}.`,
    `Lasts about ${2 + draw.below(8)} weeks with normal use.`,
  ];
  return draw
    .take(sentences, 4)
    .map((sentence) => `<p>${sentence}</p>`)
    .join('');
};

const drawPrice = (draw: Draw, [low, high]: readonly [number, number]): number =>
  Math.round(((low + ((high - low) * draw.below(1000)) / 1000) * 1000) / ROUND_RWF) * ROUND_RWF;

const isTinted = ({ department, name }: ProductType): boolean =>
  name === 'Nail Polish' || name === 'Press On Nails' || (department === 'Make-up' && !/Primer|Spray|Mascara/.test(name));

function drawName(draw: Draw, line: string, type: ProductType, attributes: readonly string[], size: string | null): string {
  const attribute = draw.chance(0.4) ? attributes[0] : undefined;
  const shade = isTinted(type) ? `${String(1 + draw.below(24)).padStart(2, '0')} ${draw.pick(SHADES)}` : undefined;
  const number = type.department === 'Tools' && draw.chance(0.5) ? `No. ${1 + draw.below(30)}` : undefined;
  const amount = size && draw.chance(0.12) ? size : undefined;
  return [line, attribute, type.name, shade, number, amount].filter(Boolean).join(' ');
}

type Facts = Omit<GeneratedProduct, 'row' | 'paid_rwf'>;

function createRow(draw: Draw, { id, brand, type, name, attributes, ingredients, size }: Facts): PublishedRow {
  const base_price_rwf = drawPrice(draw, type.prices);
  const onSale = draw.chance(0.2);
  const review_count = draw.chance(0.3) ? 0 : draw.below(120);
  return {
    ...{ product_id: id, name, brand_id: brand.name, brand: brand.name, image: '', image_thumbhash: null },
    description: describe(draw, type, attributes, size),
    base_price_rwf,
    discounted_price_rwf: onSale ? Math.round((base_price_rwf * (60 + draw.below(35))) / 100 / ROUND_RWF) * ROUND_RWF : 0,
    tags: [...(onSale ? ['HOT DEAL'] : []), ...draw.take(['NEW ARRIVAL', 'BEST SELLER', 'FREE SHIPPING'], draw.below(2))],
    features: [...attributes],
    ...{ skin_concern: [], skin_type: [], fomulation: '', free_from: [] },
    keywords: [type.name.toLowerCase(), ...draw.take(['gift', 'for women', 'for men', 'salon', 'travel', 'vegan'], draw.below(3))],
    ingredients: ingredients.join(', '),
    specific_info: [...(size ? [{ label: 'Volume', value: size }] : []), { label: 'Brand', value: brand.name }],
    rating_sum: Math.round(review_count * (3.4 + draw.below(16) / 10)),
    review_count,
    sold_count: null,
    created_at: new Date(OPENING_MS + draw.below(700) * DAY_MS),
    category_id: type.category,
    category_name: type.category,
    in_stock: draw.chance(0.9),
    has_choices: false,
  };
}

function drawFacts(draw: Draw, brand: Brand, line: string, type: ProductType, id: string): Facts {
  const attributes = draw.take(type.attributes, 1 + draw.below(3));
  const size = type.sizes.length > 0 ? draw.pick(type.sizes) : null;
  const ingredients = draw.take(INGREDIENTS[type.department], 7 + draw.below(9));
  const name = drawName(draw, line, type, attributes, size);
  return { id, brand, type, name, attributes, ingredients, size, plainId: null };
}

const SPECIAL_SHARE = 0.12;
const MARK_SHARE = 0.15;

/** Lines have an invented name, or two words that other brands may use as well. */
function drawLine(draw: Draw, brand: Brand): string {
  if (draw.chance(0.4)) return `${draw.pick(brand.lineWords)}${draw.chance(MARK_SHARE) ? '™' : ''}`;
  const first = draw.pick(LINE_WORDS);
  return draw.chance(0.7) ? `${first} ${draw.pick(LINE_ENDINGS)}` : first;
}

export function generateProducts(draw: Draw, brands: readonly Brand[], count: number): GeneratedProduct[] {
  const found: GeneratedProduct[] = [];
  const names = new Set<string>();
  const add = (facts: Facts) => {
    const key = `${facts.brand.name} ${facts.name}`.toLowerCase();
    if (names.has(key) || found.length >= count) return;
    names.add(key);
    const row = createRow(draw, facts);
    found.push({ ...facts, row, paid_rwf: row.discounted_price_rwf || row.base_price_rwf });
  };
  while (found.length < count) {
    const brand = draw.pick(brands);
    const line = drawLine(draw, brand);
    const own = PRODUCT_TYPES.filter(({ department }) => brand.departments.includes(department));
    for (const type of draw.take(own, 2 + draw.below(5))) {
      const plain = drawFacts(draw, brand, line, type, `g${found.length}`);
      add(plain);
      if (!draw.chance(SPECIAL_SHARE) || found.at(-1)?.id !== plain.id) continue;
      add({ ...plain, id: `g${found.length}`, name: `${plain.name} ${draw.pick(SPECIAL_FORMS)}`, plainId: plain.id });
    }
  }
  return found;
}
