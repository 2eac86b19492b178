import type { Db } from '../../http/parts.ts';
import type { Later } from '../../jobs/jobs.ts';
import { insertMail } from './queries.ts';
import { type Letter, letterText, type Sender } from './templates/letter.ts';
import { letterHtml } from './templates/letter-html.ts';
import { TEMPLATES, type Template, type TemplateData } from './templates/templates.ts';
import type { Language } from './templates/words.ts';

export type Post = {
  /**
   * Puts a mail into the outbox, with and in the transaction `trx`: it is sent when and only when that is kept. `reply_to` is an
   * address alone; without it answers come to the shop.
   */
  write<Name extends Template>(
    trx: Db,
    mail: { to: string; reply_to?: string; user_id: string | null; template: Name; data: TemplateData<Name> },
  ): Promise<void>;
};

/** A subject is one line, whatever name stands in it. */
const oneLine = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200);

/**
 * Both are asked each time: staff may rename the shop, and where no address is configured it is known once the shop listens.
 * It never comes from a request.
 */
export function postOffice(later: Later, publicUrl: () => string, sender: () => Omit<Sender, 'url'>, language: Language = 'en'): Post {
  const url = (path: string) => new URL(path, publicUrl()).href;
  return {
    async write(trx, { to, reply_to, user_id, template, data }) {
      const from = { ...sender(), url: url('/') };
      const write = TEMPLATES[template] as (data: unknown, about: { shop: string; url: typeof url }, language: Language) => Letter;
      const letter = write(data, { shop: from.shop, url }, language);
      const subject = oneLine(letter.subject);
      const { mail_id } = await insertMail(trx, {
        ...{ user_id, kind: template, to_address: to, reply_to: reply_to ?? null, subject },
        ...{ text: letterText(letter, from), html: letterHtml({ ...letter, subject }, from, language) },
      });
      await later(trx, 'send-mail', { mail_id });
    },
  };
}
