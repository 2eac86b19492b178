/** The ingredient list of a pack, with what each is for. For the server: it carries a large table. */
import { families, lookOut, notes } from '#messages/ingredients';

/** `note`: what it is in the product for, in plain words; absent where we do not say. */
export type Ingredient = { name: string; note?: string };

/** One after another, as the pack lists them. A comma in a name ('1,2-Hexanediol') or in brackets parts nothing. */
export function listed(inci: string): string[] {
  return inci
    .split(/,\s+(?![^(]*\))/)
    .map((name) => name.trim().replace(/\.$/, ''))
    .filter((name) => name !== '');
}

/** As our table knows it: what stands in brackets is the same thing said again. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function noteOf(name: string): string | undefined {
  const key = plain(name);
  return Object.hasOwn(notes, key) ? notes[key] : families.find(([is]) => is.test(key))?.[1];
}

export function explained(inci: string): Ingredient[] {
  return listed(inci).map((name) => {
    const note = noteOf(name);
    return note ? { name, note } : { name };
  });
}

/** What some people look out for in this list, a sentence each. */
export function toLookOutFor(inci: string): string[] {
  const names = listed(inci);
  return lookOut.flatMap(({ is, says }) => {
    const found = [...new Set(names.filter((name) => is.test(plain(name))))];
    return found.length > 0 ? [says(found.join(', '))] : [];
  });
}
