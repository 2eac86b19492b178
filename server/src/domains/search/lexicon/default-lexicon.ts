/** The lexicon of the files in `languages/`. */
import { languageFile } from './language-file.ts';
import en from './languages/en.json' with { type: 'json' };
import fr from './languages/fr.json' with { type: 'json' };
import protection from './languages/protection.json' with { type: 'json' };
import rw from './languages/rw.json' with { type: 'json' };
import { createLexicon, type Lexicon } from './lexicon.ts';

/** Shoppers who write Korean ask for little that needs a word of it, so only protection.json has any. */
const ko = { language: 'ko', outside_topics: [], entries: [] };

/**
 * What keeps shoppers from harm is in one file for all languages, `languages/protection.json`: the entries that lead to a `never`, and the illnesses that
 * need a doctor.
 */
const {
  never_lists,
  doctor_topics,
  entries: protectiveEntries,
} = { ...protection, doctor_topics: { ko: [], ...protection.doctor_topics } };
const addProtection = (language: keyof typeof protectiveEntries, file: typeof en | typeof fr | typeof rw | typeof ko) => ({
  ...file,
  never_lists,
  outside_topics: [...('outside_topics' in file ? file.outside_topics : []), ...doctor_topics[language]],
  entries: [...file.entries, ...protectiveEntries[language]],
});

/** English first: if several languages share a word, its English meanings come first and so count as the nearest. */
export const LANGUAGE_FILES = [addProtection('en', en), addProtection('fr', fr), addProtection('rw', rw), addProtection('ko', ko)].map(
  (file) => languageFile.parse(file),
);

export const defaultLexicon: Lexicon = createLexicon(LANGUAGE_FILES);
