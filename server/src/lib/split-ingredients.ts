/** A comma between the numbers of a name such as '1,2-Hexanediol', with or without a space. */
const COMMA_IN_NAME = /(?<=(?:^|[,;\s(])\d{1,2}),(?=\s?\d{1,2}-)/g;
/** Stands for such a comma while the list is split. */
const KEPT = '\u0000';

/** Splits a comma-separated list of INCI names. */
export const splitIngredients = (text: string): string[] =>
  text
    .replace(COMMA_IN_NAME, KEPT)
    .split(',')
    .map((name) => name.replace(/\u0000\s?/g, ',').trim())
    .filter(Boolean);
