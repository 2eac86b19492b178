/** A letter of the shop's: what it says, apart from how it looks. From one come its text and its HTML. */

export type Letter = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The one thing to do. Its address stands in the text, too. */
  action?: { label: string; url: string };
  /** Name and value, like an amount or a date. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** Below the action: what else there is to know. */
  notes?: readonly string[];
};

/** Who writes, and where people find it. */
export type Sender = { shop: string; url: string; contact: string };

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll('\n', '<br>');

export function letterText({ greeting, paragraphs, action, facts = [], notes = [] }: Letter, { shop, url, contact }: Sender): string {
  const parts = [
    greeting,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ...notes,
    `-- \n${[shop, url, contact].filter(Boolean).join('\n')}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** The shop's colours (the storefront's tokens): mail programs know no style sheets of ours. */
const COLOUR = {
  paper: '#FBFAF6',
  surface: '#FFFFFF',
  ink: '#1E1B16',
  quiet: '#4C463D',
  line: '#E4DDCF',
  celadon: '#1F5B4E',
  deep: '#143F37',
};
const FACE = "font-family:Georgia,'Times New Roman',serif";
const BODY = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

const paragraph = (text: string, colour = COLOUR.ink) => `<p style="margin:0 0 16px;color:${colour}">${escaped(text)}</p>`;

function button({ label, url }: NonNullable<Letter['action']>): string {
  return `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:14px 24px;border-radius:4px;background:${COLOUR.celadon};color:${COLOUR.surface};font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${COLOUR.quiet};word-break:break-all">${escaped(url)}</p>`;
}

function table(facts: NonNullable<Letter['facts']>): string {
  const row = ([name, value]: readonly [string, string]) =>
    `<tr><td style="padding:8px 16px 8px 0;border-bottom:1px solid ${COLOUR.line};color:${COLOUR.quiet}">${escaped(name)}</td><td align="right" style="padding:8px 0;border-bottom:1px solid ${COLOUR.line}">${escaped(value)}</td></tr>`;
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 20px">${facts.map(row).join('')}</table>`;
}

/** Everything that came from people is escaped here, and nowhere before. Loads nothing: no picture tells that it was read. */
export function letterHtml({ subject, preview, greeting, paragraphs, action, facts, notes = [] }: Letter, sender: Sender): string {
  const inner = [
    `<h1 style="margin:0 0 20px;${FACE};font-weight:400;font-size:26px;line-height:1.2">${escaped(greeting)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    facts && facts.length > 0 ? table(facts) : '',
    action ? button(action) : '',
    ...notes.map((text) => paragraph(text, COLOUR.quiet)),
  ].join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:${COLOUR.paper};color:${COLOUR.ink};${BODY};font-size:16px;line-height:1.55">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:16px 24px;background:${COLOUR.deep};color:${COLOUR.paper};${FACE};font-size:24px">${escaped(sender.shop)}</td></tr>
<tr><td style="padding:28px 24px;background:${COLOUR.surface};border:1px solid ${COLOUR.line};border-top:0">${inner}</td></tr>
<tr><td style="padding:16px 24px;font-size:13px;color:${COLOUR.quiet}">${[sender.shop, sender.url, sender.contact].filter(Boolean).map(escaped).join('<br>')}</td></tr>
</table></td></tr></table>
</body></html>
`;
}
