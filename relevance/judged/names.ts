/** Product names as shoppers type them. Does not use the code of the search, which these names test. */
import { demoShop } from './shop.ts';

type Product = (typeof demoShop.products)[number];
const brands = new Map(demoShop.brands.map(({ brand_id, name }) => [brand_id, name]));

export const getBrandName = ({ brand_id }: Product): string => brands.get(brand_id) ?? '';
export const formatName = (product: Product): string => `${getBrandName(product)} ${product.name}`;

/**
 * Lower case without accents, and without the signs that a phone's keyboard hides. '·' stands in for the points of decimal numbers while the
 * other points are removed.
 */
export const normaliseName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\d)\.(?=\d)/g, '·')
    .replace(/['’:.+%&,!]/g, (sign) => (sign === '&' ? ' ' : ''))
    .replaceAll('·', '.')
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim();

/** Removes the sun protection factor and a note in brackets from the end of a name. */
export const shortenName = (name: string): string => name.replace(/\s*\bSPF\d+\+?(?:\s*PA\+*)?/g, '').replace(/\s*\([^)]*\)$/, '');

/** Returns '150 ml' of '70 pads · 150 ml', or null if the pack names only a number of pieces. */
export const parseAmount = ({ specific_info }: Product): string | null =>
  /\d+(?:\.\d+)? (?:ml|g)\b/.exec(specific_info.find(({ label }) => label === 'Volume')?.value ?? '')?.[0] ?? null;

export const listNameWords = (product: Product): string[] => normaliseName(shortenName(formatName(product))).split(' ');

const wordSets = demoShop.products.map((product) => ({ id: product.product_id, words: new Set(listNameWords(product)) }));
/** Finds the products whose brand and name have all the words. */
export const findByNameWords = (words: readonly string[]): string[] =>
  wordSets.filter((product) => words.every((word) => product.words.has(word))).map(({ id }) => id);

export const isNameWord = (word: string): boolean => wordSets.some(({ words }) => words.has(word));
