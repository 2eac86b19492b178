/**
 * Renders a mail as HTML with tables and inline styles, as mail programs support neither style sheets nor newer layouts. The mail loads
 * nothing, so that no picture reports that it was read. This module escapes all texts, so no other module does.
 */
import type { MailContent, Sender } from './mail-content.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll('\n', '<br>');

/** The shop's colours (the storefront's tokens). */
const COLOUR = {
  paper: '#FBFAF6',
  surface: '#FFFFFF',
  mist: '#E9F1EB',
  butter: '#FBF1D8',
  ink: '#1E1B16',
  quiet: '#4C463D',
  line: '#E4DDCF',
  celadon: '#1F5B4E',
  deep: '#143F37',
};

/** Dark colours for mail programs that support the media query; others use the inline styles. */
const DARK_STYLES = `@media (prefers-color-scheme: dark) {
.paper{background:#171511!important}.card{background:#23201A!important}.mist{background:#1C2B26!important}.butter{background:#332B17!important}
.ink{color:#F3EEE3!important}.quiet{color:#CFC8BA!important}.line{border-color:#3D382F!important}.button{background:#2F7D6B!important}
}`;

const HEADING_FONT = "font-family:Georgia,'Times New Roman',serif";
const BODY_FONT = 'font-family:-apple-system,BlinkMacSystemFont,Roboto,Helvetica,Arial,sans-serif';

/** A background with one corner cut off, as on the storefront's summary boxes. Mail programs without gradients keep the corner. */
const renderCutCorner = (colour: string, { corner_px = 22 } = {}) => {
  // The gradient runs along the diagonal, on which a corner of this width is shorter by the square root of two.
  const diagonal_px = Math.round(corner_px * 0.7);
  return `background:${colour};background:linear-gradient(225deg,transparent ${diagonal_px}px,${colour} 0)`;
};

/** The zigzag edge below the header. */
const ZIGZAG = `background-image:linear-gradient(135deg,${COLOUR.deep} 25%,transparent 25%),linear-gradient(225deg,${COLOUR.deep} 25%,transparent 25%);background-size:18px 18px`;

const TABLE_ATTRIBUTES = 'role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"';

const renderParagraph = (text: string, kind: 'ink' | 'quiet' = 'ink') =>
  `<p class="${kind}" style="margin:0 0 16px;color:${COLOUR[kind]}${kind === 'quiet' ? ';font-size:14px' : ''}">${escapeHtml(text)}</p>`;

function renderCode({ title, code, note }: NonNullable<MailContent['code']>): string {
  return `<table ${TABLE_ATTRIBUTES} style="margin:8px 0 24px"><tr><td class="butter" align="center" style="padding:20px 16px;${renderCutCorner(COLOUR.butter)}">
<div class="quiet" style="font-size:14px;color:${COLOUR.quiet}">${escapeHtml(title)}</div>
<div class="ink" style="padding:8px 0;${HEADING_FONT};font-size:22px;line-height:1.3;white-space:nowrap;color:${COLOUR.ink}">${escapeHtml(code)}</div>
<div class="quiet" style="font-size:14px;color:${COLOUR.quiet}">${escapeHtml(note)}</div>
</td></tr></table>`;
}

function renderLines(lines: NonNullable<MailContent['lines']>): string {
  const cell = `border-bottom:1px solid ${COLOUR.line};vertical-align:top`;
  const renderLine = ({ name, detail, amount }: (typeof lines)[number]) => `<tr>
<td class="line ink" style="padding:12px 12px 12px 0;${cell};color:${COLOUR.ink}">${escapeHtml(name)}<br><span class="quiet" style="font-size:14px;color:${COLOUR.quiet}">${escapeHtml(detail)}</span></td>
<td class="line ink" align="right" style="padding:12px 0;${cell};color:${COLOUR.ink};font-weight:600;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  return `<table class="line" ${TABLE_ATTRIBUTES} style="margin:0 0 20px;border-top:1px solid ${COLOUR.line}">${lines.map(renderLine).join('')}</table>`;
}

function renderSummary(facts: NonNullable<MailContent['facts']>, total: MailContent['total']): string {
  const renderRow = ([name, value]: readonly [string, string], { isTotal = false } = {}) => {
    const style = isTotal
      ? `padding:10px 0 0;border-top:1px solid ${COLOUR.line};font-weight:700;font-size:18px;color:${COLOUR.ink}`
      : `padding:4px 0;color:${COLOUR.quiet}`;
    const kind = isTotal ? 'line ink' : 'quiet';
    const valueStyle = isTotal ? '' : `;color:${COLOUR.ink}`;
    return `<tr><td class="${kind}" style="${style};padding-right:16px">${escapeHtml(name)}</td><td class="line ink" align="right" style="${style}${valueStyle};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`;
  };
  const rows = facts.map((fact) => renderRow(fact));
  if (total) rows.push(renderRow(total, { isTotal: true }));
  return `<table ${TABLE_ATTRIBUTES} style="margin:0 0 24px"><tr><td class="mist" style="padding:16px 20px;${renderCutCorner(COLOUR.mist)}"><table ${TABLE_ATTRIBUTES}>${rows.join('')}</table></td></tr></table>`;
}

function renderButton({ label, url }: NonNullable<MailContent['action']>): string {
  return `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:24px 0 12px"><tr><td class="button" style="border-radius:4px;background:${COLOUR.celadon}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="margin:0 0 20px;font-size:12px;line-height:1.4;color:${COLOUR.quiet};word-break:break-all">${escapeHtml(url)}</p>`;
}

function renderUnsubscribe({ label, url }: NonNullable<MailContent['unsubscribe']>): string {
  return `<p class="quiet" style="margin:0 0 16px;font-size:12px;line-height:1.4;color:${COLOUR.quiet};word-break:break-all"><a class="quiet" href="${escapeHtml(url)}" style="font-size:14px;color:${COLOUR.quiet}">${escapeHtml(label)}</a><br>${escapeHtml(url)}</p>`;
}

function renderContent({
  greeting,
  paragraphs,
  code,
  lines = [],
  facts = [],
  total,
  action,
  notes = [],
  unsubscribe,
}: MailContent): string {
  return [
    `<h1 class="ink" style="margin:0 0 18px;${HEADING_FONT};font-weight:400;font-size:27px;line-height:1.2;color:${COLOUR.ink}">${escapeHtml(greeting)}</h1>`,
    ...paragraphs.map((text) => renderParagraph(text)),
    code ? renderCode(code) : '',
    lines.length > 0 ? renderLines(lines) : '',
    facts.length > 0 || total ? renderSummary(facts, total) : '',
    action ? renderButton(action) : '',
    ...notes.map((text) => renderParagraph(text, 'quiet')),
    unsubscribe ? renderUnsubscribe(unsubscribe) : '',
  ].join('\n');
}

export function renderMailHtml(content: MailContent, { shop, url, contact }: Sender, language = 'en'): string {
  const footer = [shop, url, contact].filter(Boolean).map(escapeHtml).join('<br>');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(content.subject)}</title><style>${DARK_STYLES}</style></head>
<body class="paper" style="margin:0;padding:0;background:${COLOUR.paper};${BODY_FONT};font-size:16px;line-height:1.55">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table class="paper" ${TABLE_ATTRIBUTES} style="background:${COLOUR.paper}"><tr><td align="center">
<table ${TABLE_ATTRIBUTES}><tr><td align="center" style="padding:22px 16px 18px;background:${COLOUR.deep}"><a href="${escapeHtml(url)}" style="${HEADING_FONT};font-size:28px;line-height:1;color:${COLOUR.paper};text-decoration:none">${escapeHtml(shop)}</a></td></tr>
<tr><td style="height:9px;font-size:0;line-height:9px;${ZIGZAG}">&nbsp;</td></tr></table>
<table ${TABLE_ATTRIBUTES} style="max-width:600px"><tr><td style="padding:20px 12px 8px">
<table ${TABLE_ATTRIBUTES}><tr><td class="card" style="padding:30px 24px 18px;${renderCutCorner(COLOUR.surface, { corner_px: 30 })}">
${renderContent(content)}
</td></tr></table></td></tr>
<tr><td class="quiet" align="center" style="padding:12px 24px 32px;font-size:13px;color:${COLOUR.quiet}">${footer}</td></tr></table>
</td></tr></table>
</body></html>
`;
}
