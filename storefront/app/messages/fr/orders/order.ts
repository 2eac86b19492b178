/** Messages of one order: its coupon and payments, and the actions on it. */
import type { PaymentMethod } from '@uruhu/contract/payment';

export const couponTitle = 'Code promo';
export const couponSaved = (amount: string) => `Il vous a fait économiser ${amount}.`;
/** For the coupon of a cancelled order. */
export const couponReturned = 'Il vous a été rendu : vous pouvez l’utiliser tant qu’il est valable.';
export const couponWith = (code: string, off: string) => `Code promo ${code}, ${off}`;

export const paymentsTitle = 'Paiements';
export const methodName: Record<PaymentMethod, string> = {
  mobile_money: 'Mobile Money',
  card: 'Carte',
  prompt: 'Demande Mobile Money',
};
export const reference = (code: string) => `Référence ${code}`;
export const paidOn = (when: string) => `Payé le ${when}`;
export const refundedOn = (when: string) => `Rendu le ${when}`;

export const moneyComesBack = 'Votre argent va vous être rendu';
export const moneySentBack = 'Votre argent vous a été rendu';
export const weSendBack = (amount: string) =>
  `Cette commande est annulée. Nous vous rendons ${amount} par le moyen avec lequel vous avez payé.`;
export const weSentBack = (amount: string, when: string) =>
  `Nous vous avons rendu ${amount} par le moyen avec lequel vous aviez payé, le ${when}.`;
export const comesBack = 'Nous vous rendons cette somme par le moyen avec lequel vous avez payé.';

export const buyAgain = 'Racheter';
export const buyingAgain = 'Ajout au panier…';
export const invoice = 'Facture de commande';
export const invoiceCrumb = 'Facture';

export const cancel = 'Annuler la commande';
export const cancelTitle = 'Annuler cette commande ?';
export const cancelUnpaid = 'Rien n’est envoyé, et il n’y a rien à payer.';
export const cancelPaidAlready =
  'Vous l’avez déjà payée ? Votre argent n’est pas perdu : signalez-le sur la page de cette commande, nous le chercherons et vous le rendrons.';
export const cancelFree = 'Rien n’est envoyé.';
export const cancelChecked =
  'Nous vérifions encore votre paiement. Si l’argent est arrivé, nous vous le rendons. Rien d’autre n’est envoyé.';
export const cancelPaid = (amount: string) => `Rien n’est envoyé, et nous vous rendons ${amount} par le moyen avec lequel vous avez payé.`;
export const cancelFreesCoupon = (code: string) =>
  `Votre code promo ${code} vous est rendu : vous pouvez l’utiliser tant qu’il est valable.`;
/** Title above the reason that staff gave for the cancellation. */
export const cancelReasonTitle = 'Pourquoi nous avons annulé cette commande';
export const notUndone = 'Cette action est définitive.';
export const cancelling = 'Annulation…';
export const keep = 'Garder la commande';
