/** Two queries for each product by its name: nearly as printed on the pack, and as shoppers type it on a phone. */

import { formatName, getBrandName, normaliseName, parseAmount, shortenName } from './names.ts';
import { judgeQuery } from './products.ts';
import { chooseFrom } from './random.ts';
import { demoShop } from './shop.ts';
import type { JudgedQuery } from './types.ts';

type Product = (typeof demoShop.products)[number];
type FormatQuery = (product: Product) => string;

const appendAmount = (text: string, amount: string | null): string => (amount === null ? text : `${text} ${amount}`);
const formatJoinedBrand: FormatQuery = (product) => normaliseName(getBrandName(product)).replaceAll(' ', '');
/** Splits a brand of one word in the middle: 'tony moly'. */
const formatSplitBrand: FormatQuery = (product) => {
  const brand = normaliseName(getBrandName(product));
  const middle = Math.ceil(brand.length / 2);
  return brand.includes(' ') || brand.length < 6 ? brand : `${brand.slice(0, middle)} ${brand.slice(middle)}`;
};

const AS_PRINTED: readonly FormatQuery[] = [
  formatName,
  ({ name }) => name,
  (product) => appendAmount(product.name, parseAmount(product)),
  (product) => `${shortenName(product.name)} ${getBrandName(product)}`,
  (product) => `${shortenName(product.name)} by ${getBrandName(product)}`.toUpperCase(),
];
const AS_TYPED: readonly FormatQuery[] = [
  (product) => normaliseName(formatName(product)),
  (product) => normaliseName(shortenName(product.name)),
  (product) => appendAmount(normaliseName(shortenName(formatName(product))), parseAmount(product)?.replace(' ', '') ?? null),
  (product) => `${formatJoinedBrand(product)} ${normaliseName(shortenName(product.name))}`,
  (product) => `${formatSplitBrand(product)} ${normaliseName(shortenName(product.name))}`,
];

/** Keeps one of the queries that differ only in case. */
function dropDuplicates(queries: readonly JudgedQuery[]): JudgedQuery[] {
  return [...new Map(queries.map((judged) => [judged.query.toLowerCase(), judged])).values()];
}

export const exactNameQueries: readonly JudgedQuery[] = dropDuplicates(
  demoShop.products.flatMap((product) =>
    [AS_PRINTED, AS_TYPED].map((formats, index) =>
      judgeQuery('exact name', chooseFrom(formats, 'exact name', index, product.product_id)(product), { wanted: [product.product_id] }),
    ),
  ),
);
