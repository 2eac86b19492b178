/** The document with the value of each constant in its row; throws where a row names a constant that is not there, or has no unit. */
export function fillLimits(document: string, readSource: (path: string) => string): string;
/** The rows of a document that name a constant. */
export function countLimits(document: string): number;
