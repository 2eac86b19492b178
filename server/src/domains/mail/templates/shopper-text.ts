/**
 * Cleans texts that a shopper typed for use in mails. A stranger can sign up with another person's e-mail address and enter any name or
 * street. Without this, she could send that person messages or links under the shop's name.
 */

/** Spaces, line ends, control characters, and invisible or direction-changing ones: \p{Cf} includes bidi and zero-width characters. */
const SPACE_OR_INVISIBLE_PATTERN = /[\s\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu;
const NAME_CHARS_MAX = 60;
const LINE_CHARS_MAX = 160;
const MESSAGE_CHARS_MAX = 5_000;

/** @ and its full-width and small forms. */
const AT_SIGN_PATTERN = /[@\u{FF20}\u{FE6B}]/gu;
/** '://' and '//', also with spaces in between. */
const DOUBLE_SLASH_PATTERN = /:?\s*\/(?:\s*\/)+/g;
/** A dot, or a similar character of another script, before a letter or digit. */
const DOT_IN_WORD_PATTERN = /([.\u3002\u{FF0E}\u{FF61}\u2024\u{FE52}\u0589\u06D4])(?=[\p{L}\p{N}_-])/gu;
const LINK_SCHEME_PATTERN = /\b(mailto|tel|sms|javascript|data|https?|ftp):/giu;

/**
 * Breaks up texts that mail programs turn into links: 'evil.example', 'https://…', 'a@b', and the same with similar characters of other
 * scripts. Adds a space after each dot before a letter or digit, and replaces '://' and '@'. Leaves an address like 'KG 11/5, J. P. Road'
 * unchanged.
 */
function breakLinks(text: string): string {
  return text
    .replace(AT_SIGN_PATTERN, ' at ')
    .replace(DOUBLE_SLASH_PATTERN, ' ')
    .replace(DOT_IN_WORD_PATTERN, '$1 ')
    .replace(LINK_SCHEME_PATTERN, '$1 ');
}

const toOneLineWithoutLinks = (text: string) =>
  breakLinks(text.normalize('NFKC').replace(SPACE_OR_INVISIBLE_PATTERN, ' ')).replace(/ {2,}/g, ' ').trim();
const truncateText = (text: string, max: number) => (text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`);

/** Matches links such as 'evil.example', 'https://…' or 'a@b', which no name contains. */
const LINK_PATTERN = /[/@]|\.[\p{L}\p{N}]{2,}/u;

/**
 * A name for the greeting: one line of at most 60 characters; '' if it contains a common link. Rare ones, such as 'mailto:' or a dot of
 * another script, are only broken up.
 */
export function cleanName(text: string): string {
  const line = text.normalize('NFKC').replace(SPACE_OR_INVISIBLE_PATTERN, ' ').trim();
  return LINK_PATTERN.test(line) ? '' : truncateText(breakLinks(line), NAME_CHARS_MAX);
}

/** A street, a number or a reason: one line of at most 160 characters without links. */
export const cleanLine = (text: string): string => truncateText(toOneLineWithoutLinks(text), LINE_CHARS_MAX);

/** A message to the shop: at most 5,000 characters without links, in lines as typed. */
export const cleanMessage = (text: string): string =>
  truncateText(
    text
      .split(/\r\n?|\n/)
      .map(toOneLineWithoutLinks)
      .join('\n')
      .trim(),
    MESSAGE_CHARS_MAX,
  );
