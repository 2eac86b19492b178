/** Messages of orders: the list, one order, its status, its payment, tracking. */
import type { OrderStatus, PaymentStatus } from '@uruhu/contract/order';
import type { Stage } from '@uruhu/contract/rules/order-timeline';

export { order_not_found as orderMissing } from '@uruhu/contract/messages/fr/refusals';

export const title = 'Mes commandes';
export const about = 'Vos commandes : ce qu’elles coûtent, si elles sont payées et où elles en sont.';
export const empty = 'Vous n’avez pas de commande.';
export const emptyText = 'Dès votre première commande, vous pourrez la suivre ici, de la Corée à votre porte.';
export const filterByStatus = 'Commandes par statut';
export const allOrders = 'Toutes';
export const noneOfStatus = (status: OrderStatus) => `Aucune commande ${statusLabels[status].toLowerCase()} en ce moment.`;
export const startShopping = 'Découvrir la boutique';

export const orderId = 'N° de commande';
export const date = 'Date';
export const status = 'Statut';
export const total = 'Total';
export const paidSoFar = 'Déjà payé';
export const leftToPay = 'Reste à payer';
export const leftToPayOf = (amount: string) => `Reste ${amount} à payer`;
export const before = 'Avant';
export const paymentStatus = 'Paiement';
export const products = 'Produits';
export const productCount = (count: number) => (count > 1 ? `${count} produits` : `${count} produit`);
export const action = 'Action';
export const payNow = 'Payer';
export const payNowFor = (id: string) => `Payer, commande ${id}`;
export const viewDetails = 'Voir le détail';
export const viewDetailsOf = (id: string) => `Voir le détail, commande ${id}`;

export const statusLabels: Record<OrderStatus, string> = {
  pending: 'En attente',
  preparing: 'En préparation',
  in_transit: 'En route',
  delivered: 'Livrée',
  cancelled: 'Annulée',
};
export const paymentStatusLabels: Record<PaymentStatus, string> = { Paid: 'Payé', Unpaid: 'Non payé', Refunded: 'Remboursé' };
export const checkingPayment = 'Paiement en vérification';
export const partlyPaid = 'Payé en partie';
export const paymentNotFound = 'Paiement introuvable';
export const seeWhy = 'Voir pourquoi';
export const seeWhyOf = (id: string) => `Voir pourquoi le paiement est introuvable, commande ${id}`;

export const orderTitle = (shortId: string) => `Commande ${shortId}`;
export const orderAbout = 'Une commande : ses articles, son total et où elle en est.';
export const placedOn = (when: string) => `Passée le ${when}`;
export const fullNumber = 'Numéro complet';
export const notFound = 'Commande introuvable.';
export const notFoundText = 'Veuillez la chercher parmi vos commandes, ou la suivre avec son numéro.';

export const summary = 'Récapitulatif';
export const subtotal = (pieces: number) => (pieces > 1 ? `Sous-total, ${pieces} articles` : `Sous-total, ${pieces} article`);
export const shipping = 'Livraison';
export const freeShipping = 'Livraison offerte';
export const itemsOrdered = 'Articles commandés';
export const writeReview = 'Donner mon avis';
export const writeReviewOf = (name: string) => `Donner mon avis : ${name}`;
export const reviewAfterDelivery = 'Vous pourrez donner votre avis une fois votre colis arrivé.';
export const reviewNotCancelled = 'Cette commande a été annulée.';
export const changeReview = 'Modifier mon avis';
export const changeReviewOf = (name: string) => `Modifier mon avis : ${name}`;
export const noItems = 'Aucun article trouvé pour cette commande.';
export const timesPrice = (quantity: number, price: string) => `${quantity} × ${price}`;
export const deliveryInformation = 'Informations de livraison';
export const notProvided = 'Non indiqué';
export const openTracking = 'Ouvrir la page de suivi';

export const shippingProgress = 'Suivi de la livraison';
export const noProgress = 'Pas encore de nouvelles de la livraison.';
export const stageTitle: Record<Stage, string> = {
  pending: 'Commande reçue',
  packaging: 'Emballage',
  shipping: 'En route depuis la Corée',
  arrived: 'Arrivée à Kigali',
  delivering: 'En cours de livraison',
  delivered: 'Livrée',
  cancelled: 'Annulée',
};
export const stageMessage: Record<Stage, string> = {
  pending: 'Nous avons bien reçu votre commande, et elle est prête à être traitée',
  packaging: 'Votre commande est en cours d’emballage et de préparation pour partir vers la zone de transport',
  shipping: 'Votre commande est en route de la Corée vers Kigali, au Rwanda',
  arrived: 'Votre commande est arrivée à Kigali et nous la contrôlons. Nous vous contacterons bientôt, merci de rester joignable',
  delivering: 'Votre commande est en chemin, en cours de livraison à votre adresse',
  delivered: 'Votre commande a bien été livrée ! Merci pour votre achat chez nous.',
  cancelled: 'Votre commande a été annulée. Si vous ne vous y attendiez pas, veuillez',
};
/** The sentences that the first stage of an unpaid order adds. */
export const waitsForPayment = 'Elle attend votre paiement.';
export const waitsForRest = 'Elle attend le reste de votre paiement.';
export const waitsForCheck = 'Nous commençons dès que nous avons trouvé votre paiement.';
/** For visitors of the tracking page other than the order's owner, who do not learn whether a payment was rejected. */
export const waitsForConfirmation = 'Nous commençons dès que son paiement est confirmé.';
/** The link that ends the message of a cancelled order. */
export const contactUs = 'nous contacter';
export const stageLater = 'à venir';

export const paymentInstructions = 'Comment payer';
export const helpWith = (order_id: string) => `Bonjour, j’ai besoin d’aide pour ma commande ${order_id}.`;
export const needHelp = 'Besoin d’aide ? Contactez-nous';

export const trackTitle = 'Suivi de commande';
export const trackAbout = 'Voyez où en est une commande grâce à son numéro. Vous n’avez pas besoin de vous connecter.';
export const trackIntro = 'Saisissez le numéro de votre commande, ou son lien de suivi. Vous n’avez pas besoin de vous connecter.';
export const trackHint = 'les 8 premiers caractères ou les 36';
export const track = 'Suivre';
export const tracking = 'Recherche…';
export const idNeeded = 'Veuillez saisir un numéro de commande';
export const openOrder = 'Ouvrir votre commande';
export const trackFailed = 'Une erreur est survenue pendant le suivi de votre commande. Veuillez réessayer.';
