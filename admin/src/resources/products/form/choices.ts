/** Labels for the values that the specification misspells or abbreviates. */
const LABELS: Readonly<Record<string, string>> = { Ampolues: 'Ampoules', 'Combination&Normal': 'Combination and normal' };

/** The values of an attribute as choices of an input. */
export const toChoices = (values: readonly string[]) => values.map((value) => ({ id: value, name: LABELS[value] ?? value }));
