const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const isCharacter = (code: number) => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

/** Whatever stands for no character stays as it was written. */
function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? entity;
  const code = Number(`0${name.slice(1)}`);
  return isCharacter(code) ? String.fromCodePoint(code) : entity;
}

/**
 * A name as it reads: of a brand, which may hold markup. 'Dr.<b>Jart</b>+' is Dr.Jart+: its tags part nothing, entities are what they
 * stand for. The one text by which such a name is filtered, linked to and shown. Not a way to make markup safe.
 */
export const plainName = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#\d+|#[xX][\da-fA-F]+);/g, decoded)
    .replace(/\s+/g, ' ')
    .trim();
