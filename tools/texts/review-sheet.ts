/** The sheet on which a native reader checks the texts of a language, and the marks of what was read. */
import { createHash } from 'node:crypto';
import { listMessages } from './list-messages.ts';
import { readSources } from './source-files.ts';

/** `id`: 'storefront/orders/cart:title'. `english` is '' for a part of a sentence that English has not. */
export type TranslatedText = { id: string; english: string; text: string };

/** For each text that was read, by its id: a hash of what was read. */
export type Marks = Readonly<Record<string, string>>;

const PACKAGES = {
  contract: 'contract/src/messages',
  server: 'server/src/messages',
  storefront: 'storefront/app/messages',
};

/** Where the texts of a file or folder are seen. The longest name counts. */
const SEEN_IN: Record<string, string> = {
  'contract/fields': 'below a field of a form',
  'contract/offers': 'pages and mails about the offer for new members',
  'contract/places': 'addresses on pages, in mails and on invoices',
  'contract/refusals': 'error messages of all pages',
  'contract/rejections': 'the page of an order, and a mail, when a payment is rejected',
  'contract/successes': 'short notices after a change',
  'server/cart': 'notices in the cart',
  'server/fields': 'below a field of a form',
  'server/file-refusals': 'adding a picture to a review',
  'server/mails': 'mails',
  'server/names': 'mails and the page of the payment provider',
  'server/pages': 'a page with a single sentence, when something fails',
  'server/papers': 'the invoice on paper, in the parcel',
  'server/reasons': 'the page of an order: why its payment failed',
  'server/refusals': 'error messages of all pages',
  'storefront/account': 'the account',
  'storefront/account/auth': 'signing in and signing up',
  'storefront/account/email': 'the pages that links of mails open',
  'storefront/account/no-mails': 'the account, in a shop that sends no mails',
  'storefront/account/passwords': 'the pages for a new password',
  'storefront/catalogue': 'lists, filters and search',
  'storefront/catalogue/help-words': 'nowhere: words that the search understands',
  'storefront/catalogue/home': 'the home page',
  'storefront/catalogue/ingredients': 'the product page: what each ingredient does',
  'storefront/catalogue/product': 'the product page',
  'storefront/catalogue/reviews': 'the product page: reviews',
  'storefront/catalogue/stock-wait': 'the product page of a sold-out product',
  'storefront/catalogue/tags': 'product cards and filters',
  'storefront/catalogue/wishlist': 'the wishlist',
  'storefront/catalogue/write-review': 'the window for writing a review',
  'storefront/catalogue/zoom': 'the product page: large pictures',
  'storefront/orders': 'orders',
  'storefront/orders/cart': 'the cart',
  'storefront/orders/checkout': 'the checkout',
  'storefront/orders/coupon': 'the coupon in cart and orders',
  'storefront/orders/coupon-offer': 'the coupon in the cart',
  'storefront/orders/payment': 'paying',
  'storefront/orders/payment-callback': 'the page after a payment by card',
  'storefront/orders/tracking': 'tracking an order',
  'storefront/shell': 'header, menu and footer of all pages',
  'storefront/shell/common': 'buttons and notices of all pages',
  'storefront/shell/contact': 'the contact page',
  'storefront/shell/help': 'the FAQs and the policies',
};

/** Where the text is seen; undefined for a text of a folder that the table lacks. */
export function findPlace(id: string): string | undefined {
  const file = id.slice(0, id.indexOf(':'));
  const names = file.split('/').map((_, index, parts) => parts.slice(0, parts.length - index).join('/'));
  return names.map((name) => SEEN_IN[name]).find(Boolean);
}

/** Lists the texts of a language, each with its id. */
const readTexts = (language: string): [id: string, text: string][] =>
  Object.entries(PACKAGES).flatMap(([name, folder]) =>
    readSources(`${folder}/${language}`).flatMap(({ path, source }) =>
      listMessages(path, source).map(({ key, text }): [string, string] => [
        `${name}/${path.slice(`${folder}/${language}/`.length, -'.ts'.length)}:${key}`,
        text,
      ]),
    ),
  );

/** Names of languages and formats, which code reads. */
const CODES = /[:.](language|locale)$/;

/** Lists the texts of a language. A message that is another one has no text of its own. */
export function listTranslatedTexts(language: string): TranslatedText[] {
  const english = new Map(readTexts('en'));
  return readTexts(language)
    .filter(([id, text]) => text !== '' && !CODES.test(id))
    .map(([id, text]) => ({ id, text, english: english.get(id) ?? '' }));
}

/** The reader has compared two texts, so a change of either counts. */
const hash = ({ english, text }: TranslatedText): string => createHash('sha256').update(`${english}\0${text}`).digest('hex').slice(0, 12);

const isRead = (text: TranslatedText, marks: Marks): boolean => marks[text.id] === hash(text);

/** A text in a cell of a Markdown table. */
const formatCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ⏎ ');

/** Formats the sheet as a Markdown table. */
export function formatSheet(texts: readonly TranslatedText[], marks: Marks, language: string): string {
  const readCount = texts.filter((text) => isRead(text, marks)).length;
  const rows = texts.map((text) => [text.id, text.english, text.text, findPlace(text.id) ?? '', isRead(text, marks) ? 'read' : '']);
  return [
    `A native reader has read ${readCount} of these ${texts.length} texts.`,
    '',
    `| file and message | English | ${language} | seen in | mark |`,
    '| --- | --- | --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.map(formatCell).join(' | ')} |`),
    '',
  ].join('\n');
}

/** Marks texts as read. `names`: ids of texts, or names of files or folders; `unknown` are those that no text has. */
export function markAsRead(texts: readonly TranslatedText[], marks: Marks, names: readonly string[]) {
  const hasName = ({ id }: TranslatedText, name: string) => id === name || id.startsWith(`${name}:`) || id.startsWith(`${name}/`);
  const unknown = names.filter((name) => !texts.some((text) => hasName(text, name)));
  const read = texts.filter((text) => names.some((name) => hasName(text, name)));
  // Marks of texts that are gone are dropped, so that the file does not grow.
  const kept = texts.filter(({ id }) => marks[id] !== undefined).map(({ id }) => [id, marks[id] ?? ''] as const);
  const all = new Map([...kept, ...read.map((text) => [text.id, hash(text)] as const)]);
  return { unknown, count: read.length, marks: Object.fromEntries([...all].toSorted(([one], [other]) => (one < other ? -1 : 1))) };
}
