/**
 * Every sentence of the server, in the language of this process. Another language is a folder beside en/, with every key that en/ has,
 * and an entry in LANGUAGES.
 */
import * as en from './en/all.ts';

export type Messages = typeof en;

export const LANGUAGES: Readonly<Record<string, Messages>> = { en };

/** Finds the messages of a language. Throws if there are none. */
export function getMessages(language: string, languages: Readonly<Record<string, Messages>> = LANGUAGES): Messages {
  const messages = Object.hasOwn(languages, language) ? languages[language] : undefined;
  if (!messages) throw new Error(`SHOP_LANGUAGE must be one of ${Object.keys(languages).join(', ')}, and is ${language}`);
  return messages;
}

/** The messages of this process. A process has one language, chosen when it starts, as a build of the storefront has one, chosen when it is built. */
export const MESSAGES = getMessages(process.env.SHOP_LANGUAGE || 'en');

/** The same messages for a shop without a mail server, which must not ask a customer to open a link in a mail. */
const createMessagesWithoutMails = (messages: Messages): Messages => ({
  ...messages,
  refusals: { ...messages.refusals, ...messages.refusalsWithoutMails },
});

export const MESSAGES_WITHOUT_MAILS = createMessagesWithoutMails(MESSAGES);
