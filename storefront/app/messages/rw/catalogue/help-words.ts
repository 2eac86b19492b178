/** Words that shoppers type into the search for help rather than products, in this language and in others that they mix with it. */
export const helpWords = {
  delivery: 'kugezwaho kukugezaho kubigezaho kohereza delivery livraison',
  returns: 'gusubiza gusubizwa guhindura return refund retour',
  tracking: 'kurikirana gukurikirana komande commande track tracking',
  paying: 'kwishyura ishyura ubwishyu momo mtn airtel visa mastercard pay payment payer paiement',
  account: 'konti kwinjira injira ibanga account login password compte',
  wishlist: 'wishlist favoris',
  deals: 'poromosiyo igabanyirizwa ibyagabanyijwe kode promo coupon soldes discount',
};
/** What the links to the FAQs search for. */
export const helpQuestions = { delivery: 'kukugezaho', returns: 'gusubiza', paying: 'ishyur' };
