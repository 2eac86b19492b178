/** Looks for barred ingredients, and for ingredients and claims that a staff member must confirm, in everything that shoppers read. */
import { isNegated, listWords, replacePhrase, type Word } from './negated-words.ts';
import { RESTRICTIONS, type Restriction } from './restricted-ingredients.ts';

type LabelledTexts = readonly { label: string; value: string }[];
/** The texts of a product, which may hold HTML, without those of archived options and sizes, which shoppers do not see. */
export type ProductTexts = {
  name: string;
  ingredients: string;
  description: string;
  keywords: readonly string[];
  product_info: LabelledTexts;
  specific_info: LabelledTexts;
  options: readonly { name: string; description: string }[];
  sizes: readonly { name: string }[];
  /** What its pictures show, in words. */
  picture_texts: readonly string[];
};

/** The fields of a product that are checked. */
export const FINDING_FIELDS = [
  'ingredients',
  'name',
  'description',
  'product_info',
  'specific_info',
  'options',
  'sizes',
  'keywords',
  'pictures',
] as const;
export type FindingField = (typeof FINDING_FIELDS)[number];

/** `key` identifies the finding when a staff member confirms it; it is stable. `field`: the first field that has the term. */
export type Finding = { key: string; rule: string; kind: Restriction['kind']; name: string; term: string; field: FindingField };

/**
 * Joins label and value into one sentence, because the label may say 'Free from'. Removes the tags at the start of the value, because a block
 * tag there would end the sentence.
 */
const joinLabel = ({ label, value }: LabelledTexts[number]) => `${label}: ${value.replace(/^(?:\s*<[^>]*>)+/, '')}`;

const listTexts = (product: ProductTexts): Readonly<Record<FindingField, readonly string[]>> => ({
  ingredients: [product.ingredients],
  name: [product.name],
  description: [product.description],
  product_info: product.product_info.map(joinLabel),
  specific_info: product.specific_info.map(joinLabel),
  options: product.options.flatMap(({ name, description }) => [name, description]),
  sizes: product.sizes.map(({ name }) => name),
  keywords: product.keywords,
  pictures: product.picture_texts,
});

/** A text ready to be searched. `line`: its words with one space between and around them. */
type NormalisedText = { field: FindingField; words: Word[]; line: string };

const normaliseText = (field: FindingField, words: Word[]): NormalisedText => ({
  field,
  words,
  line: ` ${words.map(({ word }) => word).join(' ')} `,
});

/** Replaces the harmless terms that contain a restricted one. */
const removeExceptions = (text: NormalisedText, except: readonly string[]): NormalisedText => {
  const foundExceptions = except.filter((exception) => text.line.includes(` ${exception} `));
  if (foundExceptions.length === 0) return text;
  const words = foundExceptions.reduce((remaining, exception) => replacePhrase(remaining, exception.split(' ')), text.words);
  return normaliseText(text.field, words);
};

/** Whether the text has the term or its plural, and does not say that the product is free of it. */
function hasTerm({ field, words, line }: NormalisedText, term: string): boolean {
  if (!line.includes(` ${term} `) && !line.includes(` ${term}s `)) return false;
  // A list of ingredients names what is in the product, so nothing in it is a negation.
  if (field === 'ingredients') return true;
  const termWords = term.split(' ');
  const lastIndex = termWords.length - 1;
  return words.some((_, start) => {
    const startsHere = termWords.every((termWord, index) => {
      const word = words[start + index]?.word;
      return word === termWord || (index === lastIndex && word === `${termWord}s`);
    });
    return startsHere && !isNegated(words, start, termWords.length);
  });
}

/** Lists the findings, barred ingredients first, each term once. */
export function findRestricted(product: ProductTexts): Finding[] {
  const texts = FINDING_FIELDS.flatMap((field) =>
    listTexts(product)[field].flatMap((text) => (text === '' ? [] : normaliseText(field, listWords(text)))),
  );
  return RESTRICTIONS.flatMap(({ rule, kind, name, terms, except = [] }) => {
    const textsWithoutExceptions = texts.map((text) => removeExceptions(text, except));
    return terms.flatMap((term) => {
      const textWithTerm = textsWithoutExceptions.find((text) => hasTerm(text, term));
      return textWithTerm ? { key: `${rule}:${term}`, rule, kind, name, term, field: textWithTerm.field } : [];
    });
  });
}

export const listBarred = (findings: readonly Finding[]): Finding[] => findings.filter(({ kind }) => kind === 'barred');

/** The findings that no staff member has confirmed yet. */
export const listUnreviewed = (findings: readonly Finding[], reviewed: readonly string[]): Finding[] =>
  findings.filter(({ kind, key }) => kind === 'review' && !reviewed.includes(key));
