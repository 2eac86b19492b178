/**
 * Sentences that say why a payment or an order changed its state, by code. Customers read the reasons of payments, staff read all of them. The
 * database stores the codes.
 */
import { payment_not_started } from '@uruhu/contract/messages/fr/refusals';
import { rejections } from '@uruhu/contract/messages/fr/rejections';

const shop = {
  corrected: 'corrigé par la personne qui a commandé',
  superseded: 'remplacé',
  order_cancelled: 'la commande a été annulée',
  not_paid_in_time: 'pas payé à temps',
  not_begun_in_time: 'Le paiement n’a pas été commencé à temps.',
};

const OTHER_WAYS = 'Veuillez payer par mobile money ou nous contacter.';

/** A new provider uses these, or adds its own. */
const providers = {
  not_started: payment_not_started,
  never_began: 'Le paiement n’a pas commencé.',
  not_made: 'Le paiement n’a pas été effectué.',
  declined: 'Le paiement a été refusé.',
  stopped: 'Le paiement a été interrompu avant la fin.',
  amount_over_card_limit: `Ce montant dépasse ce que nous pouvons accepter par carte. ${OTHER_WAYS}`,
  cards_unavailable: `Nous ne pouvons pas accepter les cartes pour le moment. ${OTHER_WAYS}`,
  currency_refused: `Nous ne pouvons pas accepter les cartes dans cette devise pour le moment. ${OTHER_WAYS}`,
  maybe_no_money: 'Le paiement n’a pas pu être effectué. Veuillez vérifier qu’il y a assez d’argent sur le compte.',
  no_money: 'Il n’y avait pas assez d’argent sur le compte mobile money.',
  not_approved_in_time: 'Le paiement n’a pas été approuvé à temps.',
  no_account: 'Ce numéro n’a pas de compte mobile money qui puisse payer.',
  declined_on_phone: 'Le paiement a été refusé sur le téléphone.',
  account_limit: 'Le plafond du compte mobile money a été atteint.',
  other_payment_pending: 'Un autre paiement de ce compte est en cours. Veuillez réessayer dans quelques minutes.',
  mobile_money_busy: 'Le mobile money n’est pas disponible pour le moment. Veuillez réessayer dans quelques minutes.',
  /** Used for faults of the shop, which the customer cannot repair. */
  prompts_unavailable: 'La demande de paiement sur le téléphone ne fonctionne pas pour le moment. Veuillez plutôt composer le code.',
};

export const reasons = { ...shop, ...rejections, ...providers };
