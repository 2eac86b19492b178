/** Rules of the texts and addresses that staff write. Browsers load this file, so it imports no schemas. */

/** The shop's legal texts, each on a page of its own. */
export const POLICIES = ['terms', 'privacy', 'refund', 'legal'] as const;
export type Policy = (typeof POLICIES)[number];

/** The most slides, announcements or questions: far above what a page can show. */
export const CONTENT_MAX = 100;

/** A full web address. A user part, as in 'https://paypal.com@evil.example', is refused: it makes the address look like another site's. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username + password === '';
}

/** A path of this site, or a full address. Excludes '//other.example', which browsers read as another host. */
export const isLinkAddress = (text: string): boolean => (text.startsWith('/') ? /^\/(?![/\\])\S*$/.test(text) : isWebAddress(text));

/** A code to dial, such as '*182*8*1*123456#'; '{amount}' may stand for one of its numbers. */
export const isUssdCode = (text: string): boolean =>
  /^\*\d{1,10}(?:\*(?:\d{1,20}|\{amount\})){0,10}#?$/.test(text) && text.split('{amount}').length <= 2;

/** A number for a chat link: the international number in digits. '' where the text is no such number. */
export function normaliseChatNumber(text: string): string {
  const digits = text.replace(/^(?:\+|00)/, '').replace(/[\s\-().]/g, '');
  const international = digits.replace(/^0(?=7[2389]\d{7}$)/, '250');
  return /^[1-9]\d{7,14}$/.test(international) ? international : '';
}
