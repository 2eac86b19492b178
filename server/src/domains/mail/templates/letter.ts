/** The content of a mail, apart from its layout. Its text and its HTML (letter-html.ts) are both rendered from it. */

export type Letter = {
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
  /** The main button. The text version shows its address, too. */
  action?: { label: string; url: string };
  /** Shown below the action. */
  notes?: readonly string[];
  /** Ends mails of this kind: `url` is a page, `post_url` the address to which a mail program posts (RFC 8058). */
  stop?: { label: string; url: string; post_url: string };
};

/** The shop's name, address and contact. */
export type Sender = { shop: string; url: string; contact: string };

const formatRow = (name: string, value: string) => `${name}: ${value}`;

/** Renders the letter as text, with everything that the HTML says. */
export function renderLetterText(letter: Letter, { shop, url, contact }: Sender): string {
  const { greeting, paragraphs, code, lines = [], facts = [], total, action, notes = [], stop } = letter;
  const parts = [
    greeting,
    ...paragraphs,
    code ? `${code.title}\n    ${code.code}\n${code.note}` : '',
    lines.map(({ name, detail, amount }) => `- ${name}\n  ${detail} = ${amount}`).join('\n'),
    [...facts.map(([name, value]) => formatRow(name, value)), ...(total ? [formatRow(...total)] : [])].join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ...notes,
    stop ? `${stop.label}:\n${stop.url}` : '',
    `-- \n${[shop, url, contact].filter(Boolean).join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
