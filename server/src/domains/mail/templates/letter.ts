/** A letter of the shop's: what it says, apart from how it looks. From one come its text and its HTML (see letter-html). */

export type Letter = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  greeting: string;
  paragraphs: readonly string[];
  /** A code to copy, with what stands above and below it. */
  code?: { title: string; code: string; note: string };
  /** What was bought: name, how many of it, and what they cost. */
  lines?: readonly { name: string; detail: string; amount: string }[];
  /** Name and value, like an amount or a date. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** What the facts come to. */
  total?: readonly [name: string, value: string];
  /** The one thing to do. Its address stands in the text, too. */
  action?: { label: string; url: string };
  /** Below the action: what else there is to know. */
  notes?: readonly string[];
};

/** Who writes, and where people find it. */
export type Sender = { shop: string; url: string; contact: string };

const row = (name: string, value: string) => `${name}: ${value}`;

/** The whole letter without a tag: nothing is said in the HTML alone. */
export function letterText(letter: Letter, { shop, url, contact }: Sender): string {
  const { greeting, paragraphs, code, lines = [], facts = [], total, action, notes = [] } = letter;
  const parts = [
    greeting,
    ...paragraphs,
    code ? `${code.title}\n    ${code.code}\n${code.note}` : '',
    lines.map(({ name, detail, amount }) => `- ${name}\n  ${detail} = ${amount}`).join('\n'),
    [...facts.map(([name, value]) => row(name, value)), ...(total ? [row(...total)] : [])].join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ...notes,
    `-- \n${[shop, url, contact].filter(Boolean).join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
