/** Words that shoppers type into the search for help rather than products, in this language and in others that they mix with it. */
export const helpWords = {
  delivery: 'delivery deliver shipping shipment livraison livrer',
  returns: 'return returns refund refunds exchange retour remboursement',
  tracking: 'track tracking orders commande suivi',
  paying: 'pay payment payments momo mtn airtel visa mastercard paiement payer kwishyura',
  account: 'account login signin password compte',
  wishlist: 'wishlist favourites favorites favoris',
  deals: 'coupon coupons promo promotion discount sale deals voucher soldes',
};
/** What the links to the FAQs search for. */
export const helpQuestions = { delivery: 'delivery', returns: 'return', paying: 'pay' };
