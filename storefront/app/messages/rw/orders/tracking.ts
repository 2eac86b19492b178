/** Messages of tracking an order by its short number, and of sharing the link that tracks it. */
export const phoneDigits = 'Imibare 4 ya nyuma ya telefoni';
export const digitsIntro = 'Nimero ngufi isaba kandi imibare ine ya nyuma ya nimero ya telefoni yatanzwe kuri komande.';
export const digitsNeeded = 'Andika imibare ine ya nyuma ya nimero ya telefoni y’iyi komande';

export const shareTitle = 'Gukurikirana';
export const copyLink = 'Kopera linki';
export const copyLinkOf = (shortId: string) => `Kopera linki ikurikirana komande ${shortId}`;
export const linkCopied = 'Linki yo gukurikirana yakopewe';
export const linkToCopy = 'Kopera iyi linki';
export const onWhatsapp = 'WhatsApp';
export const onWhatsappOf = (shortId: string) => `WhatsApp: ohereza linki ikurikirana komande ${shortId}`;
export const shared = (shortId: string, url: string) => `Kurikirana komande ${shortId}: ${url}`;
