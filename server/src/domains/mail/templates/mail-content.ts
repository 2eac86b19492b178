/** The content of a mail without its layout. The shop renders it both as text and as HTML (mail-html.ts). */
import { DEFAULT_LANGUAGE, type Language } from '@uruhu/contract/languages';
import { getMailMessages } from '../../../messages/messages.ts';

export type MailContent = {
  subject: string;
  /** The preview text in a list of mails. */
  preview: string;
  greeting: string;
  paragraphs: readonly string[];
  /** A code to copy, with the texts above and below it. */
  code?: { title: string; code: string; note: string };
  /** The ordered items: name, quantity and price. */
  lines?: readonly { name: string; detail: string; amount: string }[];
  /** Name and value, like an amount or a date. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** The total of the facts. */
  total?: readonly [name: string, value: string];
  /** The main button. The text version shows its URL. */
  action?: { label: string; url: string };
  /** Paragraphs below the action. */
  notes?: readonly string[];
  /** The link that ends mails of this kind. `url`: a page. `post_url`: the URL to which mail programs post (RFC 8058). */
  unsubscribe?: { label: string; url: string; post_url: string };
};

/** The shop's name, address and contact. */
export type Sender = { shop: string; url: string; contact: string };

/** Renders a mail as text, with the same content as the HTML. */
export function renderMailText(content: MailContent, { shop, url, contact }: Sender, language: Language = DEFAULT_LANGUAGE): string {
  const { fact, link } = getMailMessages(language);
  const { greeting, paragraphs, code, lines = [], facts = [], total, action, notes = [], unsubscribe } = content;
  const parts = [
    greeting,
    ...paragraphs,
    code ? `${code.title}\n    ${code.code}\n${code.note}` : '',
    lines.map(({ name, detail, amount }) => `- ${name}\n  ${detail} = ${amount}`).join('\n'),
    (total ? [...facts, total] : facts).map(([name, value]) => fact(name, value)).join('\n'),
    action ? `${link(action.label)}\n${action.url}` : '',
    ...notes,
    unsubscribe ? `${link(unsubscribe.label)}\n${unsubscribe.url}` : '',
    `-- \n${[shop, url, contact].filter(Boolean).join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
