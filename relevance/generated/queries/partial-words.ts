/** Words that the shopper types in part, joins or splits, and brands that the shop does not sell. */
import { type JudgedQuery, judgeQuery } from '../../judged/types.ts';
import { inventWords } from '../name-words.ts';
import { listNarrowerTypes, PRODUCT_TYPES } from '../product-types.ts';
import { type QueryRule, writeBrandAsShopper, writeTypeAsShopper } from './context.ts';
import { splitTypedText } from './typed-text.ts';

/** The number of products, brands or words that a rule draws at random, each for one query. */
const DRAWN_QUERIES = 100;

/** A brand with a type whose last word is unfinished. */
export const brandAndBeginningRule: QueryRule = ({ shop, createRandomFor, findIds }) => {
  const random = createRandomFor('beginning');
  return random.take(shop.products, DRAWN_QUERIES).map((product) => {
    const { brand, type } = product;
    const words = splitTypedText(type.name);
    const lastWord = words.at(-1) ?? '';
    const unfinishedWord = lastWord.slice(0, Math.max(2, Math.ceil(lastWord.length / 2)));
    const typed = [writeBrandAsShopper(product), ...words.slice(0, -1), unfinishedWord].join(' ');
    const matchesAllTypedWords = (productWords: readonly string[]) =>
      typed.split(' ').every((typedWord) => productWords.some((productWord) => productWord.startsWith(typedWord)));
    const wanted = findIds(
      (other) => other.brand === brand && matchesAllTypedWords([...splitTypedText(brand.name), ...splitTypedText(other.type.name)]),
    );
    return judgeQuery('beginning', typed, { wanted });
  });
};

const BEGINNING_LENGTH_MIN = 4;

/** The first half of the first word of a type, such as 'sham' for 'shampoo'. Leaves out halves with which an unrelated word begins too. */
export const beginningOfTypeRule: QueryRule = ({ findIds, nameWords }) =>
  PRODUCT_TYPES.flatMap((type): JudgedQuery[] => {
    const word = splitTypedText(type.name)[0] ?? '';
    const beginning = word.slice(0, Math.max(BEGINNING_LENGTH_MIN, Math.ceil(word.length / 2)));
    const isUnambiguous = [...nameWords].filter((other) => other.startsWith(beginning)).every((other) => other.startsWith(word));
    if (beginning === word || !isUnambiguous) return [];
    const wanted = findIds((product) => splitTypedText(product.type.name).some((typeWord) => typeWord.startsWith(beginning)));
    return [judgeQuery('beginning', beginning, { wanted })];
  });

function splitInHalf(word: string): string {
  const middle = Math.ceil(word.length / 2);
  return `${word.slice(0, middle)} ${word.slice(middle)}`;
}

/** Shorter words are not split. */
const SPLIT_LENGTH_MIN = 6;

/** The name of the rule, and the kind of its queries. The seed contains the name, so 'torn' stays: with 'split', the rule would draw other brands. */
const JOINED_OR_SPLIT = 'joined or torn';

/** Types and brands with a missing space, such as 'hairmask', or with an extra one, such as 'lip stick'. */
export const joinedOrSplitRule: QueryRule = ({ shop, createRandomFor, findIds, nameWords }) => {
  const random = createRandomFor(JOINED_OR_SPLIT);
  const queriesOfTypes = PRODUCT_TYPES.flatMap((type) => {
    const words = splitTypedText(type.name);
    const narrowerTypes = listNarrowerTypes(type);
    const judgement = {
      wanted: findIds((product) => product.type === type),
      alternatives: findIds((product) => narrowerTypes.includes(product.type)),
    };
    if (words.length > 1) return [judgeQuery(JOINED_OR_SPLIT, words.join(''), judgement)];
    const [word = ''] = words;
    const halves = splitInHalf(word);
    const hasNameWord = halves.split(' ').some((half) => nameWords.has(half));
    return word.length < SPLIT_LENGTH_MIN || hasNameWord ? [] : [judgeQuery(JOINED_OR_SPLIT, halves, judgement)];
  });
  const queriesOfBrands = random.take(shop.brands, DRAWN_QUERIES).map((brand) => {
    const words = splitTypedText(brand.name);
    return judgeQuery(JOINED_OR_SPLIT, words.length > 1 ? words.join('') : splitInHalf(brand.word), {
      wanted: findIds((product) => product.brand === brand),
    });
  });
  return [...queriesOfTypes, ...queriesOfBrands];
};

/** A brand that the shop does not sell: the products of the type are the best answer. */
export const foreignBrandRule: QueryRule = ({ shop, createRandomFor, findIds }) => {
  const random = createRandomFor('foreign brand');
  const brandWords = shop.brands.flatMap(({ word, lineWords }) => [word, ...lineWords.map((line) => line.toLowerCase())]);
  return inventWords(random, DRAWN_QUERIES, { avoidedWords: brandWords }).map((word) => {
    const type = random.pick(PRODUCT_TYPES);
    const narrowerTypes = listNarrowerTypes(type);
    return judgeQuery('foreign brand', `${word} ${writeTypeAsShopper(type)}`, {
      wanted: findIds((product) => product.type === type),
      alternatives: findIds((product) => narrowerTypes.includes(product.type)),
    });
  });
};
