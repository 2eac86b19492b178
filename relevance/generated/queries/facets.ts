/**
 * Queries by brand, type, attribute, ingredient, size and price, judged by what the generator knows of each product: `wanted` ones get grade 3,
 * `alternatives` 2, and `related` ones 1.
 */
import { judgeQuery } from '../../judged/types.ts';
import { ALL_INGREDIENTS } from '../ingredients.ts';
import { listNarrowerTypes, PRODUCT_TYPES } from '../product-types.ts';
import type { GeneratedProduct } from '../products.ts';
import { type QueryRule, writeBrandAsShopper, writeTypeAsShopper } from './context.ts';
import { splitTypedText, toTypedText } from './typed-text.ts';

/** The number of products that a rule draws at random, each for one query. */
const DRAWN_PRODUCTS = 110;

/** Brands by the printed name, by the typed name, and by the invented word. */
export const brandRule: QueryRule = ({ shop, findIds }) =>
  shop.brands.flatMap((brand) => {
    const ids = findIds((product) => product.brand === brand);
    return [...new Set([brand.name, toTypedText(brand.name), brand.word])].map((query) => judgeQuery('brand', query, { wanted: ids }));
  });

export const brandAndTypeRule: QueryRule = ({ shop, createRandomFor, findIds }) => {
  const random = createRandomFor('brand and type');
  return random.take(shop.products, DRAWN_PRODUCTS).map((product) => {
    const { brand, type } = product;
    const narrowerTypes = listNarrowerTypes(type);
    const words = [writeBrandAsShopper(product), writeTypeAsShopper(type)];
    return judgeQuery('brand and type', (random.chance(0.7) ? words : words.reverse()).join(' '), {
      wanted: findIds((other) => other.brand === brand && other.type === type),
      alternatives: findIds((other) => other.brand === brand && narrowerTypes.includes(other.type)),
    });
  });
};

/** Types by their name, which is singular, and by their category, which is the name in the plural. */
export const typeRule: QueryRule = ({ findIds }) =>
  PRODUCT_TYPES.filter((type) => listNarrowerTypes(type).length === 0).flatMap((type) =>
    [writeTypeAsShopper(type), toTypedText(type.category)].map((query) =>
      judgeQuery('type', query, { wanted: findIds((product) => product.type === type) }),
    ),
  );

export const typeAndAttributeRule: QueryRule = ({ shop, createRandomFor, findIds }) => {
  const random = createRandomFor('type and attribute');
  return random.take(shop.products, DRAWN_PRODUCTS).map(({ type, attributes }) => {
    const attribute = random.pick(attributes);
    return judgeQuery('type and attribute', `${toTypedText(attribute)} ${writeTypeAsShopper(type)}`, {
      wanted: findIds((product) => product.type === type && product.attributes.includes(attribute)),
      related: findIds((product) => product.type === type),
    });
  });
};

/** All words must be in the name of one ingredient: a product with hydrolyzed silk and keratin amino acids has no hydrolyzed keratin. */
export const ingredientRule: QueryRule = ({ findIds }) =>
  ALL_INGREDIENTS.flatMap((wanted) => {
    const words = splitTypedText(wanted);
    const containing = findIds((product) => product.ingredients.includes(wanted));
    const longerNames = ALL_INGREDIENTS.filter((other) => other !== wanted && words.every((word) => splitTypedText(other).includes(word)));
    const hasLongerName = ({ ingredients }: GeneratedProduct) => ingredients.some((ingredient) => longerNames.includes(ingredient));
    const similar = findIds(hasLongerName);
    return containing.length === 0 ? [] : [judgeQuery('ingredient', wanted.toLowerCase(), { wanted: containing, alternatives: similar })];
  });

const SIZE_WITH_UNIT = /^(\S+) (ml|g|l)$/;

/**
 * Sizes, typed as '50 ml' or '50ml', and numbers of tools and shades. For a size, products of another size are related; for a number, only
 * products with that number match.
 */
export const numberAndSizeRule: QueryRule = ({ shop, createRandomFor, findIds }) => {
  const random = createRandomFor('number or size');
  const withSize = random.take(
    shop.products.filter(({ size }) => size !== null),
    DRAWN_PRODUCTS / 2,
  );
  const withNumber = random.take(
    // Tools are numbered 'No. 7', shades '07 Rosewood'.
    shop.products.filter(({ name }) => /\b(?:No\. \d+|\d\d [A-Z])/.test(name)),
    DRAWN_PRODUCTS / 2,
  );
  return [
    ...withSize.map(({ type, size }) => {
      const sizeText = random.chance(0.5) ? (size ?? '') : (size ?? '').replace(SIZE_WITH_UNIT, '$1$2');
      const wanted = findIds((product) => product.type === type && product.size === size);
      const query = random.chance(0.7) ? `${writeTypeAsShopper(type)} ${sizeText}` : `${sizeText} ${writeTypeAsShopper(type)}`;
      return judgeQuery('number or size', query, { wanted, related: findIds((product) => product.type === type) });
    }),
    ...withNumber.map(({ type, name }) => {
      const number = /No\. (\d+)/.exec(name)?.[1] ?? /\b(\d\d) [A-Z]/.exec(name)?.[1] ?? '';
      const numberInName = new RegExp(`(?:No\\. ${number}(?!\\d)|\\b${number} [A-Z])`);
      const prefix = name.includes('No.') && random.chance(0.5) ? 'no ' : '';
      return judgeQuery('number or size', `${writeTypeAsShopper(type)} ${prefix}${number}`, {
        wanted: findIds((product) => product.type === type && numberInName.test(product.name)),
      });
    }),
  ];
};

const PRICE_FORMATS: readonly ((bound: string, low: string, type: string) => [query: string, range: 'below' | 'above' | 'between'])[] = [
  (bound, _, type) => [`${type} under ${bound}`, 'below'],
  (bound, _, type) => [`${type} below ${bound} rwf`, 'below'],
  (bound, _, type) => [`${type} less than ${bound} frw`, 'below'],
  (bound, _, type) => [`${type} moins de ${bound}`, 'below'],
  (bound, _, type) => [`${type} max ${bound}`, 'below'],
  (bound, _, type) => [`${type} over ${bound}`, 'above'],
  (bound, _, type) => [`${type} above rwf ${bound}`, 'above'],
  (bound, low, type) => [`${type} between ${low} and ${bound}`, 'between'],
  (bound, low, type) => [`${type} ${low} - ${bound} rwf`, 'between'],
];
/** `String` is listed twice, so that a plain number is drawn twice as often. */
const AMOUNT_FORMATS: readonly ((rwf: number) => string)[] = [(rwf) => rwf.toLocaleString('en'), String, (rwf) => `${rwf / 1000}k`, String];
const PRICE_COUNT = 60;

/** Types within bounds of the price that the shopper pays, in whole thousands of francs. */
export const priceRule: QueryRule = ({ shop, createRandomFor, findIds }) => {
  const random = createRandomFor('price');
  return random.take(shop.products, PRICE_COUNT).flatMap(({ type, paid_rwf }) => {
    const bound_rwf = Math.max(2000, Math.round(paid_rwf / 1000) * 1000);
    const low_rwf = Math.max(1000, Math.floor(bound_rwf / 2000) * 1000);
    const format = random.pick(AMOUNT_FORMATS);
    const [query, range] = random.pick(PRICE_FORMATS)(format(bound_rwf), format(low_rwf), writeTypeAsShopper(type));
    const { min_rwf, max_rwf } = {
      below: { min_rwf: 0, max_rwf: bound_rwf },
      above: { min_rwf: bound_rwf, max_rwf: Number.POSITIVE_INFINITY },
      between: { min_rwf: low_rwf, max_rwf: bound_rwf },
    }[range];
    const wanted = findIds((product) => product.type === type && product.paid_rwf >= min_rwf && product.paid_rwf <= max_rwf);
    return wanted.length === 0 ? [] : [judgeQuery('price', query, { wanted })];
  });
};
