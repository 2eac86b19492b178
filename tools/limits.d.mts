/**
 * Returns the document with the value of each constant in its row. Throws if a row names a constant that is not in its file, or whose value
 * is neither a number nor limits that can be formatted.
 */
export function fillLimits(document: string, readSource: (path: string) => string): string;
/** Counts the rows of a document that name a constant. */
export function countLimits(document: string): number;
