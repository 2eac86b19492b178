/** Rules of the texts and addresses that staff write. Browsers load this file, so it imports no schemas. */

/** The shop's legal texts, each on a page of its own. */
export const POLICIES = ['terms', 'privacy', 'refund', 'legal'] as const;
export type Policy = (typeof POLICIES)[number];

/** The most slides, announcements or questions: far above what a page can show. */
export const CONTENT_MAX = 100;

/** A full URL with http or https. A user part, as in 'https://paypal.com@evil.example', is refused: it makes the URL look like another site's. */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username + password === '';
}

/** A path of this site, or a full URL. Excludes '//other.example', which browsers read as another host. */
export const isLinkUrl = (text: string): boolean => (text.startsWith('/') ? /^\/(?![/\\])\S*$/.test(text) : isWebUrl(text));

/** A path of this site, such as '/deals' or '#delivery'. Excludes '//other.example', which browsers read as another host. */
const LOCAL_PATH = /^(?:\/(?![/\\])|[?#])/;
const OTHER_SITE = /^(?:https?:\/\/|mailto:|tel:)/i;

/** What a link in a rich text may lead to. The server removes every other link. */
export function classifyTextLink(href: string): 'this_site' | 'other_site' | null {
  if (LOCAL_PATH.test(href)) return 'this_site';
  return OTHER_SITE.test(href) ? 'other_site' : null;
}

/** A URL without 'https://', such as 'www.example.com/wrap'. */
const HOST = /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/;

/** Returns the `href` for a link that a staff member types into a rich text; null if the typed text is no link that rich texts may have. */
export function parseTextLink(typed: string): string | null {
  if (HOST.test(typed)) return `https://${typed}`;
  return isLinkUrl(typed) || /^(?:[?#]|mailto:|tel:)\S+$/i.test(typed) ? typed : null;
}

/** A code to dial, such as '*182*8*1*123456#'; '{amount}' may stand for one of its numbers. */
export const isUssdCode = (text: string): boolean =>
  /^\*\d{1,10}(?:\*(?:\d{1,20}|\{amount\})){0,10}#?$/.test(text) && text.split('{amount}').length <= 2;

/** A number for a chat link: the international number in digits. '' where the text is no such number. */
export function normaliseChatNumber(text: string): string {
  const digits = text.replace(/^(?:\+|00)/, '').replace(/[\s\-().]/g, '');
  // A Rwandan mobile number without the country code gets it.
  const international = digits.replace(/^0(?=7[2389]\d{7}$)/, '250');
  // 15 digits are the maximum of international numbers.
  return /^[1-9]\d{7,14}$/.test(international) ? international : '';
}
