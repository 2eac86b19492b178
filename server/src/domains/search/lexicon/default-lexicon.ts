/** The lexicon of the files in `languages/`. */
import { languageFile } from './language-file.ts';
import en from './languages/en.json' with { type: 'json' };
import fr from './languages/fr.json' with { type: 'json' };
import ko from './languages/ko.json' with { type: 'json' };
import rw from './languages/rw.json' with { type: 'json' };
import { createLexicon, type Lexicon } from './lexicon.ts';

/** English first: if several languages share a word, its English meanings come first and so count as the nearest. */
export const LANGUAGE_FILES = [en, fr, rw, ko].map((file) => languageFile.parse(file));

export const defaultLexicon: Lexicon = createLexicon(LANGUAGE_FILES);
