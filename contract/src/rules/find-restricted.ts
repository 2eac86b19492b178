/** Looks for barred ingredients, and for ingredients and claims that a person must confirm. */
import { RESTRICTIONS, type Restriction } from './restricted-ingredients.ts';

/** The texts of a product that are checked. `texts` may hold HTML. */
export type CheckedTexts = { name: string; ingredients: string; texts: readonly string[] };

/** `key` names the finding in a confirmation; it is stable. */
export type Finding = { key: string; rule: string; kind: Restriction['kind']; name: string; term: string; field: 'ingredients' | 'texts' };

/** Plain words with one space between and around them: ' tert butyl hydroquinone '. */
export const normaliseWords = (text: string): string =>
  ` ${text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|amp|#160);/g, ' ')
    .normalize('NFKD')
    // Accents, and characters that are not shown, which would split a word unseen.
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** 'Free of hydroquinone' and 'hydroquinone-free' praise what is not in it. */
const NEGATED_BEFORE = /(?: free (?:of|from)| without| no| non| zero| never) (?:\S+ (?:or |and |nor )?){0,2}$/;
const NEGATED_AFTER = /^ free /;

/** Whether the words contain the term other than to say that it is not in it. */
function containsTerm(words: string, term: string): boolean {
  const searched = ` ${term} `;
  for (let at = words.indexOf(searched); at >= 0; at = words.indexOf(searched, at + 1)) {
    const isNegated = NEGATED_BEFORE.test(words.slice(0, at + 1)) || NEGATED_AFTER.test(words.slice(at + searched.length - 1));
    if (!isNegated) return true;
  }
  return false;
}

const removeExceptions = (words: string, except: readonly string[]) =>
  except.reduce((rest, exception) => rest.replaceAll(` ${exception} `, ' / '), words);

const toFinding = ({ rule, kind, name }: Restriction, term: string, field: Finding['field']): Finding => ({
  ...{ key: `${rule}:${term}`, rule, kind, name, term, field },
});

/** What the check finds, barred ingredients first, each term once. */
export function findRestricted({ name, ingredients, texts }: CheckedTexts): Finding[] {
  const listed = normaliseWords(ingredients);
  const shownName = normaliseWords(name);
  const shownTexts = texts.map(normaliseWords);
  return RESTRICTIONS.flatMap((restriction) => {
    const { where, terms, except = [] } = restriction;
    const inList = removeExceptions(listed, except);
    const named = removeExceptions(shownName, except);
    return terms.flatMap((term) => {
      // A list of ingredients names what is in the product, so nothing in it is a negation.
      if (inList.includes(` ${term} `) || (where === 'ingredients' && containsTerm(named, term))) {
        return toFinding(restriction, term, 'ingredients');
      }
      const isClaimed = where === 'texts' && [shownName, ...shownTexts].some((words) => containsTerm(words, term));
      return isClaimed ? toFinding(restriction, term, 'texts') : [];
    });
  });
}

export const listBarred = (findings: readonly Finding[]): Finding[] => findings.filter(({ kind }) => kind === 'barred');

/** The findings that nobody has confirmed yet. */
export const listUnreviewed = (findings: readonly Finding[], reviewed: readonly string[]): Finding[] =>
  findings.filter(({ kind, key }) => kind === 'review' && !reviewed.includes(key));
