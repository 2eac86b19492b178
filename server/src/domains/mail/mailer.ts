import { DEFAULT_LANGUAGE, findLanguage, translatePath } from '@uruhu/contract/languages';
import type { Db } from '../../database/db.ts';
import { isPageAddress } from '../../http/pages/plain-page.ts';
import { getMailMessages, type MailMessages } from '../../messages/messages.ts';
import { hashMailbox } from './mailbox.ts';
import { countProofMail, insertMail } from './queries.ts';
import { type MailContent, renderMailText, type Sender } from './templates/mail-content.ts';
import type { MailContext } from './templates/mail-context.ts';
import { renderMailHtml } from './templates/mail-html.ts';
import { cleanShopperTexts } from './templates/shopper-fields.ts';
import { TEMPLATES, type Template, type TemplateData } from './templates/templates.ts';
import type { VerifiedEmail } from './verified-email.ts';

/** Templates with a link that verifies the address of the recipient. */
type ProofTemplate = 'welcome' | 'confirmEmail' | 'confirmNewEmail' | 'reset' | 'staffInvitation' | 'staffPassword';
/** Templates of mails to the shop itself. */
type ShopTemplate = 'contact';
/** Templates of mails that a staff member writes to an address in the contact form, which may be a stranger's. */
type AnswerTemplate = 'messageAnswer';
/** Templates of mails to members of the staff, whose addresses an owner has entered. */
type StaffTemplate = 'staffNotice' | 'staffGuessed';

/** `language`: of the recipient's account or order. Mails to the staff have none, as they are in English. */
type Mail<Name extends Template, To extends string> = {
  to: To;
  user_id: string | null;
  language: string;
  template: Name;
  data: TemplateData<Name>;
};
type EnglishMail<Name extends Template> = Omit<Mail<Name, string>, 'language'>;

/** Each method inserts a mail into the outbox within `trx`: it is sent if and only if that transaction commits. */
export type Mailer = {
  /** Mails a customer's verified address. */
  write<Name extends Exclude<Template, ShopTemplate | AnswerTemplate | StaffTemplate>>(
    trx: Db,
    mail: Mail<Name, VerifiedEmail>,
  ): Promise<{ mail_id: string }>;
  /**
   * Mails an address that may be a stranger's. Returns false and writes nothing if the mailbox has reached its limit of such mails
   * (PROOF_MAILS).
   */
  writeProofMail<Name extends ProofTemplate>(trx: Db, mail: Mail<Name, string>): Promise<boolean>;
  /** The link of such a mail, for a shop without a mail server, where a staff member passes it on. */
  buildProofLink<Name extends ProofTemplate>(mail: Pick<Mail<Name, string>, 'language' | 'template' | 'data'>): string | null;
  /** Mails the shop. `reply_to`: a plain address, for replies. */
  writeToShop(trx: Db, mail: EnglishMail<ShopTemplate> & { reply_to: string }): Promise<void>;
  /** Mails a member of the staff. The caller limits the number of such mails. */
  writeToStaff(trx: Db, mail: EnglishMail<StaffTemplate>): Promise<void>;
  /** Mails the answer of a staff member. `reply_to`: the shop's address; null if it has none. */
  writeAnswer(trx: Db, mail: Mail<AnswerTemplate, string> & { reply_to: string | null }): Promise<{ mail_id: string }>;
};

/** Puts a subject on one line, as names in it may contain line breaks. */
const toOneLine = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** The id of the order that a mail is about; null if the mail is about no order. */
const readOrderId = (data: object): string | null => ('order_id' in data && typeof data.order_id === 'string' ? data.order_id : null);

/**
 * `getPublicUrl` and `getSender` are called for each mail: staff may rename the shop, and a URL that is not configured is known only after
 * the server listens. The URL never comes from a request.
 */
type MailerSettings = { getPublicUrl: () => string; getSender: () => Omit<Sender, 'url'> };

export function createMailer({ getPublicUrl, getSender }: MailerSettings): Mailer {
  /** Pages are linked in the language of the mail; calls of the API and the back office have no language in their address. */
  const createUrlBuilder = (language: string) => (path: string) =>
    new URL(isPageAddress(path) ? translatePath(path, findLanguage(language)) : path, getPublicUrl()).href;

  function renderContent<Name extends Template>(
    { user_id, language, template, data }: Pick<Mail<Name, string>, 'user_id' | 'language' | 'template' | 'data'>,
    shop: string,
  ): MailContent {
    const renderTemplate = TEMPLATES[template] as (data: unknown, context: MailContext, mails: MailMessages) => MailContent;
    return renderTemplate(
      cleanShopperTexts(template, data),
      { shop, buildUrl: createUrlBuilder(language), hasAccount: user_id !== null },
      getMailMessages(findLanguage(language)),
    );
  }

  async function insert<Name extends Template>(
    trx: Db,
    { to, user_id, language, template, data }: Mail<Name, string>,
    { reply_to }: { reply_to: string | null } = { reply_to: null },
  ): Promise<{ mail_id: string }> {
    const from = { ...getSender(), url: createUrlBuilder(language)('/') };
    const content = renderContent({ user_id, language, template, data }, from.shop);
    const subject = toOneLine(content.subject);
    return insertMail(trx, {
      user_id,
      order_id: readOrderId(data),
      kind: template,
      to_address: to,
      reply_to,
      subject,
      unsubscribe_url: content.unsubscribe?.post_url ?? null,
      text: renderMailText(content, from, findLanguage(language)),
      html: renderMailHtml({ ...content, subject }, from, findLanguage(language)),
    });
  }

  return {
    write: (trx, mail) => insert(trx, mail),
    async writeProofMail(trx, mail) {
      const is_reset = mail.template === 'reset';
      const counter = mail.template === 'staffInvitation' || mail.template === 'staffPassword' ? 'staff' : 'mailbox';
      if (!(await countProofMail(trx, hashMailbox(mail.to, counter), { is_reset }))) return false;
      await insert(trx, mail);
      return true;
    },
    buildProofLink: (mail) => renderContent({ user_id: null, ...mail }, getSender().shop).action?.url ?? null,
    async writeToShop(trx, { reply_to, ...mail }) {
      await insert(trx, { ...mail, language: DEFAULT_LANGUAGE }, { reply_to });
    },
    async writeToStaff(trx, mail) {
      await insert(trx, { ...mail, language: DEFAULT_LANGUAGE });
    },
    writeAnswer: (trx, { reply_to, ...mail }) => insert(trx, mail, { reply_to }),
  };
}
