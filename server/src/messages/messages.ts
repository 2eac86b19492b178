/**
 * Every sentence that the server says, in the language of this process. Another language is a folder beside en/, with every key that en/ has,
 * and one line here.
 */
import * as en from './en/all.ts';

export type Messages = typeof en;

export const LANGUAGES: Readonly<Record<string, Messages>> = { en };

/** The one place that chooses a language. Throws where there is no such one. */
export function findMessages(language: string, languages: Readonly<Record<string, Messages>> = LANGUAGES): Messages {
  const messages = Object.hasOwn(languages, language) ? languages[language] : undefined;
  if (!messages) throw new Error(`SHOP_LANGUAGE must be one of ${Object.keys(languages).join(', ')}, and is ${language}`);
  return messages;
}

/** One process speaks one language, as one build of the storefront does: chosen when it starts. */
export const MESSAGES = findMessages(process.env.SHOP_LANGUAGE || 'en');
