/** Messages of the checkout. */

export { address_needed as addressNeeded, phone_needed as phoneNeeded } from '@uruhu/contract/messages/fr/refusals';
export { addressSaved, phoneUpdated } from '@uruhu/contract/messages/fr/successes';

export const title = 'Votre commande';
export const about = 'Indiquez où livrer votre commande et qui appeler, puis validez-la.';
export const yourItems = 'Vos articles';
export const timesPrice = (quantity: number, price: string) => `${quantity} × ${price}`;
export const changeCart = 'Modifier le panier';
export const continueShopping = 'Continuer mes achats';

export const contact = 'Coordonnées';
export const primaryPhone = 'Téléphone principal';
export const primaryHint = 'obligatoire, le livreur l’appelle';
export const secondaryPhone = 'Deuxième téléphone';
export const optional = 'facultatif';
export const saveContact = 'Enregistrer';
export const complete = 'complet';
export const edit = 'Modifier';

export const shippingInformation = 'Adresse de livraison';
export const deliverTo = 'Livrer à';
export const newAddress = 'Une autre adresse';
export const street = 'Adresse';
export const streetHint = 'obligatoire : maison, repère';
export const city = 'Ville';
export const country = 'Pays';
export const postalCode = 'Code postal';
export const saveAddress = 'Enregistrer l’adresse';
export const saving = 'Enregistrement…';

export const shippingFees = 'Frais de livraison';
export const placeOrder = 'Valider la commande';
export const placingOrder = 'Validation…';
export const priceChanged = (total: string) =>
  `Le total est maintenant de ${total}. Veuillez le vérifier, puis valider à nouveau votre commande.`;
export const connectionDropped = 'La connexion a été coupée. Rien n’est perdu.';
export const tryAgainSafely = 'Validez à nouveau la commande : elle ne peut pas être enregistrée deux fois.';
export const placedBefore = 'Cette commande était déjà enregistrée. Ce que vous avez changé depuis n’a pas été commandé.';
export const checkingCoupon = 'Nous vérifions votre code promo. Veuillez réessayer dans un instant.';
export const yourCoupon = 'Votre code promo';
export const placeWithout = (total: string) => `Valider sans, ${total}`;
export const checkingOrder = 'Nous vérifions si votre commande est arrivée…';
