/**
 * Whether a text has control characters other than tabs and line breaks. The shop refuses them: PostgreSQL cannot store NUL, and the others are
 * unreadable and never typed on purpose.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
export const hasControlCharacters = (text: string): boolean => /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);
