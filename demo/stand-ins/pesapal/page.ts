/** The page where shoppers pay. It looks unlike PesaPal's, so that shoppers see at once that it is a stand-in. */
import type { Choice } from './apply-choice.ts';
import type { Payment } from './state.ts';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.55 system-ui,sans-serif;color:#1e1b16;background:#fbfaf6}
.warn{margin:0;padding:14px 16px;text-align:center;font-weight:700;color:#1e1b16;
background:repeating-linear-gradient(45deg,#fbe7a8 0 14px,#f6d978 14px 28px)}
main{max-width:420px;margin:0 auto;padding:24px 16px 48px}
h1{font-size:22px;line-height:1.25;margin:0 0 4px}
p{margin:0 0 16px;color:#4c463d}
dl{margin:0 0 20px;padding:16px;background:#fff;border:1px solid #e4ddcf}
dt{font-size:14px;color:#6a6257}
dd{margin:0 0 10px;overflow-wrap:anywhere}
dd:last-child{margin:0}
.amount{font-size:28px;font-weight:700}
form{display:grid;gap:10px}
button{min-height:50px;padding:10px 16px;font:inherit;font-weight:600;text-align:left;border:1px solid #857c6e;border-radius:4px;
background:#fff;color:inherit;cursor:pointer}
button small{display:block;font-weight:400;color:#4c463d}
button:hover{background:#f3eee3}
button:focus-visible{outline:3px solid #1f5b4e;outline-offset:2px}
.main{background:#1f5b4e;border-color:#1f5b4e;color:#fff}
.main small{color:#e9f1eb}
.main:hover{background:#143f37}`;

const ESCAPED_CHARACTERS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPED_CHARACTERS[character] ?? '');

const BUTTONS: readonly [choice: Choice, label: string, note: string, isMain?: boolean][] = [
  ['card', 'Pay by card', 'The payment goes through, and you go back to the shop.', true],
  ['mtn', 'Pay by MTN Mobile Money', 'The payment goes through, and you go back to the shop.', true],
  ['decline', 'Have the card declined', 'The payment fails.'],
  ['late', 'Pay late', 'You go back now; the payment goes through a little later.'],
  ['close', 'Close without paying', 'You go back, and nothing was paid.'],
  ['cancel', 'Cancel', 'You go where the shop sends those who think better of it.'],
];

const renderHtml = (title: string, main: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><p class="warn">Stand-in for PesaPal: no real money</p><main>${main}</main></body></html>`;

const AMOUNT_FORMAT = new Intl.NumberFormat('en');

export function renderPaymentPage({ amount, currency, description, id, status }: Payment): string {
  const buttons = BUTTONS.map(
    ([choice, label, note, isMain]) =>
      `<button name="choice" value="${choice}"${isMain ? ' class="main"' : ''}>${label}<small>${note}</small></button>`,
  );
  const facts = `<dl><dt>To pay</dt><dd class="amount">${AMOUNT_FORMAT.format(amount)} ${escapeHtml(currency)}</dd>
<dt>For</dt><dd>${escapeHtml(description)}</dd><dt>Reference</dt><dd>${escapeHtml(id)}</dd></dl>`;
  const isPaid = status === 'COMPLETED' || status === 'REVERSED';
  const buttonsHtml = isPaid
    ? `<p>This was paid already.</p><form method="post"><button name="choice" value="close" class="main">Back to the shop</button></form>`
    : `<form method="post">${buttons.join('')}</form>`;
  return renderHtml('Stand-in for PesaPal', `<h1>Choose what happens</h1><p>Nobody’s card is asked for here.</p>${facts}${buttonsHtml}`);
}

export const renderUnknownPaymentPage = (): string =>
  renderHtml(
    'Not known any more',
    `<h1>This payment is not known any more</h1>
<p>It was begun somewhere else, or long ago. Please go back to the shop and pay for the order again.</p>`,
  );
