/**
 * How the shop reads typed text. Two texts that look alike on the screen are stored as the same characters, and a text without a visible
 * character counts as missing. Browsers load this file, so it imports nothing. The database function `clean_identifier` does the same as
 * `cleanIdentifier`.
 */

/** A text that each function below returns as it is: ASCII words with single spaces between them. Most texts are like that. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/**
 * Either an emoji with the joiners, selectors and tags that belong to it, in the group, or characters that nobody sees: format and direction
 * marks, soft hyphens, fillers, C1 control characters, and halves of pairs in UTF-16.
 */
const EMOJI_OR_INVISIBLE =
  /([#*\d]\ufe0f?\u20e3|\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?(?:\u200d\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?)*)|[\p{Default_Ignorable_Code_Point}\p{Cs}\u0080-\u009f\u2800\ufff9-\ufffb]+/gu;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cs}\u0080-\u009f\u2800\ufff9-\ufffb]+/gu;

const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;

/** Free text of several lines, such as a message. */
export const cleanText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(LINE_BREAK, '\n')
        .replace(EMOJI_OR_INVISIBLE, '$1')
        // After that, because a mark that followed a removed character can join the one before it.
        .normalize('NFC')
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .trim();

/** Text of one line, such as a name or a street. */
export const cleanLine = (text: string): string => (PLAIN.test(text) ? text : cleanText(text).replace(/\n+/g, ' '));

/**
 * A text by which something is found, such as a username, an e-mail address or a coupon code. Compatibility forms (NFKC) make no difference
 * either: 'ＡＢＣ' is 'ABC'. No identifier needs the joiners of emoji.
 */
export const cleanIdentifier = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(LINE_BREAK, '\n')
        .normalize('NFKC')
        .replace(INVISIBLE, '')
        // A mark that followed a removed character can join the one before it.
        .normalize('NFKC')
        .replace(/\s+/g, ' ')
        .trim();

/** PostgreSQL cannot store half of a pair in UTF-16, which is left of an emoji that a program has cut. */
const HALF_PAIRS = /\p{Cs}/gu;

/** HTML, whose markup and spaces the server cleans. */
export const cleanMarkup = (text: string): string => text.replace(HALF_PAIRS, '').normalize('NFC').trim();

/** Passwords and tokens: any change would make another one of them. */
export const keepSecret = (text: string): string => text;
/** Ids, picture keys, URLs and other texts that programs write. */
export const keepMachineText = (text: string): string => text.replace(HALF_PAIRS, '');

/** Whether a cleaned text has a visible character. */
export const hasVisibleText = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/**
 * Whether a text has control characters other than tabs and line breaks. The shop refuses them: PostgreSQL cannot store NUL, and the others are
 * unreadable and never typed on purpose.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
export const hasControlCharacters = (text: string): boolean => /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The value of a digit of any script: Unicode lists the ten digits of each in order, so it is the number of digits before this one. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value++;
  return String(value);
}
export const toAsciiDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, toAsciiDigit);
/** A text of digits, such as the end of a phone number. */
export const cleanDigits = (text: string): string => toAsciiDigits(cleanIdentifier(text));
