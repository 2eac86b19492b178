/** Queries by brand, type, attribute, ingredient, size and price, judged by what the generator knows of each product. */
import { gradeQuery } from '../../judged/types.ts';
import { ALL_INGREDIENTS } from '../ingredients.ts';
import { listSpecialTypes, PRODUCT_TYPES } from '../product-types.ts';
import { type QueryRule, typeBrand, typeType } from './context.ts';
import { splitTyped, typeText } from './typed.ts';

const COUNT = 110;

/** By the printed name, and by its invented word. */
export const brands: QueryRule = ({ shop, findIds }) =>
  shop.brands.flatMap((brand) => {
    const own = findIds((product) => product.brand === brand);
    return [...new Set([brand.name, typeText(brand.name), brand.word])].map((query) => gradeQuery('brand', query, { 3: own }));
  });

export const brandsAndTypes: QueryRule = ({ shop, drawFor, findIds }) => {
  const draw = drawFor('brand and type');
  return draw.take(shop.products, COUNT).map((product) => {
    const { brand, type } = product;
    const special = listSpecialTypes(type);
    const words = [typeBrand(product), typeType(type)];
    return gradeQuery('brand and type', (draw.chance(0.7) ? words : words.reverse()).join(' '), {
      3: findIds((one) => one.brand === brand && one.type === type),
      2: findIds((one) => one.brand === brand && special.includes(one.type)),
    });
  });
};

/** In the singular and the plural. */
export const types: QueryRule = ({ findIds }) =>
  PRODUCT_TYPES.filter((type) => listSpecialTypes(type).length === 0).flatMap((type) =>
    [typeType(type), typeText(type.category)].map((query) => gradeQuery('type', query, { 3: findIds((product) => product.type === type) })),
  );

export const typesAndAttributes: QueryRule = ({ shop, drawFor, findIds }) => {
  const draw = drawFor('type and attribute');
  return draw.take(shop.products, COUNT).map(({ type, attributes }) => {
    const attribute = draw.pick(attributes);
    return gradeQuery('type and attribute', `${typeText(attribute)} ${typeType(type)}`, {
      3: findIds((product) => product.type === type && product.attributes.includes(attribute)),
      1: findIds((product) => product.type === type),
    });
  });
};

/** All words must be within one ingredient: a product with hydrolyzed silk and keratin amino acids has no hydrolyzed keratin. */
export const ingredients: QueryRule = ({ findIds }) =>
  ALL_INGREDIENTS.flatMap((wanted) => {
    const words = splitTyped(wanted);
    const holders = findIds((product) => product.ingredients.includes(wanted));
    const wider = ALL_INGREDIENTS.filter((one) => one !== wanted && words.every((word) => splitTyped(one).includes(word)));
    const similar = wider.length === 0 ? [] : findIds((product) => product.ingredients.some((one) => wider.includes(one)));
    return holders.length === 0 ? [] : [gradeQuery('ingredient', wanted.toLowerCase(), { 3: holders, 2: similar })];
  });

const JOINED_SIZE = /^(\S+) (ml|g|l)$/;

/** Sizes in both spellings, with other sizes after them, and the numbers of tools and shades, with nothing else. */
export const numbersAndSizes: QueryRule = ({ shop, drawFor, findIds }) => {
  const draw = drawFor('number or size');
  const sized = draw.take(
    shop.products.filter(({ size }) => size !== null),
    COUNT / 2,
  );
  const numbered = draw.take(
    shop.products.filter(({ name }) => /\b(?:No\. \d+|\d\d [A-Z])/.test(name)),
    COUNT / 2,
  );
  return [
    ...sized.map(({ type, size }) => {
      const text = draw.chance(0.5) ? (size ?? '') : (size ?? '').replace(JOINED_SIZE, '$1$2');
      const wanted = findIds((product) => product.type === type && product.size === size);
      const query = draw.chance(0.7) ? `${typeType(type)} ${text}` : `${text} ${typeType(type)}`;
      return gradeQuery('number or size', query, { 3: wanted, 1: findIds((product) => product.type === type) });
    }),
    ...numbered.map(({ type, name }) => {
      const number = /No\. (\d+)/.exec(name)?.[1] ?? /\b(\d\d) [A-Z]/.exec(name)?.[1] ?? '';
      const hasNumber = new RegExp(`(?:No\\. ${number}(?!\\d)|\\b${number} [A-Z])`);
      return gradeQuery('number or size', `${typeType(type)} ${name.includes('No.') && draw.chance(0.5) ? 'no ' : ''}${number}`, {
        3: findIds((product) => product.type === type && hasNumber.test(product.name)),
      });
    }),
  ];
};

type Bounds = { from: number; to: number };
const PRICE_FORMATS: readonly ((text: string, low: string, type: string) => [query: string, kind: 'below' | 'above' | 'between'])[] = [
  (text, _, type) => [`${type} under ${text}`, 'below'],
  (text, _, type) => [`${type} below ${text} rwf`, 'below'],
  (text, _, type) => [`${type} less than ${text} frw`, 'below'],
  (text, _, type) => [`${type} moins de ${text}`, 'below'],
  (text, _, type) => [`${type} max ${text}`, 'below'],
  (text, _, type) => [`${type} over ${text}`, 'above'],
  (text, _, type) => [`${type} above rwf ${text}`, 'above'],
  (text, low, type) => [`${type} between ${low} and ${text}`, 'between'],
  (text, low, type) => [`${type} ${low} - ${text} rwf`, 'between'],
];
const formatPrice: readonly ((rwf: number) => string)[] = [
  (rwf) => rwf.toLocaleString('en'),
  String,
  (rwf) => `${rwf / 1000}k`,
  (rwf) => String(rwf),
];
const PRICE_COUNT = 60;

/** Bounds in thousands of francs, of the price that the shopper pays. */
export const prices: QueryRule = ({ shop, drawFor, findIds }) => {
  const draw = drawFor('price');
  return draw.take(shop.products, PRICE_COUNT).flatMap(({ type, paid_rwf }) => {
    const bound = Math.max(2000, Math.round(paid_rwf / 1000) * 1000);
    const low = Math.max(1000, Math.floor(bound / 2000) * 1000);
    const format = draw.pick(formatPrice);
    const [query, kind] = draw.pick(PRICE_FORMATS)(format(bound), format(low), typeType(type));
    const bounds: Bounds = {
      from: kind === 'below' ? 0 : kind === 'above' ? bound : low,
      to: kind === 'above' ? Number.POSITIVE_INFINITY : bound,
    };
    const wanted = findIds((product) => product.type === type && product.paid_rwf >= bounds.from && product.paid_rwf <= bounds.to);
    return wanted.length === 0 ? [] : [gradeQuery('price', query, { 3: wanted })];
  });
};
