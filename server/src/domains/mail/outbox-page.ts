/** Renders the outbox of a demo, which sends no mails, as a page. */
import type { MailRow } from './queries.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `
:root{color-scheme:light}
body{margin:0;background:#fbfaf6;color:#1e1b16;font:16px/1.5 -apple-system,BlinkMacSystemFont,Roboto,Helvetica,Arial,sans-serif}
header{padding:16px 28px;background:#143f37;color:#fbfaf6}
header h1{margin:0;font:400 26px/1.2 Georgia,serif}
header p{margin:2px 0 0;color:#d5e3dd;font-size:14px}
main{max-width:1100px;margin:24px auto;padding:0 16px}
details{margin:0 0 10px;background:#fff;border:1px solid #e4ddcf}
summary{display:flex;flex-wrap:wrap;gap:2px 16px;align-items:baseline;padding:14px 18px;cursor:pointer}
summary b{flex:1 1 260px}
summary span{color:#4c463d;font-size:14px}
summary i{padding:0 8px;background:#e9f1eb;font-style:normal;font-size:13px}
summary:focus-visible{outline:3px solid #1f5b4e}
.versions{display:grid;grid-template-columns:repeat(auto-fit,minmax(300px,1fr));border-top:1px solid #e4ddcf}
iframe{display:block;width:100%;height:720px;border:0}
pre{margin:0;padding:18px;overflow:auto;background:#f3eee3;font-size:13px;white-space:pre-wrap;overflow-wrap:anywhere}
`;

function renderMail({ subject, to_address, reply_to, created_at, state, html, text }: MailRow, isOpen: boolean): string {
  const time = `${created_at.toISOString().replace('T', ' ').slice(0, 19)} UTC`;
  const addresses = [to_address, reply_to ? `answers to ${reply_to}` : ''].filter(Boolean).join(' · ');
  return `<details${isOpen ? ' open' : ''}><summary><b>${escapeHtml(subject)}</b><span>${escapeHtml(addresses)}</span><span>${time}</span><i>${state}</i></summary>
<div class="versions"><iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe><pre>${escapeHtml(text)}</pre></div></details>`;
}

/** Renders the mails, of which the first is open. Their frames are sandboxed, so that a mail cannot run or load anything. */
export const renderOutboxPage = (mails: readonly MailRow[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail</title><style>${STYLE}</style></head>
<body><header><h1>Mail</h1><p>The mails that a real shop would have sent. The demo sends none.</p></header>
<main>${mails.map((mail, index) => renderMail(mail, index === 0)).join('\n') || '<p>No mail yet. Sign up, order or write to the shop.</p>'}</main></body></html>`;

/** Allows the inline styles of mails and nothing else. */
export const OUTBOX_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'";
