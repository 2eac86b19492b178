/** The specification's scores. */
export const GRADES = { exact: 10, word_start: 7, compound: 8, variant: 6, fuzzy: 3 } as const;
