/** Every product by its own name, twice: as the pack has it or nearly, and as it is typed on a telephone. */
import { drawnFrom } from './drawn.ts';
import { amountOf, brandOf, plain, printed, shortened } from './names.ts';
import { judged } from './products.ts';
import { demoShop } from './shop.ts';
import type { Judged } from './types.ts';

type Product = (typeof demoShop.products)[number];
type Way = (product: Product) => string;

const withAmount = (text: string, amount: string | null): string => (amount === null ? text : `${text} ${amount}`);
const joinedBrand: Way = (product) => plain(brandOf(product)).replaceAll(' ', '');
/** Two words where the pack has one, in the middle: 'tony moly'. */
const partedBrand: Way = (product) => {
  const brand = plain(brandOf(product));
  const middle = Math.ceil(brand.length / 2);
  return brand.includes(' ') || brand.length < 6 ? brand : `${brand.slice(0, middle)} ${brand.slice(middle)}`;
};

const AS_PRINTED: readonly Way[] = [
  printed,
  ({ name }) => name,
  (product) => withAmount(product.name, amountOf(product)),
  (product) => `${shortened(product.name)} ${brandOf(product)}`,
  (product) => `${shortened(product.name)} by ${brandOf(product)}`.toUpperCase(),
];
const AS_TYPED: readonly Way[] = [
  (product) => plain(printed(product)),
  (product) => plain(shortened(product.name)),
  (product) => withAmount(plain(shortened(printed(product))), amountOf(product)?.replace(' ', '') ?? null),
  (product) => `${joinedBrand(product)} ${plain(shortened(product.name))}`,
  (product) => `${partedBrand(product)} ${plain(shortened(product.name))}`,
];

/** Small letters and capitals are one query. */
function once(all: readonly Judged[]): Judged[] {
  return [...new Map(all.map((one) => [one.query.toLowerCase(), one])).values()];
}

export const exactNames: readonly Judged[] = once(
  demoShop.products.flatMap((product) =>
    [AS_PRINTED, AS_TYPED].map((ways, which) =>
      judged('exact name', drawnFrom(ways, 'exact name', which, product.product_id)(product), { 3: [product.product_id] }),
    ),
  ),
);
