/** Turns HTML into text without markup. */

const NAMED_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Whether Unicode has a character with this code. The codes end at 10FFFF; D800 to DFFF are halves of pairs in UTF-16. */
const isCharacter = (code: number) => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

/** Returns the character of an HTML entity, or the entity itself where it names no character. */
function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED_ENTITIES[name] ?? entity;
  // '#39' becomes '039' and '#x27' becomes '0x27', which Number reads as decimal and hexadecimal.
  const code = Number(`0${name.slice(1)}`);
  return isCharacter(code) ? String.fromCodePoint(code) : entity;
}

/** The ends of blocks, and breaks, after which HTML begins a new line. */
const LINE_END = /<br\b[^<>]*>|<\/(?:p|li|h[1-6]|blockquote|div)>/gi;

/** The text of a rich text, each block on a line of its own. It does not make markup safe. */
export const toPlainText = (html: string): string => html.replace(LINE_END, '\n').split('\n').map(toPlainName).filter(Boolean).join('\n');

/**
 * Strips tags from a brand name, which may hold markup, and decodes its entities: 'Dr.<b>Jart</b>+' becomes Dr.Jart+. Filters, links and
 * pages all use this text. It does not make markup safe.
 */
export const toPlainName = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#\d+|#[xX][\da-fA-F]+);/g, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim();
