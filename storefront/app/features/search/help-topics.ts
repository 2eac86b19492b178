/** Words that shoppers type into the search for help rather than products, and the pages that answer them. */
import { paths } from '#app/lib/paths.ts';

export type HelpTopic = 'delivery' | 'returns' | 'tracking' | 'paying' | 'account' | 'wishlist' | 'deals';

const WORDS: Record<HelpTopic, string> = {
  delivery: 'delivery deliver shipping shipment livraison livrer',
  returns: 'return returns refund refunds exchange retour remboursement',
  tracking: 'track tracking orders commande suivi',
  paying: 'pay payment payments momo mtn airtel visa mastercard paiement payer kwishyura',
  account: 'account login signin password compte',
  wishlist: 'wishlist favourites favorites favoris',
  deals: 'coupon coupons promo promotion discount sale deals voucher soldes',
};

const PAGES: Record<HelpTopic, string> = {
  delivery: paths.faqs({ q: 'delivery' }),
  returns: paths.faqs({ q: 'return' }),
  tracking: paths.trackOrder(),
  paying: paths.faqs({ q: 'pay' }),
  account: paths.signIn(),
  wishlist: paths.wishlist(),
  deals: paths.deals(),
};

const topicByWord = new Map(Object.entries(WORDS).flatMap(([topic, words]) => words.split(' ').map((word) => [word, topic as HelpTopic])));

/** The topic of the first word in the query that belongs to a topic; null if no word does. */
export function findHelpTopic(query: string): { topic: HelpTopic; to: string } | null {
  const words = query.toLowerCase().match(/\p{L}+/gu) ?? [];
  const topic = words.map((word) => topicByWord.get(word)).find(Boolean);
  return topic ? { topic, to: PAGES[topic] } : null;
}
