/** Every product by its own name, in one of the ways that people type it. */
import { drawnFrom } from './drawn.ts';
import { amountOf, brandOf, plain, printed, shortened } from './names.ts';
import { judged } from './products.ts';
import { demoShop } from './shop.ts';
import type { Judged } from './types.ts';

type Product = (typeof demoShop.products)[number];

const withAmount = (text: string, amount: string | null): string => (amount === null ? text : `${text} ${amount}`);

const WAYS: readonly ((product: Product) => string)[] = [
  printed,
  ({ name }) => name.toLowerCase(),
  (product) => plain(printed(product)),
  (product) => plain(shortened(product.name)),
  (product) => withAmount(product.name, amountOf(product)),
  (product) => withAmount(plain(shortened(printed(product))), amountOf(product)?.replace(' ', '') ?? null),
  (product) => `${plain(brandOf(product)).replaceAll(' ', '')} ${plain(shortened(product.name))}`,
  (product) => `${shortened(product.name)} ${brandOf(product)}`,
  (product) => `${shortened(product.name)} by ${brandOf(product)}`.toUpperCase(),
];

export const exactNames: readonly Judged[] = demoShop.products.map((product) =>
  judged('exact name', drawnFrom(WAYS, 'exact name', product.product_id)(product), { 3: [product.product_id] }),
);
