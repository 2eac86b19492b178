/** A large catalogue made of the demo's: the same products in other lines, volumes and years, for trying the shop at size. */
import { between, chance, choose, type Dice, diceFor } from './reviews/dice.ts';
import type { demoShop } from './shop.ts';

type DemoShop = ReturnType<typeof demoShop>;
type Product = DemoShop['products'][number];
type Review = DemoShop['reviews'][number];

/** A line is named for what is added; its word is a keyword, too, and what is added an ingredient. */
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
/** With how much of the model's price and weight one costs and weighs. */
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
const COUNTED_SHARE = 0.6;

/** Prices end in a round 500 francs, as the demo's do. */
const rounded = (amount_rwf: number): number => Math.max(1_000, Math.round(amount_rwf / 500) * 500);

const discounted = (dice: Dice, base_price_rwf: number): number =>
  chance(dice, DISCOUNT_SHARE) ? Math.round((base_price_rwf * between(dice, 60, 92)) / 10_000) * 100 : 0;

/** `turn` counts from 0 how often this product has been varied before. No two turns have the same name. */
function varied(product: Product, turn: number, dice: Dice): Product {
  const [line, ingredient] = LINES[turn % LINES.length] ?? LINES[0];
  const [volume, factor] = VOLUMES[Math.floor(turn / LINES.length) % VOLUMES.length] ?? VOLUMES[0];
  const edition = Math.floor(turn / LINES.length / VOLUMES.length) + 1;
  const base_price_rwf = rounded(product.base_price_rwf * factor * (0.85 + dice() * 0.3));
  return {
    ...product,
    product_id: `${product.product_id}-${turn + 1}`,
    name: `${line} ${product.name} ${volume}${edition > 1 ? `, No. ${edition}` : ''}`,
    base_price_rwf,
    discounted_price_rwf: discounted(dice, base_price_rwf),
    weight_g: Math.max(10, Math.round(product.weight_g * factor)),
    tags: product.tags.filter(() => chance(dice, TAG_SHARE)),
    keywords: [...product.keywords, line.toLowerCase()],
    ingredients: `${product.ingredients}, ${ingredient}`,
    created_at: new Date(product.created_at.getTime() - between(dice, 0, 500) * DAY_MS),
  };
}

/** Few of them: what matters at size is that counts and averages differ. */
const reviewsOf = (product_id: string, models: readonly Review[], dice: Dice): Review[] =>
  models.length === 0 ? [] : Array.from({ length: Math.floor(dice() ** 3 * 8) }, () => ({ ...choose(dice, models), product_id }));

function stockOf(product_id: string, dice: Dice): DemoShop['stock'] {
  if (!chance(dice, COUNTED_SHARE)) return [];
  return [{ product_id, option_id: null, size_id: null, on_hand: chance(dice, 0.05) ? 0 : between(dice, 1, 200) }];
}

/** The demo's own products first; as many more as it takes to be `count`. The same each time. */
export function manyProducts(shop: DemoShop, count: number): DemoShop {
  const modelReviews = Map.groupBy(shop.reviews, (review) => review.product_id);
  const modelOptions = Map.groupBy(shop.options, (option) => option.product_id);
  const dice = diceFor('many products');
  const more: Product[] = [];
  const [options, stock, reviews] = [shop.options.slice(), shop.stock.slice(), shop.reviews.slice()];
  for (let index = shop.products.length; index < count; index++) {
    const model = shop.products[index % shop.products.length];
    if (!model) break;
    const product = varied(model, Math.floor(index / shop.products.length) - 1, dice);
    const { product_id } = product;
    more.push(product);
    for (const option of modelOptions.get(model.product_id) ?? []) {
      options.push({ ...option, product_id, option_id: `${product_id}-${option.position}` });
    }
    stock.push(...stockOf(product_id, dice));
    reviews.push(...reviewsOf(product_id, modelReviews.get(model.product_id) ?? [], dice));
  }
  return { ...shop, products: [...shop.products, ...more], options, stock, reviews };
}
