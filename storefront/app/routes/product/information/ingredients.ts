/** Explains the ingredient list of a pack. For the server only, because it imports a large table. */
import { cautions, notes, notesByPattern } from '#messages/catalogue/ingredients';

/** `note`: the purpose of the ingredient; absent if the shop has no explanation. */
export type Ingredient = { name: string; note?: string };

/** Splits the list of the pack. A comma in a name ('1,2-Hexanediol') or in brackets is no separator. */
export function parseIngredients(ingredients: string): string[] {
  return ingredients
    .split(/,\s+(?![^(]*\))/)
    .map((name) => name.trim().replace(/\.$/, ''))
    .filter((name) => name !== '');
}

/** The name as the table has it: in lower case, and without the brackets, which repeat the name in other words. */
const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function findNote(name: string): string | undefined {
  const key = normalizeName(name);
  return Object.hasOwn(notes, key) ? notes[key] : notesByPattern.find(([pattern]) => pattern.test(key))?.[1];
}

export function explainIngredients(ingredients: string): Ingredient[] {
  return parseIngredients(ingredients).map((name) => {
    const note = findNote(name);
    return note ? { name, note } : { name };
  });
}

/** Sentences about ingredients in the list that some shoppers avoid. */
export function listCautions(ingredients: string): string[] {
  const names = parseIngredients(ingredients);
  return cautions.flatMap(({ pattern, describe }) => {
    const found = [...new Set(names.filter((name) => pattern.test(normalizeName(name))))];
    return found.length > 0 ? [describe(found.join(', '))] : [];
  });
}
