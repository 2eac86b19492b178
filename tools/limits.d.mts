/** Returns the document with the value of each constant in its row. Throws if a row names a constant that is missing or has no unit. */
export function fillLimits(document: string, readSource: (path: string) => string): string;
/** Counts the rows of a document that name a constant. */
export function countLimits(document: string): number;
