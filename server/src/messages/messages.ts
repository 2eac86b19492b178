/**
 * Every sentence of the server. Shoppers read their language: another one is a folder beside en/, with every key that en/ has, and a line in
 * MESSAGES. The back office is in English, so its sentences are in staff/ alone.
 */
import { DEFAULT_LANGUAGE, type Language } from '@uruhu/contract/languages';
import * as en from './en/all.ts';
import * as fr from './fr/all.ts';
import * as rw from './rw/all.ts';
import { files } from './staff/files.ts';
import { health } from './staff/health.ts';
import { importFaults } from './staff/import-faults.ts';
import { importNotes } from './staff/import-notes.ts';
import { staffMails } from './staff/mails.ts';
import { staffNames } from './staff/names.ts';
import { staffRefusals } from './staff/refusals.ts';
import { resolutions } from './staff/resolutions.ts';

/** The same keys, with any text instead of the English one. */
type AnyText<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => infer Result
    ? (...values: Values) => AnyText<Result>
    : { [Key in keyof Texts]: AnyText<Texts[Key]> };

type ShopperMessages = AnyText<typeof en>;
/** A language for shoppers. Refusals of calls of staff have their English sentence in it, so that each code has one. */
const complete = ({ refusals, ...messages }: ShopperMessages) => ({ ...messages, refusals: { ...staffRefusals, ...refusals } });
export type Messages = ReturnType<typeof complete>;

export const MESSAGES: Readonly<Record<Language, Messages>> = { en: complete(en), fr: complete(fr), rw: complete(rw) };

/** The same messages for a shop without a mail server, which must not ask a customer to open a link in a mail. */
const omitMails = (messages: Messages): Messages => ({ ...messages, refusals: { ...messages.refusals, ...messages.refusalsWithoutMails } });
export const MESSAGES_WITHOUT_MAILS = Object.fromEntries(
  Object.entries(MESSAGES).map(([language, messages]) => [language, omitMails(messages)]),
) as Readonly<Record<Language, Messages>>;

const english = MESSAGES[DEFAULT_LANGUAGE];

/** What staff read: all messages in English, and those that no shopper sees. */
export const STAFF_MESSAGES = {
  ...english,
  refusals: { ...en.refusals, ...staffRefusals },
  names: { ...english.names, ...staffNames },
  mails: { ...english.mails, ...staffMails },
  files,
  health,
  importFaults,
  importNotes,
  resolutions,
};
export type StaffMessages = typeof STAFF_MESSAGES;

/** The texts of all mails. Those to the staff are in English in each language. */
export type MailMessages = Messages['mails'] & typeof staffMails;

export const getMailMessages = (language: Language): MailMessages => ({ ...MESSAGES[language].mails, ...staffMails });
