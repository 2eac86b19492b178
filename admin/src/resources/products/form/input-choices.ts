/** Labels for the values that the specification misspells or abbreviates. */
const LABELS: Readonly<Record<string, string>> = { Ampolues: 'Ampoules', 'Combination&Normal': 'Combination and normal' };

/** Creates the choices of an input from the values of a product attribute. */
export const createInputChoices = (values: readonly string[]) => values.map((value) => ({ id: value, name: LABELS[value] ?? value }));
