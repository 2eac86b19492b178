/** Messages of waiting for a sold-out product, and of ending the waits. */
export const tellMe = 'Me prévenir du retour';
export const signInFirst = 'Connectez-vous d’abord : nous écrivons à votre adresse e-mail confirmée, une seule fois.';
export const confirmFirst = 'Nous vous préviendrons de son retour une fois votre adresse e-mail confirmée.';
export const weWrite = (email: string) =>
  email ? `Nous écrirons une seule fois à ${email}, à son retour en stock.` : 'Nous vous écrirons une seule fois, à son retour en stock.';
export const doNotTellMe = 'Ne pas me prévenir';
export const noResponse = 'Vous êtes hors ligne, ou la boutique n’a pas pu être jointe. Veuillez réessayer.';

export const stopForm = {
  title: 'Arrêter vos alertes de retour en stock',
  intro: 'Nous ne vous écrirons alors plus sur aucun des produits que vous attendez, jusqu’à ce que vous le redemandiez.',
  label: 'Arrêter les alertes',
  working: 'Arrêt des alertes…',
};
export const stopAbout = 'Arrêtez les e-mails sur les produits de retour en stock.';
export const stopped = 'Vous n’attendez plus aucun produit';
export const stoppedText = 'Nous ne vous écrirons plus sur les retours en stock, sauf si vous le redemandez sur la page d’un produit.';
export const goShopping = 'Aller à la boutique';
export const stopLinkInvalidText =
  'Le lien de notre dernier e-mail de ce type fonctionne. Ou écrivez-nous : une personne vous lit et vous aide.';
export const contactUs = 'Nous contacter';
