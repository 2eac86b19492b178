/**
 * Sorts names as readers of all languages of the shop look for them: case and accents do not count. English, French and Kinyarwanda have one
 * order of letters. Browsers have none for Kinyarwanda and would take that of the phone, so the English one is named here.
 */
export const compareNames: (one: string, other: string) => number = new Intl.Collator('en', { sensitivity: 'base' }).compare;
