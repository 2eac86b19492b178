/** Words that the shopper types in part, joins or splits, and brands that the shop does not sell. */
import { gradeQuery, type JudgedQuery } from '../../judged/types.ts';
import { inventWords } from '../name-words.ts';
import { listSpecialTypes, PRODUCT_TYPES } from '../product-types.ts';
import { type QueryRule, typeBrand, typeType } from './context.ts';
import { splitTyped } from './typed.ts';

const COUNT = 40;
const BEGINNING_MIN = 4;

/**
 * A brand with a type whose last word is unfinished, and the unfinished first word of a type alone, if only this word of the shop begins so.
 */
export const beginningRule: QueryRule = ({ shop, createRandomFor, findIds, nameWords }) => {
  const random = createRandomFor('beginning');
  const branded = random.take(shop.products, COUNT).map((product) => {
    const { brand, type } = product;
    const words = splitTyped(type.name);
    const last = words.at(-1) ?? '';
    const typed = [typeBrand(product), ...words.slice(0, -1), last.slice(0, Math.max(2, Math.ceil(last.length / 2)))].join(' ');
    const hasBeginnings = (nameWords: readonly string[]) =>
      typed.split(' ').every((beginning) => nameWords.some((nameWord) => nameWord.startsWith(beginning)));
    const wanted = findIds((other) => other.brand === brand && hasBeginnings([...splitTyped(brand.name), ...splitTyped(other.type.name)]));
    return gradeQuery('beginning', typed, { 3: wanted });
  });
  const single = PRODUCT_TYPES.flatMap((type): JudgedQuery[] => {
    const word = splitTyped(type.name)[0] ?? '';
    const start = word.slice(0, Math.max(BEGINNING_MIN, Math.ceil(word.length / 2)));
    const isUnambiguous = [...nameWords].every((other) => !other.startsWith(start) || other.startsWith(word));
    if (start.length >= word.length || !isUnambiguous) return [];
    const wanted = findIds((product) => splitTyped(product.type.name).some((typeWord) => typeWord.startsWith(start)));
    return [gradeQuery('beginning', start, { 3: wanted })];
  });
  return [...branded, ...single];
};

const splitInHalf = (word: string): string => `${word.slice(0, Math.ceil(word.length / 2))} ${word.slice(Math.ceil(word.length / 2))}`;
/** Shorter words are not split. */
const SPLIT_LENGTH_MIN = 6;

/**
 * Types and brands with a missing or an extra space: 'hairmask', 'lip stick'. In the name of the rule, 'torn' means
 * split; another name would change the random choice of brands.
 */
export const joinedOrSplitRule: QueryRule = ({ shop, createRandomFor, findIds, nameWords }) => {
  const random = createRandomFor('joined or torn');
  const ofTypes = PRODUCT_TYPES.flatMap((type) => {
    const words = splitTyped(type.name);
    const narrowerTypes = listSpecialTypes(type);
    const lists = { 3: findIds((product) => product.type === type), 2: findIds((product) => narrowerTypes.includes(product.type)) };
    if (words.length > 1) return [gradeQuery('joined or torn', words.join(''), lists)];
    const [word = ''] = words;
    const parts = splitInHalf(word).split(' ');
    return word.length < SPLIT_LENGTH_MIN || parts.some((part) => nameWords.has(part))
      ? []
      : [gradeQuery('joined or torn', splitInHalf(word), lists)];
  });
  const ofBrands = random.take(shop.brands, COUNT).map((brand) => {
    const words = splitTyped(brand.name);
    return gradeQuery('joined or torn', words.length > 1 ? words.join('') : splitInHalf(brand.word), {
      3: findIds((product) => product.brand === brand),
    });
  });
  return [...ofTypes, ...ofBrands];
};

/** A brand that the shop does not sell: the products of the type are the best answer. */
export const foreignBrandRule: QueryRule = ({ shop, createRandomFor, findIds }) => {
  const random = createRandomFor('foreign brand');
  const shopWords = shop.brands.flatMap(({ word, lineWords }) => [word, ...lineWords.map((line) => line.toLowerCase())]);
  return inventWords(random, COUNT, shopWords).map((word) => {
    const type = random.pick(PRODUCT_TYPES);
    const narrowerTypes = listSpecialTypes(type);
    return gradeQuery('foreign brand', `${word} ${typeType(type)}`, {
      3: findIds((product) => product.type === type),
      2: findIds((product) => narrowerTypes.includes(product.type)),
    });
  });
};
