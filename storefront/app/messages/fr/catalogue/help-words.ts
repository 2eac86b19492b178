/** Words that shoppers type into the search for help rather than products, in this language and in others that they mix with it. */
export const helpWords = {
  delivery: 'livraison livrer livrez expédition delivery shipping',
  returns: 'retour retours retourner remboursement rembourser échange échanger return refund',
  tracking: 'suivi suivre commande commandes colis track tracking',
  paying: 'payer paiement paiements paye momo mtn airtel visa mastercard pay payment kwishyura',
  account: 'compte connexion connecter identifiant login account password',
  wishlist: 'favoris favori envies wishlist',
  deals: 'promo promos promotion promotions solde soldes réduction réductions remise coupon',
};
/** What the links to the FAQs search for. */
export const helpQuestions = { delivery: 'livraison', returns: 'retour', paying: 'payer' };
