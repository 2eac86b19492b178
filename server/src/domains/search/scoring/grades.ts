/**
 * How well a word of a product matches a typed word; the specification requires these values. `exact`: it is the typed word. `word_start`:
 * the shopper typed only its beginning. `compound`: the shopper typed the word as two words, or joined two words. `synonym`: it is a synonym.
 * `fuzzy`: the shopper mistyped it.
 */
export const GRADES = { exact: 10, word_start: 7, compound: 8, synonym: 6, fuzzy: 3 } as const;
