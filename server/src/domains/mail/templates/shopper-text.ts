/**
 * Cleans texts that a shopper typed for use in mails. A stranger can sign up with another person's address or order to a street of any
 * name, and must not be able to send own messages or links under the shop's name.
 */

/** Control characters, line ends, and invisible or direction-changing characters: \p{Cf} includes bidi and zero-width ones. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu;
const NAME_MAX = 60;
const LINE_MAX = 160;
const LETTER_MAX = 5_000;

/**
 * Breaks up what mail programs turn into links: 'evil.example', 'https://…', 'a@b' and look-alikes in other scripts. Adds a space after
 * each dot that a letter or digit follows, and removes : / / and @; an address like 'KG 11/5, J. P. Road' stays unchanged.
 */
function breakLinks(text: string): string {
  return text
    .replace(/[@\u{FF20}\u{FE6B}]/gu, ' at ')
    .replace(/:?\s*\/(?:\s*\/)+/g, ' ')
    .replace(/([.\u3002\u{FF0E}\u{FF61}\u2024\u{FE52}\u0589\u06D4])(?=[\p{L}\p{N}_-])/gu, '$1 ')
    .replace(/\b(mailto|tel|sms|javascript|data|https?|ftp):/giu, '$1 ');
}

const toOneLine = (text: string) => breakLinks(text.normalize('NFKC').replace(UNSEEN, ' ')).replace(/ {2,}/g, ' ').trim();
const truncateText = (text: string, max: number) => (text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`);

/** Matches 'evil.example', 'https://…', 'a@b', which no name contains. */
const ADDRESS = /[/@]|\.[\p{L}\p{N}]{2,}/u;

/** A name for the greeting: one line of at most 60 characters; '' if it contains a link. */
export function cleanName(text: string): string {
  const line = text.normalize('NFKC').replace(UNSEEN, ' ').trim();
  return ADDRESS.test(line) ? '' : truncateText(breakLinks(line), NAME_MAX);
}

/** A street, a number, a reason: one line of at most 160 characters without links. */
export const cleanLine = (text: string): string => truncateText(toOneLine(text), LINE_MAX);

/** A message to the shop keeps its lines. */
export const cleanLetter = (text: string): string =>
  truncateText(
    text
      .split(/\r\n?|\n/)
      .map(toOneLine)
      .join('\n')
      .trim(),
    LETTER_MAX,
  );
