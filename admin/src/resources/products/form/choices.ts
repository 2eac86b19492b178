/** Terms of the shop as choices of an input. The shop's spelling of some is the specification's own; staff read the word. */
const SPELLED: Readonly<Record<string, string>> = { Ampolues: 'Ampoules', 'Combination&Normal': 'Combination and normal' };

export const toChoices = (terms: readonly string[]) => terms.map((term) => ({ id: term, name: SPELLED[term] ?? term }));
