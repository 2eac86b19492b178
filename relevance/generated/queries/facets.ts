/** Queries by brand, type, attribute, ingredient, size and price. `QueryRule` in context.ts says how the products are judged. */
import { judgeQuery } from '../../judged/types.ts';
import { ALL_INGREDIENTS } from '../ingredients.ts';
import { listNarrowerTypes, PRODUCT_TYPES } from '../product-types.ts';
import { type QueryRule, writeBrandAsShopper, writeTypeAsShopper } from './context.ts';
import { splitTypedText, toTypedText } from './typed-text.ts';

/** The number of products that a rule draws at random, each for one query. */
const DRAWN_PRODUCTS = 110;

/** Brands by the name as printed, by the name as shoppers type it, and by the invented word that is a part of the name. */
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

/**
 * Types by their name, and by their category, which is mostly the name in the plural. Leaves out types that have narrower ones: plainTypeRule
 * in names.ts judges these.
 */
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

/**
 * Ingredients by their names. All words of a query must be in the name of one ingredient: a product with hydrolyzed silk and keratin amino acids
 * has no hydrolyzed keratin. If the name of another ingredient has all the words too, its products are alternatives.
 */
export const ingredientRule: QueryRule = ({ findIds }) =>
  ALL_INGREDIENTS.flatMap((ingredient) => {
    const words = splitTypedText(ingredient);
    const longerNames = ALL_INGREDIENTS.filter(
      (other) => other !== ingredient && words.every((word) => splitTypedText(other).includes(word)),
    );
    const wanted = findIds(({ ingredients }) => ingredients.includes(ingredient));
    const alternatives = findIds(({ ingredients }) => longerNames.some((longerName) => ingredients.includes(longerName)));
    return wanted.length === 0 ? [] : [judgeQuery('ingredient', ingredient.toLowerCase(), { wanted, alternatives })];
  });

const SIZE_WITH_UNIT = /^(\S+) (ml|g|l)$/;

/** Finds the number of a tool, such as 'No. 7', or of a shade, such as '07 Rosewood'. */
const findNumber = (productName: string): string | undefined =>
  /\bNo\. (\d+)/.exec(productName)?.[1] ?? /\b(\d\d) [A-Z]/.exec(productName)?.[1];

/**
 * Types with a size, typed as '50 ml' or '50ml', and types with the number of a tool or a shade. Products of another size are related. Products
 * with another number do not match.
 */
export const numberAndSizeRule: QueryRule = ({ shop, createRandomFor, findIds }) => {
  const random = createRandomFor('number or size');
  const withSize = random.take(
    shop.products.flatMap(({ type, size }) => (size === null ? [] : [{ type, size }])),
    DRAWN_PRODUCTS / 2,
  );
  const withNumber = random.take(
    shop.products.flatMap(({ type, name }) => {
      const number = findNumber(name);
      return number === undefined ? [] : [{ type, name, number }];
    }),
    DRAWN_PRODUCTS / 2,
  );
  return [
    ...withSize.map(({ type, size }) => {
      const typedSize = random.chance(0.5) ? size : size.replace(SIZE_WITH_UNIT, '$1$2');
      const typedType = writeTypeAsShopper(type);
      return judgeQuery('number or size', random.chance(0.7) ? `${typedType} ${typedSize}` : `${typedSize} ${typedType}`, {
        wanted: findIds((product) => product.type === type && product.size === size),
        related: findIds((product) => product.type === type),
      });
    }),
    ...withNumber.map(({ type, name, number }) => {
      const prefix = name.includes('No.') && random.chance(0.5) ? 'no ' : '';
      return judgeQuery('number or size', `${writeTypeAsShopper(type)} ${prefix}${number}`, {
        wanted: findIds((product) => product.type === type && findNumber(product.name) === number),
      });
    }),
  ];
};

/** `lowPrice` is the lower bound of a range between two prices, and `price` the only bound or the upper one. */
type PriceTexts = { type: string; price: string; lowPrice: string };
const PRICE_FORMATS: readonly { range: 'below' | 'above' | 'between'; format: (texts: PriceTexts) => string }[] = [
  { range: 'below', format: ({ type, price }) => `${type} under ${price}` },
  { range: 'below', format: ({ type, price }) => `${type} below ${price} rwf` },
  { range: 'below', format: ({ type, price }) => `${type} less than ${price} frw` },
  { range: 'below', format: ({ type, price }) => `${type} moins de ${price}` },
  { range: 'below', format: ({ type, price }) => `${type} max ${price}` },
  { range: 'above', format: ({ type, price }) => `${type} over ${price}` },
  { range: 'above', format: ({ type, price }) => `${type} above rwf ${price}` },
  { range: 'between', format: ({ type, price, lowPrice }) => `${type} between ${lowPrice} and ${price}` },
  { range: 'between', format: ({ type, price, lowPrice }) => `${type} ${lowPrice} - ${price} rwf` },
];
/** `String` is listed twice, so that a plain number is drawn twice as often. */
const AMOUNT_FORMATS: readonly ((rwf: number) => string)[] = [(rwf) => rwf.toLocaleString('en'), String, (rwf) => `${rwf / 1000}k`, String];
const PRICE_QUERIES_MAX = 60;

/** Types with a range of prices, whose bounds are whole thousands of francs. What counts is the price with the discount. */
export const priceRule: QueryRule = ({ shop, createRandomFor, findIds }) => {
  const random = createRandomFor('price');
  return random.take(shop.products, PRICE_QUERIES_MAX).flatMap(({ type, paid_rwf }) => {
    const price_rwf = Math.max(2000, Math.round(paid_rwf / 1000) * 1000);
    // About half of the price, and a whole thousand again.
    const lowPrice_rwf = Math.max(1000, Math.floor(price_rwf / 2000) * 1000);
    const formatAmount = random.pick(AMOUNT_FORMATS);
    const { range, format } = random.pick(PRICE_FORMATS);
    const query = format({ type: writeTypeAsShopper(type), price: formatAmount(price_rwf), lowPrice: formatAmount(lowPrice_rwf) });
    const { min_rwf, max_rwf } = {
      below: { min_rwf: 0, max_rwf: price_rwf },
      above: { min_rwf: price_rwf, max_rwf: Number.POSITIVE_INFINITY },
      between: { min_rwf: lowPrice_rwf, max_rwf: price_rwf },
    }[range];
    const wanted = findIds((product) => product.type === type && product.paid_rwf >= min_rwf && product.paid_rwf <= max_rwf);
    return wanted.length === 0 ? [] : [judgeQuery('price', query, { wanted })];
  });
};
