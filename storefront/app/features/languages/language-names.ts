/** What each language calls itself, for the links to it. Pages in all languages need these messages of all languages. */
import type { Language } from '@uruhu/contract/languages';

type ByLanguage = Readonly<Record<Language, string>>;

/** Finds the language of each file in its path. The bundler leaves a call marked as pure out of scripts that do not use its result. */
const byLanguage = (texts: Record<string, string>): ByLanguage =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.split('/').at(-3), text])) as ByLanguage;

export const LANGUAGE_NAMES = /* @__PURE__ */ byLanguage(
  import.meta.glob<string>('../../messages/*/shell/language.ts', { eager: true, import: 'languageName' }),
);
export const READ_IN_LANGUAGE = /* @__PURE__ */ byLanguage(
  import.meta.glob<string>('../../messages/*/shell/language.ts', { eager: true, import: 'readInLanguage' }),
);
export const CLOSE_OFFER = /* @__PURE__ */ byLanguage(
  import.meta.glob<string>('../../messages/*/shell/language.ts', { eager: true, import: 'closeOffer' }),
);
