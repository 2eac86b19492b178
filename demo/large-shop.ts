/**
 * A large catalogue made from the demo's, to test how fast the shop is with many products. It consists of the demo's
 * products and of variants of them, which differ in product line, volume, price and date.
 */
import { choose, createRandom, type Random, randomBoolean, randomInteger } from './reviews/random.ts';
import type { createDemoShop } from './shop.ts';

type DemoShop = ReturnType<typeof createDemoShop>;
type Product = DemoShop['products'][number];
type Review = DemoShop['reviews'][number];

/**
 * Product lines, each with its ingredient. The line's name becomes part of the product's name and a keyword; the
 * ingredient is added to the product's ingredients.
 */
const LINES = [
  ['Cica', 'Centella Asiatica Extract'],
  ['Ceramide', 'Ceramide NP'],
  ['Rice', 'Oryza Sativa (Rice) Extract'],
  ['Green Tea', 'Camellia Sinensis Leaf Extract'],
  ['Mugwort', 'Artemisia Princeps Leaf Extract'],
  ['Heartleaf', 'Houttuynia Cordata Extract'],
  ['Propolis', 'Propolis Extract'],
  ['Ginseng', 'Panax Ginseng Root Extract'],
  ['Hyaluron', 'Sodium Hyaluronate'],
  ['Vita C', 'Ascorbic Acid'],
  ['Niacin', 'Niacinamide'],
  ['Collagen', 'Hydrolyzed Collagen'],
  ['Peptide', 'Palmitoyl Tripeptide-5'],
  ['Birch', 'Betula Platyphylla Japonica Juice'],
  ['Yuja', 'Citrus Junos Fruit Extract'],
  ['Lotus', 'Nelumbo Nucifera Flower Extract'],
] as const;
/** Volumes, each with the factor for price and weight. */
const VOLUMES = [
  ['Trial', 0.25],
  ['Mini', 0.4],
  ['Travel', 0.6],
  ['Regular', 1],
  ['Plus', 1.4],
  ['Jumbo', 1.9],
  ['Duo Set', 1.8],
  ['Refill', 0.8],
] as const;

const DAY_MS = 86_400_000;
/** The share of a product's tags that a variant has. */
const KEPT_TAGS_SHARE = 0.5;
/** Shares of the variants: with a discount, and with a number of pieces in stock; all others are made to order. */
const DISCOUNTED_SHARE = 0.35;
const STOCKED_SHARE = 0.6;
/** The share of the variants with a stock row that are sold out. */
const SOLD_OUT_SHARE = 0.05;

/** Rounds to 500 francs, as prices in the demo are. */
const roundPrice = (amount_rwf: number): number => Math.max(1_000, Math.round(amount_rwf / 500) * 500);

/** Chooses 60 to 92 % of the base price, rounded to 100 francs, or 0 for no discount. */
function chooseDiscountedPrice(random: Random, base_price_rwf: number): number {
  if (!randomBoolean(random, DISCOUNTED_SHARE)) return 0;
  const discounted_price_rwf = (base_price_rwf * randomInteger(random, 60, 92)) / 100;
  return Math.round(discounted_price_rwf / 100) * 100;
}

/** Creates a variant whose name no other variant of the product has. `variantIndex` counts the variants of the product from 0. */
function createVariant(product: Product, variantIndex: number, random: Random): Product {
  const [line, ingredient] = LINES[variantIndex % LINES.length] ?? LINES[0];
  const [volume, factor] = VOLUMES[Math.floor(variantIndex / LINES.length) % VOLUMES.length] ?? VOLUMES[0];
  const edition = Math.floor(variantIndex / LINES.length / VOLUMES.length) + 1;
  const base_price_rwf = roundPrice(product.base_price_rwf * factor * (0.85 + random() * 0.3));
  return {
    ...product,
    product_id: `${product.product_id}-${variantIndex + 1}`,
    name: `${line} ${product.name} ${volume}${edition > 1 ? `, No. ${edition}` : ''}`,
    base_price_rwf,
    discounted_price_rwf: chooseDiscountedPrice(random, base_price_rwf),
    weight_g: Math.max(10, Math.round(product.weight_g * factor)),
    tags: product.tags.filter(() => randomBoolean(random, KEPT_TAGS_SHARE)),
    keywords: [...product.keywords, line.toLowerCase()],
    ingredients: `${product.ingredients}, ${ingredient}`,
    created_at: new Date(product.created_at.getTime() - randomInteger(random, 0, 500) * DAY_MS),
  };
}

/** Chooses 0 to 7 reviews of the template: few are enough for counts and averages that differ. */
const chooseReviews = (product_id: string, templateReviews: readonly Review[], random: Random): Review[] =>
  templateReviews.length === 0
    ? []
    : Array.from({ length: Math.floor(random() ** 3 * 8) }, () => ({ ...choose(random, templateReviews), product_id }));

function chooseStock(product_id: string, random: Random): DemoShop['stock'] {
  if (!randomBoolean(random, STOCKED_SHARE)) return [];
  return [
    { product_id, option_id: null, size_id: null, on_hand: randomBoolean(random, SOLD_OUT_SHARE) ? 0 : randomInteger(random, 1, 200) },
  ];
}

/** Creates a shop with the demo's products, followed by variants until there are `count`. The same count gives the same shop. */
export function createLargeShop(shop: DemoShop, count: number): DemoShop {
  const reviewsByProduct = Map.groupBy(shop.reviews, (review) => review.product_id);
  const optionsByProduct = Map.groupBy(shop.options, (option) => option.product_id);
  const random = createRandom('many products');
  const variants: Product[] = [];
  const options = shop.options.slice();
  const stock = shop.stock.slice();
  const reviews = shop.reviews.slice();
  for (let index = shop.products.length; index < count; index++) {
    const template = shop.products[index % shop.products.length];
    if (!template) break;
    const product = createVariant(template, Math.floor(index / shop.products.length) - 1, random);
    const { product_id } = product;
    variants.push(product);
    for (const option of optionsByProduct.get(template.product_id) ?? []) {
      options.push({ ...option, product_id, option_id: `${product_id}-${option.position}` });
    }
    stock.push(...chooseStock(product_id, random));
    reviews.push(...chooseReviews(product_id, reviewsByProduct.get(template.product_id) ?? [], random));
  }
  return { ...shop, products: [...shop.products, ...variants], options, stock, reviews };
}
