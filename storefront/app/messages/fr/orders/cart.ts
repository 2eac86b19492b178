/** Messages of the cart and of the three steps from cart to order. */
import { formatRwf } from '@uruhu/contract/rules/prices/money';

export { cart_empty as cartEmpty, no_shipping_band as noShippingBand } from '@uruhu/contract/messages/fr/refusals';

export const steps = ['01 Panier', '02 Commande', '03 Confirmation'] as const;
export const stepsLabel = 'Étapes de votre commande';
export const stepDone = 'terminé';

export const title = 'Panier';
export const about = 'Ce que vous avez mis dans votre panier, ce que cela coûte et ce que coûte la livraison.';
export const emptyText = 'Les articles que vous ajoutez vous attendent ici, sur tous les téléphones où vous vous connectez.';
export const seeBestSellers = 'Voir les meilleures ventes';
export const orderPlaced = 'Votre commande est enregistrée';
export const orderPlacedUnpaid = 'Votre commande est enregistrée et attend votre paiement';
export const becameOrder = (order: string, due: string) =>
  `Le contenu de votre panier est maintenant dans la commande ${order} : ${due} à payer.`;
export const orderUnpaid = (order: string, due: string) => `Votre commande ${order} attend votre paiement : ${due}.`;
export const payThisOrder = 'Payer cette commande';
export const orderWaits = 'Le contenu de votre panier se trouve maintenant sur la page de la commande, avec le moyen de la payer.';
export const viewOrder = 'Voir votre commande';
export const goToOrders = 'Voir mes commandes';
export const guestText = 'Connectez-vous pour voir ce que vous y avez mis, ou faites d’abord un tour dans la boutique.';
export const signIn = 'Se connecter';
export const notLoaded = 'Votre panier n’a pas pu être chargé. Rien n’est perdu.';
export const notLoadedText = 'D’ici là, cette page n’a rien à montrer. Ce que vous avez ajouté est bien conservé.';

export const changesTitle = 'Votre panier a changé';
export const quantityOf = (name: string) => `Quantité : ${name}`;
export const remove = 'Retirer';
export const removeNamed = (name: string) => `Retirer ${name}`;
export const removedNamed = (name: string) => `${name} a été retiré de votre panier.`;
export const undo = 'Annuler';
export const putBack = (name: string) => `${name} est de nouveau dans votre panier.`;
export const notPutBack = (name: string, why: string) => `${name} n’a pas pu être remis. ${why}`;
export const noResponse = 'La connexion a été coupée.';
export const removalWaits = 'Retiré ici. Ce sera envoyé au retour de la connexion.';
export const notRemoved = (why: string) => `${why} Cet article n’est pas encore retiré.`;
export const keep = 'Garder';
export const removedLine = (name: string) => `${name}, retiré`;
export const saveToWishlist = 'Ajouter aux favoris';
export const removeFromWishlist = 'Retirer des favoris';
export const ofProduct = (action: string, name: string) => `${action} : ${name}`;
export const lineTotal = 'Total de la ligne';
export const each = (price: string) => `${price} l’unité`;
export const onlyLeft = (left: number) => `Plus que ${left} en stock`;
export const soldOut = 'En rupture de stock. Veuillez retirer cet article pour commander le reste.';
export const connectionDropped = 'La connexion a été coupée. Rien n’est perdu.';
export const waitsForConnection = 'Vous êtes hors ligne. Ce sera envoyé au retour de la connexion.';
export const removedElsewhere = (name: string) => `${name} n’est plus dans votre panier.`;
export const offline = 'Vous êtes hors ligne. Vos changements seront envoyés au retour de la connexion.';

export const couponMessages = {
  codeNeeded: 'Veuillez saisir un code promo',
  notSignedIn: 'Veuillez d’abord vous connecter',
  failed: 'Le code promo n’a pas pu être appliqué',
  notChecked: 'Votre code promo n’a pas pu être vérifié à l’instant.',
  applied: (code: string, instead_of: string | null) =>
    `Code promo « ${code} » appliqué !${instead_of === null ? '' : ` Il remplace « ${instead_of} ».`}`,
  removed: (code: string) => `Code promo « ${code} » retiré.`,
};
export const couponCode = 'Code promo';
export const onePerOrder = 'un par commande';
export const apply = 'Appliquer';
export const applying = 'Application…';
export const yourCoupons = 'Vos codes promo';
export const applyCoupon = (code: string, worth: string) => `Appliquer le code promo ${code}, ${worth}`;
export const applyInstead = (code: string, worth: string) => `Appliquer à la place le code promo ${code}, ${worth}`;
export const instead = 'À la place :';
export const couponFrom = (minimum_rwf: number) => `dès ${formatRwf(minimum_rwf)} d’achat`;
export const removeCoupon = (code: string) => `Retirer le code promo ${code}`;
export const clearCoupons = 'Retirer le code';
export const couponNotApplied = 'Pas de remise.';
export const coupon = (code: string) => `Code promo ${code}`;
export const takenOff = (amount: string) => `−${amount}`;

export const orderSummary = 'Récapitulatif';
export const subtotal = (pieces: number) => (pieces > 1 ? `Sous-total, ${pieces} articles` : `Sous-total, ${pieces} article`);
export const shipping = 'Livraison';
export const inKigali = 'Dans la ville de Kigali';
export const freeShipping = 'Livraison offerte';
export const before = 'Avant';
export const total = 'Total';
export const updating = 'Mise à jour…';
export const totalsNotLoaded = 'Les totaux ne sont pas à jour. Votre panier est bien conservé.';
export const loadingFees = 'Chargement des frais de livraison…';
export const feesNotLoaded = 'Les frais de livraison ne se sont pas chargés.';
const kilograms = (weight_g: number) => `${(weight_g / 1000).toFixed(1).replace('.', ',')} kg`;
export const heavyText = (weight_g: number) =>
  `Votre panier pèse ${kilograms(weight_g)}. Commandez-en une partie maintenant, ou écrivez-nous : nous trouverons comment tout envoyer.`;
export const heavyQuestion = (weight_g: number) =>
  `Bonjour, mon panier pèse ${kilograms(weight_g)} et aucun mode de livraison n’est proposé. Comment pouvez-vous l’envoyer ?`;
export const askUs = (byWhatsapp: boolean) => (byWhatsapp ? 'Nous écrire sur WhatsApp' : 'Nous écrire');
export const feesNeedItems = 'Ajoutez des produits à votre panier pour calculer les frais de livraison.';
export const payAfter = 'Vous payez après avoir validé la commande.';
export const proceed = 'Passer commande';
