/**
 * How well a word of a product matches a typed word. `exact`: it is the typed word. `word_start`: only its beginning is typed. `compound`: it is
 * typed as two words, or two words as one. `variant`: it is a synonym. `fuzzy`: it is typed with a mistake. The specification requires these values.
 */
export const GRADES = { exact: 10, word_start: 7, compound: 8, variant: 6, fuzzy: 3 } as const;
