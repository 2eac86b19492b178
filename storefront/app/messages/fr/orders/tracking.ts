/** Messages of tracking an order by its short number, and of sharing the link that tracks it. */
export const phoneDigits = '4 derniers chiffres du téléphone';
export const digitsIntro = 'Avec un numéro court, il faut aussi les quatre derniers chiffres du téléphone donné à la commande.';
export const digitsNeeded = 'Veuillez saisir les quatre derniers chiffres du numéro de téléphone de cette commande';

export const shareTitle = 'Suivi';
export const copyLink = 'Copier le lien';
export const copyLinkOf = (shortId: string) => `Copier le lien de suivi de la commande ${shortId}`;
export const linkCopied = 'Lien de suivi copié';
export const linkToCopy = 'Copiez ce lien';
export const onWhatsapp = 'WhatsApp';
export const onWhatsappOf = (shortId: string) => `WhatsApp : envoyer le lien de suivi de la commande ${shortId}`;
export const shared = (shortId: string, url: string) => `Suivez la commande ${shortId} : ${url}`;
