/** Messages of the account dashboard. */
import { formatRwf } from '@uruhu/contract/rules/prices/money';

export const orders = 'Commandes';
export const allOrders = 'Voir toutes les commandes';
export const latestOrders = 'Dernières commandes';
export const ordersFailed = 'Vos commandes n’ont pas pu être comptées.';

export const couponsTitle = 'Vos codes promo';
export const couponsFailed = 'Vos codes promo n’ont pas pu être chargés.';
export const noCoupons = 'Pas de code promo en ce moment. Dès qu’il y en aura un pour vous, il vous attendra ici.';
/** `until` is empty if the coupon does not expire. */
export const couponRules = (until: string, minimum_rwf: number) =>
  [until ? `Jusqu’au ${until}` : 'Sans date limite', minimum_rwf > 0 && `dès ${formatRwf(minimum_rwf)} d’achat`].filter(Boolean).join(', ');
export const couponHow = 'Saisissez le code dans votre panier.';
export const copyCoupon = (code: string) => `Copier le code ${code}`;
export const copied = 'Code copié.';
export const notCopied = 'Le code est sélectionné : copiez-le avec votre clavier ou par un appui long.';

export const wishList = 'Favoris';
export const seeAll = (count: number) => (count > 1 ? `Voir les ${count}` : 'Voir tout');

export const question = 'Une question sur une commande ou votre peau ?';
export const questionText = 'Écrivez-nous. Une personne vous lit et vous répond.';
export const inquiry = 'Poser une question';
