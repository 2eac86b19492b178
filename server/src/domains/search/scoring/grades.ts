/** How well a word of a product matches a typed word. The specification requires these values. */
export const GRADES = { exact: 10, word_start: 7, compound: 8, variant: 6, fuzzy: 3 } as const;
