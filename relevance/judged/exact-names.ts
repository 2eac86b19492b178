/** Every product by its own name, twice: as the pack has it or nearly, and as it is typed on a telephone. */
import { drawFrom } from './drawn.ts';
import { formatName, getBrandName, normaliseName, parseAmount, shortenName } from './names.ts';
import { judgeQuery } from './products.ts';
import { demoShop } from './shop.ts';
import type { Judged } from './types.ts';

type Product = (typeof demoShop.products)[number];
type Way = (product: Product) => string;

const withAmount = (text: string, amount: string | null): string => (amount === null ? text : `${text} ${amount}`);
const joinedBrand: Way = (product) => normaliseName(getBrandName(product)).replaceAll(' ', '');
/** Two words where the pack has one, in the middle: 'tony moly'. */
const partedBrand: Way = (product) => {
  const brand = normaliseName(getBrandName(product));
  const middle = Math.ceil(brand.length / 2);
  return brand.includes(' ') || brand.length < 6 ? brand : `${brand.slice(0, middle)} ${brand.slice(middle)}`;
};

const AS_PRINTED: readonly Way[] = [
  formatName,
  ({ name }) => name,
  (product) => withAmount(product.name, parseAmount(product)),
  (product) => `${shortenName(product.name)} ${getBrandName(product)}`,
  (product) => `${shortenName(product.name)} by ${getBrandName(product)}`.toUpperCase(),
];
const AS_TYPED: readonly Way[] = [
  (product) => normaliseName(formatName(product)),
  (product) => normaliseName(shortenName(product.name)),
  (product) => withAmount(normaliseName(shortenName(formatName(product))), parseAmount(product)?.replace(' ', '') ?? null),
  (product) => `${joinedBrand(product)} ${normaliseName(shortenName(product.name))}`,
  (product) => `${partedBrand(product)} ${normaliseName(shortenName(product.name))}`,
];

/** Small letters and capitals are one query. */
function dropDuplicates(all: readonly Judged[]): Judged[] {
  return [...new Map(all.map((one) => [one.query.toLowerCase(), one])).values()];
}

export const exactNames: readonly Judged[] = dropDuplicates(
  demoShop.products.flatMap((product) =>
    [AS_PRINTED, AS_TYPED].map((ways, which) =>
      judgeQuery('exact name', drawFrom(ways, 'exact name', which, product.product_id)(product), { 3: [product.product_id] }),
    ),
  ),
);
