/** Messages of tracking an order by its short number, and of sharing the link that tracks it. */
export const phoneDigits = 'Last 4 digits of the phone';
export const digitsIntro = 'A short number needs the last four digits of the phone number that was given with the order, too.';
export const digitsNeeded = 'Please enter the last four digits of the phone number of this order';

export const shareTitle = 'Tracking';
export const copyLink = 'Copy link';
export const copyLinkOf = (shortId: string) => `Copy link that tracks order ${shortId}`;
export const linkCopied = 'Tracking link copied';
export const linkToCopy = 'Copy this link';
export const onWhatsapp = 'WhatsApp';
export const onWhatsappOf = (shortId: string) => `WhatsApp: send the link that tracks order ${shortId}`;
export const shared = (shortId: string, url: string) => `Follow order ${shortId}: ${url}`;
