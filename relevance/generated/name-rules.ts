/** Judged queries by names of products and brands: exact, with typing mistakes, in part, joined or split. */
import { type JudgedQuery, type Judgement, judgeQuery } from '../judged/judged-query.ts';
import { type GeneratedProduct, LINE_WORD_LETTERS } from './generated-shop.ts';
import { countEdits, inventWords } from './invented-words.ts';
import { listNarrowerTypes, PRODUCT_TYPES } from './product-types.ts';
import type { QueryContext, QueryRule } from './query-context.ts';
import type { Random } from './random.ts';
import { splitTypedText, toTypedText } from './typed-text.ts';

/** Joins the number and the unit of a size at the end of a name: '50 ml' becomes '50ml'. */
const joinSize = (text: string): string => text.replace(/ (\d+(?:\.\d+)?) (ml|g|l)$/, ' $1$2');

/** The ways in which a shopper may write the name of a product. */
const NAME_FORMATS: readonly ((product: GeneratedProduct) => string)[] = [
  ({ brand, name }) => `${brand.name} ${name}`,
  ({ name }) => name,
  ({ brand, name }) => `${name} ${brand.name}`,
  ({ brand, name }) => toTypedText(`${brand.name} ${name}`),
  ({ name }) => toTypedText(name),
  ({ brand, name }) => joinSize(toTypedText(`${brand.word} ${name}`)),
];

/** Names of products. All products that have the name are wanted. */
const exactNameRule: QueryRule = ({ shop, createRandomFor }) => {
  const random = createRandomFor('exact name');
  const typedNames = shop.products.flatMap((product) => NAME_FORMATS.map((format) => ({ product, text: toTypedText(format(product)) })));
  const namesByText = Map.groupBy(typedNames, ({ text }) => text);
  return random.take(shop.products, 220).map((drawn) => {
    const query = random.pick(NAME_FORMATS)(drawn);
    return judgeQuery('exact name', query, { wanted: namesByText.get(toTypedText(query))?.map(({ product }) => product.id) ?? [] });
  });
};

/** Plain products rank before others: for types that have narrower ones, such as 'cream', and for names that also have a refill. */
const plainFormRule: QueryRule = ({ shop: { products }, createRandomFor, judgeType }) => {
  const typesWithNarrower = PRODUCT_TYPES.filter((type) => listNarrowerTypes(type).length > 0);
  const queriesByType = typesWithNarrower.map((type) => {
    const { wanted, alternatives } = judgeType(type);
    return judgeQuery('plain form', toTypedText(type.name), { wanted, related: alternatives });
  });
  const specialForms = products.filter(({ plainId }) => plainId !== null);
  const drawnForms = createRandomFor('plain form').take(specialForms, 60);
  const queriesByName = drawnForms.flatMap(({ id, plainId }) => {
    const plain = products.find((product) => product.id === plainId);
    if (!plain) return [];
    return judgeQuery('plain form', toTypedText(`${plain.brand.name} ${plain.name}`), { wanted: [plain.id], related: [id] });
  });
  return [...queriesByType, ...queriesByName];
};

const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const listNeighbourKeys = (letter: string): string[] => {
  const row = KEYBOARD_ROWS.find((keys) => keys.includes(letter)) ?? letter;
  const index = row.indexOf(letter);
  return [row[index - 1], row[index + 1]].filter((key) => key !== undefined);
};

/** Omits, doubles, swaps or replaces one letter after the first. */
function makeMistake(word: string, random: Random): string {
  const index = 1 + random.below(word.length - 1);
  const start = word.slice(0, index);
  const letter = word[index] ?? '';
  const end = word.slice(index + 1);
  const neighbours = listNeighbourKeys(letter);
  return random.pick([
    start + end,
    start + letter + letter + end,
    start.slice(0, -1) + letter + start.slice(-1) + end,
    start + (neighbours.length > 0 ? random.pick(neighbours) : '') + end,
  ]);
}

/**
 * Mistypes a word with exactly this number of mistakes. The result is nearer to the intended word than to any other word of the shop. Returns
 * null if no try gives such a result.
 */
function misspell(word: string, mistakes: number, { nameWords }: QueryContext, random: Random): string | null {
  for (let attempt = 0; attempt < 40; attempt++) {
    let mistyped = word;
    for (let count = 0; count < mistakes; count++) mistyped = makeMistake(mistyped, random);
    const edits = countEdits(mistyped, word, mistakes + 1);
    if (edits !== mistakes) continue;
    const isNearestToWord = [...nameWords].every((other) => other === word || countEdits(mistyped, other, edits + 1) > edits);
    if (isNearestToWord) return mistyped;
  }
  return null;
}

/** Creates a query before one of its words is mistyped. */
type CreateIntendedQuery = (product: GeneratedProduct, context: QueryContext) => { words: readonly string[]; judgement: Judgement };

const INTENDED_QUERIES: Record<string, CreateIntendedQuery> = {
  brand: (product, { findIds }) => ({
    words: splitTypedText(product.brand.name),
    judgement: { wanted: findIds(({ brand }) => brand === product.brand) },
  }),
  type: ({ type }, { judgeType }) => ({ words: splitTypedText(type.name), judgement: judgeType(type) }),
  name: (product, { findIds }) => {
    const nameWords = splitTypedText(product.name);
    const hasAllWords = ({ brand, name }: GeneratedProduct) =>
      brand === product.brand && nameWords.every((word) => splitTypedText(name).includes(word));
    const wanted = findIds((other) => hasAllWords(other) && splitTypedText(other.name).length === nameWords.length);
    return { words: [...splitTypedText(product.brand.name), ...nameWords], judgement: { wanted, related: findIds(hasAllWords) } };
  },
};

const TYPO_QUERIES = 120;

function createTypoQueries(context: QueryContext, kind: string, mistakes: number, createQuery: CreateIntendedQuery): JudgedQuery[] {
  const random = context.createRandomFor(kind);
  const queries = new Map<string, JudgedQuery>();
  const isMistakable = (word: string) => word.length >= 3 + 2 * mistakes && /^[a-z]+$/.test(word);
  // Draws more products than needed, because not every product gives a query.
  for (const product of random.take(context.shop.products, TYPO_QUERIES * 3)) {
    if (queries.size >= TYPO_QUERIES) break;
    const { words, judgement } = createQuery(product, context);
    const indexes = [...words.keys()].filter((index) => isMistakable(words[index] ?? ''));
    if (indexes.length === 0) continue;
    const index = random.pick(indexes);
    const mistyped = misspell(words[index] ?? '', mistakes, context, random);
    if (mistyped === null) continue;
    const query = words.with(index, mistyped).join(' ');
    queries.set(query, judgeQuery(kind, query, judgement));
  }
  return [...queries.values()];
}

const typoRule: QueryRule = (context) =>
  ['one typo', 'two typos'].flatMap((label, index) =>
    Object.entries(INTENDED_QUERIES).flatMap(([what, createQuery]) =>
      createTypoQueries(context, `${label}, ${what}`, index + 1, createQuery),
    ),
  );

/** A brand with a type whose last word is unfinished. */
const brandAndBeginningRule: QueryRule = ({ shop, createRandomFor, findIds }) => {
  const drawnProducts = createRandomFor('beginning').take(shop.products, 100);
  return drawnProducts.map(({ brand, type }) => {
    const words = splitTypedText(type.name);
    const lastWord = words.at(-1) ?? '';
    const unfinishedWord = lastWord.slice(0, Math.max(2, Math.ceil(lastWord.length / 2)));
    const typed = [toTypedText(brand.name), ...words.slice(0, -1), unfinishedWord].join(' ');
    const wanted = findIds((other) => {
      const otherWords = [...splitTypedText(brand.name), ...splitTypedText(other.type.name)];
      return other.brand === brand && typed.split(' ').every((typedWord) => otherWords.some((word) => word.startsWith(typedWord)));
    });
    return judgeQuery('beginning', typed, { wanted });
  });
};

/** The first half of the first word of a type, such as 'sham' for 'shampoo'. Leaves out halves with which an unrelated word begins too. */
const beginningOfTypeRule: QueryRule = ({ findIds, nameWords }) =>
  PRODUCT_TYPES.flatMap((type): JudgedQuery[] => {
    const word = splitTypedText(type.name)[0] ?? '';
    const beginning = word.slice(0, Math.max(4, Math.ceil(word.length / 2)));
    const isUnambiguous = [...nameWords].every((other) => !other.startsWith(beginning) || other.startsWith(word));
    if (beginning === word || !isUnambiguous) return [];
    const wanted = findIds((product) => splitTypedText(product.type.name).some((typeWord) => typeWord.startsWith(beginning)));
    return [judgeQuery('beginning', beginning, { wanted })];
  });

function splitInHalf(word: string): string {
  const middle = Math.ceil(word.length / 2);
  return `${word.slice(0, middle)} ${word.slice(middle)}`;
}

/** The name of the rule, and the kind of its queries. The seed contains the name, so 'torn' stays: with 'split', the rule would draw other brands. */
const JOINED_OR_SPLIT = 'joined or torn';

/** Types and brands with a missing space, such as 'hairmask', or with an extra one, such as 'lip stick'. */
const joinedOrSplitRule: QueryRule = ({ shop, createRandomFor, findIds, judgeType, nameWords }) => {
  const queriesOfTypes = PRODUCT_TYPES.flatMap((type) => {
    const words = splitTypedText(type.name);
    const [word = ''] = words;
    const halves = splitInHalf(word);
    const isSplittable = word.length >= 6 && !halves.split(' ').some((half) => nameWords.has(half));
    if (words.length === 1 && !isSplittable) return [];
    return [judgeQuery(JOINED_OR_SPLIT, words.length > 1 ? words.join('') : halves, judgeType(type))];
  });
  const drawnBrands = createRandomFor(JOINED_OR_SPLIT).take(shop.brands, 100);
  const queriesOfBrands = drawnBrands.map((brand) => {
    const words = splitTypedText(brand.name);
    const wanted = findIds((product) => product.brand === brand);
    return judgeQuery(JOINED_OR_SPLIT, words.length > 1 ? words.join('') : splitInHalf(brand.word), { wanted });
  });
  return [...queriesOfTypes, ...queriesOfBrands];
};

/** A brand that the shop does not sell: the products of the type are the best answer. */
const foreignBrandRule: QueryRule = ({ shop, createRandomFor, judgeType }) => {
  const random = createRandomFor('foreign brand');
  const brandWords = shop.brands.flatMap(({ word, lineWords }) => [word, ...lineWords.map((line) => line.toLowerCase())]);
  return inventWords(random, 100, LINE_WORD_LETTERS, brandWords).map((word) => {
    const type = random.pick(PRODUCT_TYPES);
    return judgeQuery('foreign brand', `${word} ${toTypedText(type.name)}`, judgeType(type));
  });
};

export const nameRules = [exactNameRule, plainFormRule];
export const mistypedNameRules = [typoRule, brandAndBeginningRule, beginningOfTypeRule, joinedOrSplitRule, foreignBrandRule];
