/** The judged queries about a generated shop: by its facets, in shoppers' words, for what it does not sell, and those of name-rules.ts. */
import { type JudgedQuery, judgeQuery } from '../judged/judged-query.ts';
import type { GeneratedShop } from './generated-shop.ts';
import { countEdits } from './invented-words.ts';
import { mistypedNameRules, nameRules } from './name-rules.ts';
import { ALL_INGREDIENTS, findType, listNarrowerTypes, PRODUCT_TYPES, splitList, splitWords } from './product-types.ts';
import { createQueryContext, type QueryRule } from './query-context.ts';
import queryWords from './query-words.json' with { type: 'json' };
import { splitTypedText, toTypedText } from './typed-text.ts';

/** The number of products that a rule draws at random, each for one query. */
const DRAWN_PRODUCTS = 110;

/** Brands by the name as printed, by the name as shoppers type it, and by the invented word that is a part of the name. */
const brandRule: QueryRule = ({ shop, findIds }) =>
  shop.brands.flatMap((brand) => {
    const wanted = findIds((product) => product.brand === brand);
    return [...new Set([brand.name, toTypedText(brand.name), brand.word])].map((query) => judgeQuery('brand', query, { wanted }));
  });

const brandAndTypeRule: QueryRule = ({ shop, createRandomFor, judgeType }) => {
  const random = createRandomFor('brand and type');
  return random.take(shop.products, DRAWN_PRODUCTS).map(({ brand, type }) => {
    const words = [toTypedText(brand.name), toTypedText(type.name)];
    const judgement = judgeType(type, (product) => product.brand === brand);
    return judgeQuery('brand and type', (random.chance(0.7) ? words : words.reverse()).join(' '), judgement);
  });
};

/** Types by their name, and by their category, which is mostly the name in the plural. plainFormRule judges those that have narrower ones. */
const typeRule: QueryRule = ({ findIds }) =>
  PRODUCT_TYPES.filter((type) => listNarrowerTypes(type).length === 0).flatMap((type) =>
    [type.name, type.category].map((name) =>
      judgeQuery('type', toTypedText(name), { wanted: findIds((product) => product.type === type) }),
    ),
  );

const typeAndAttributeRule: QueryRule = ({ shop, createRandomFor, findIds }) => {
  const random = createRandomFor('type and attribute');
  return random.take(shop.products, DRAWN_PRODUCTS).map(({ type, attributes }) => {
    const attribute = random.pick(attributes);
    return judgeQuery('type and attribute', `${toTypedText(attribute)} ${toTypedText(type.name)}`, {
      wanted: findIds((product) => product.type === type && product.attributes.includes(attribute)),
      related: findIds((product) => product.type === type),
    });
  });
};

/** Ingredients by their names. If the name of another ingredient has all the words too, its products are alternatives. */
const ingredientRule: QueryRule = ({ findIds }) =>
  ALL_INGREDIENTS.flatMap((ingredient) => {
    const words = splitTypedText(ingredient);
    const namesWithAllWords = ALL_INGREDIENTS.filter((other) => words.every((word) => splitTypedText(other).includes(word)));
    const wanted = findIds(({ ingredients }) => ingredients.includes(ingredient));
    const alternatives = findIds(({ ingredients }) => namesWithAllWords.some((name) => ingredients.includes(name)));
    return wanted.length === 0 ? [] : [judgeQuery('ingredient', ingredient.toLowerCase(), { wanted, alternatives })];
  });

/** Finds the number of a tool, such as 'No. 7', or of a shade, such as '07 Rosewood'. */
const findNumber = (productName: string): string | undefined =>
  /\bNo\. (\d+)/.exec(productName)?.[1] ?? /\b(\d\d) [A-Z]/.exec(productName)?.[1];

/** Types with a size, typed as '50 ml' or '50ml', and types with the number of a tool or a shade. Products of another size are related. */
const numberAndSizeRule: QueryRule = ({ shop, createRandomFor, findIds }) => {
  const random = createRandomFor('number or size');
  const withSize = shop.products.flatMap(({ type, size }) => (size === null ? [] : [{ type, size }]));
  const withNumber = shop.products.flatMap(({ type, name }) => {
    const number = findNumber(name);
    return number === undefined ? [] : [{ type, name, number }];
  });
  const drawnWithSize = random.take(withSize, DRAWN_PRODUCTS / 2);
  const drawnWithNumber = random.take(withNumber, DRAWN_PRODUCTS / 2);
  const queriesBySize = drawnWithSize.map(({ type, size }) => {
    const words = [random.chance(0.5) ? size : size.replace(' ', ''), toTypedText(type.name)];
    return judgeQuery('number or size', (random.chance(0.7) ? words.reverse() : words).join(' '), {
      wanted: findIds((product) => product.type === type && product.size === size),
      related: findIds((product) => product.type === type),
    });
  });
  const queriesByNumber = drawnWithNumber.map(({ type, name, number }) => {
    const prefix = name.includes('No.') && random.chance(0.5) ? 'no ' : '';
    const wanted = findIds((product) => product.type === type && findNumber(product.name) === number);
    return judgeQuery('number or size', `${toTypedText(type.name)} ${prefix}${number}`, { wanted });
  });
  return [...queriesBySize, ...queriesByNumber];
};

/** `String` is listed twice, so that a plain number is drawn twice as often. */
const AMOUNT_FORMATS: readonly ((rwf: number) => string)[] = [(rwf) => rwf.toLocaleString('en'), String, (rwf) => `${rwf / 1000}k`, String];

/** Types with a range of prices, which a format names with its upper or only bound (P) and its lower bound (L). The bounds are whole thousands. */
const priceRule: QueryRule = ({ shop, createRandomFor, findIds }) => {
  const random = createRandomFor('price');
  return random.take(shop.products, 60).flatMap(({ type, paid_rwf }) => {
    const price_rwf = Math.max(2000, Math.round(paid_rwf / 1000) * 1000);
    // About half of the price, and a whole thousand again.
    const lowPrice_rwf = Math.max(1000, Math.floor(price_rwf / 2000) * 1000);
    const formatAmount = random.pick(AMOUNT_FORMATS);
    const [format, range] = random.pick(Object.entries(queryWords.priceRanges));
    const typedRange = format.replace('P', formatAmount(price_rwf)).replace('L', formatAmount(lowPrice_rwf));
    const min_rwf = { below: 0, above: price_rwf, between: lowPrice_rwf }[range] ?? 0;
    const max_rwf = range === 'above' ? Number.POSITIVE_INFINITY : price_rwf;
    const wanted = findIds((product) => product.type === type && product.paid_rwf >= min_rwf && product.paid_rwf <= max_rwf);
    return wanted.length === 0 ? [] : [judgeQuery('price', `${toTypedText(type.name)} ${typedRange}`, { wanted })];
  });
};

/**
 * The words by which shoppers search for a type of product, in three languages: 'wanted types / alternative types'. Their author did not look
 * at the lexicon of the search, so they show its gaps. A native speaker has yet to check those in Kinyarwanda.
 */
const shopperWordRule: QueryRule = ({ findIds }) =>
  (['synonym', 'French', 'Kinyarwanda'] as const).flatMap((kind) =>
    Object.entries(queryWords[kind]).map(([query, typeNames]) => {
      const [wanted = [], alternatives = []] = typeNames.split(' / ').map((names) => {
        const types = splitList(names).map(findType);
        return findIds(({ type }) => types.includes(type));
      });
      return judgeQuery(kind, query, { wanted, alternatives });
    }),
  );

const randomWordRule: QueryRule = ({ createRandomFor, nameWords }) => {
  const random = createRandomFor('random words');
  const words = splitWords(queryWords.randomWords).filter((word) => !nameWords.has(word));
  const texts = Array.from({ length: 60 }, () => random.take(words, 1 + random.below(3)).join(' '));
  return [...new Set(texts)].map((text) => judgeQuery('random words', text, {}));
};

const otherShopRule: QueryRule = () => splitList(queryWords.otherShops).map((text) => judgeQuery('other shops', text, {}));

/** Keys of one row, which a shopper hits at random to type a word without a meaning. */
const MASHED_ROWS = ['asdfghjkl', 'qwertyuiop', 'zxcvbnm', 'asdfjkl', 'dfghjk'];
/** A meaningless word differs from every word of the shop by at least this many edits. Otherwise, it could be that word mistyped. */
const EDITS_MIN = 4;

const keyboardMashRule: QueryRule = ({ createRandomFor, nameWords }) => {
  const random = createRandomFor('keyboard mash');
  const isDissimilar = (word: string) =>
    [...nameWords].every((other) => countEdits(word, other, EDITS_MIN) >= EDITS_MIN && !other.startsWith(word));
  const texts = new Set<string>();
  while (texts.size < 60) {
    const row = random.pick(MASHED_ROWS);
    const word = Array.from({ length: 6 + random.below(7) }, () => row[random.below(row.length)] ?? '').join('');
    if (isDissimilar(word)) texts.add(random.chance(0.2) ? `${word} ${random.below(1000)}` : word);
  }
  return [...texts].map((text) => judgeQuery('keyboard mash', text, {}));
};

const RULES: readonly QueryRule[] = [
  ...nameRules,
  ...[brandRule, brandAndTypeRule, typeRule, typeAndAttributeRule, ingredientRule, numberAndSizeRule, priceRule],
  ...mistypedNameRules,
  ...[shopperWordRule, randomWordRule, otherShopRule, keyboardMashRule],
];

/** Generates the queries of all rules. If two rules create the same query, the first one judges it. */
export function generateQueries(shop: GeneratedShop): JudgedQuery[] {
  const context = createQueryContext(shop);
  const byText = new Map<string, JudgedQuery>();
  for (const judged of RULES.flatMap((rule) => rule(context))) {
    if (!byText.has(judged.query)) byText.set(judged.query, judged);
  }
  return [...byText.values()];
}
