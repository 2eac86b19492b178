/** A comma between the numbers of a name such as '1,2-Hexanediol', with or without a space. */
const COMMA_IN_NAME = /(?<=(?:^|[,;\s(])\d{1,2}),(?=\s?\d{1,2}-)/g;
/** Replaces such a comma while the list is split. */
const COMMA_PLACEHOLDER = '¦';
const PLACEHOLDER_AND_SPACE = new RegExp(`${COMMA_PLACEHOLDER}\\s?`, 'g');

const trimNames = (names: readonly string[]): string[] => names.map((name) => name.trim()).filter(Boolean);

function splitText(text: string): string[] {
  if (!/\d,\s?\d/.test(text)) return trimNames(text.split(','));
  const names = text.replace(COMMA_IN_NAME, COMMA_PLACEHOLDER).split(',');
  return trimNames(names.map((name) => (name.includes(COMMA_PLACEHOLDER) ? name.replace(PLACEHOLDER_AND_SPACE, ',') : name)));
}

let last: { text: string; names: readonly string[] } = { text: '', names: [] };

/** Splits a comma-separated list of INCI names. Remembers the last list, because the filters and the search split the same one. */
export function splitIngredients(text: string): readonly string[] {
  if (last.text !== text) last = { text, names: splitText(text) };
  return last.names;
}
