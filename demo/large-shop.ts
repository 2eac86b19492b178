/**
 * Makes a large catalogue from the demo's, to test the shop at scale: variants of its products in other lines, volumes
 * and years.
 */
import { chance, choose, createDice, type Dice, randomInteger } from './reviews/dice.ts';
import type { demoShop } from './shop.ts';

type DemoShop = ReturnType<typeof demoShop>;
type Product = DemoShop['products'][number];
type Review = DemoShop['reviews'][number];

/**
 * A line and its ingredient. The line's name becomes part of the product's name and a keyword; the ingredient is added
 * to the list.
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
/** A volume, and the factor for price and weight. */
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
const TAG_SHARE = 0.5;
const DISCOUNT_SHARE = 0.35;
const STOCKED_SHARE = 0.6;

/** Prices are multiples of 500 francs, as in the demo. */
const roundPrice = (amount_rwf: number): number => Math.max(1_000, Math.round(amount_rwf / 500) * 500);

const drawDiscount = (dice: Dice, base_price_rwf: number): number =>
  chance(dice, DISCOUNT_SHARE) ? Math.round((base_price_rwf * randomInteger(dice, 60, 92)) / 10_000) * 100 : 0;

/** `turn` is how many variants of this product exist already. No two variants have the same name. */
function createVariant(product: Product, turn: number, dice: Dice): Product {
  const [line, ingredient] = LINES[turn % LINES.length] ?? LINES[0];
  const [volume, factor] = VOLUMES[Math.floor(turn / LINES.length) % VOLUMES.length] ?? VOLUMES[0];
  const edition = Math.floor(turn / LINES.length / VOLUMES.length) + 1;
  const base_price_rwf = roundPrice(product.base_price_rwf * factor * (0.85 + dice() * 0.3));
  return {
    ...product,
    product_id: `${product.product_id}-${turn + 1}`,
    name: `${line} ${product.name} ${volume}${edition > 1 ? `, No. ${edition}` : ''}`,
    base_price_rwf,
    discounted_price_rwf: drawDiscount(dice, base_price_rwf),
    weight_g: Math.max(10, Math.round(product.weight_g * factor)),
    tags: product.tags.filter(() => chance(dice, TAG_SHARE)),
    keywords: [...product.keywords, line.toLowerCase()],
    ingredients: `${product.ingredients}, ${ingredient}`,
    created_at: new Date(product.created_at.getTime() - randomInteger(dice, 0, 500) * DAY_MS),
  };
}

/** Few reviews are enough: tests at scale need counts and averages that differ. */
const sampleReviews = (product_id: string, models: readonly Review[], dice: Dice): Review[] =>
  models.length === 0 ? [] : Array.from({ length: Math.floor(dice() ** 3 * 8) }, () => ({ ...choose(dice, models), product_id }));

function sampleStock(product_id: string, dice: Dice): DemoShop['stock'] {
  if (!chance(dice, STOCKED_SHARE)) return [];
  return [{ product_id, option_id: null, size_id: null, on_hand: chance(dice, 0.05) ? 0 : randomInteger(dice, 1, 200) }];
}

/** The demo's own products, followed by variants until there are `count`. The same count gives the same shop. */
export function createLargeShop(shop: DemoShop, count: number): DemoShop {
  const modelReviews = Map.groupBy(shop.reviews, (review) => review.product_id);
  const modelOptions = Map.groupBy(shop.options, (option) => option.product_id);
  const dice = createDice('many products');
  const variants: Product[] = [];
  const [options, stock, reviews] = [shop.options.slice(), shop.stock.slice(), shop.reviews.slice()];
  for (let index = shop.products.length; index < count; index++) {
    const model = shop.products[index % shop.products.length];
    if (!model) break;
    const product = createVariant(model, Math.floor(index / shop.products.length) - 1, dice);
    const { product_id } = product;
    variants.push(product);
    for (const option of modelOptions.get(model.product_id) ?? []) {
      options.push({ ...option, product_id, option_id: `${product_id}-${option.position}` });
    }
    stock.push(...sampleStock(product_id, dice));
    reviews.push(...sampleReviews(product_id, modelReviews.get(model.product_id) ?? [], dice));
  }
  return { ...shop, products: [...shop.products, ...variants], options, stock, reviews };
}
