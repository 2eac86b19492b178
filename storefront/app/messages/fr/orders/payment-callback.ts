/** Messages of the page that the card provider sends the shopper back to. */

export { payment_parameters_missing as missing } from '@uruhu/contract/messages/fr/refusals';

export const pageTitle = 'Paiement';
export const about = 'Où en est votre paiement.';
export const verifying = 'Nous vérifions votre paiement…';
export const verifyingText = 'Nous interrogeons le prestataire de paiement. Cela prend un instant.';
export const needsScripts =
  'Cette page se renseigne sur votre paiement à l’aide d’un script, et les scripts sont désactivés dans votre navigateur. Votre paiement est en sécurité : vos commandes l’affichent.';
export const paid = 'Paiement réussi !';
export const paidText = 'Murakoze. Nous avons reçu votre argent et commençons à emballer votre commande.';
export const pending = 'Nous vérifions votre paiement';
export const pendingText =
  'Si vous avez fermé la page, vous n’avez pas payé : payez maintenant. Si vous avez payé, attendez ici : cette page l’affichera d’elle-même.';
export const pendingLong =
  'Nous n’avons pas de nouvelles d’un paiement. Si vous avez fermé la page, vous n’avez pas payé : payez maintenant. Si vous avez payé, rien n’est perdu : la commande l’affichera dès que nous le saurons.';
export const payNow = 'Payer';
export const checkAgain = 'Vérifier à nouveau';
export const failed = 'Le paiement a échoué';
export const failedText =
  'Aucun argent n’a été prélevé. Votre commande est gardée : vous pouvez la payer, par carte ou mobile money, depuis sa page.';
export const refunded = 'Paiement remboursé';
export const refundedText = 'L’argent de ce paiement vous a été rendu.';
export const notVerified = 'Le paiement n’a pas pu être vérifié';
export const notVerifiedText = 'Si vous avez payé, rien n’est perdu : vos commandes l’afficheront dès que nous le saurons.';
export const viewOrder = 'Voir la commande';
export const continueShopping = 'Continuer mes achats';
export const tryAgain = 'Réessayer de payer';
export const verifyAgain = 'Réessayer';
export const orders = 'Mes commandes';
export const stillUnpaid = 'Votre commande est gardée et attend votre paiement.';
