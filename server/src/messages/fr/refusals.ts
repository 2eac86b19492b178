/** Sentences that say why a call is refused, by code. A sentence with values is a function of the values of the refusal. */

import type { RefusalCode } from '@uruhu/contract/codes';
import * as shared from '@uruhu/contract/messages/fr/refusals';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { fields } from './fields.ts';
import { fileRefusals } from './file-refusals.ts';

type UnpaidLimit = { wanted: number; has_unpaid_orders: boolean; email_verified: boolean };

/** `most` and `wanted` as text: pieces, pieces of one product, or francs. */
function formatUnpaidLimit(most: string, wanted: string, { has_unpaid_orders, email_verified }: UnpaidLimit): string {
  const pay = has_unpaid_orders ? ' payer une commande précédente,' : '';
  const confirm = email_verified ? '' : ' confirmer votre adresse e-mail,';
  return `Ce que vous n’avez pas encore payé est limité à ${most} au total, et avec cette commande vous en seriez à ${wanted}. Veuillez commander moins,${pay}${confirm} ou nous contacter.`;
}

function formatStockShort({ name, left }: { name: string; left: number }): string {
  if (left === 0) return `${name} est en rupture de stock.`;
  return left === 1 ? `${name} : il n’en reste plus qu’un exemplaire.` : `${name} : il n’en reste plus que ${left} exemplaires.`;
}

const anyCall = {
  bad_request: 'La requête n’a pas pu être lue.',
  invalid_input: 'La requête n’a pas pu être lue.',
  not_authorized: shared.not_authorized,
  forbidden: shared.not_authorized,
  email_unverified: 'Veuillez d’abord confirmer votre adresse e-mail : ouvrez le lien dans l’e-mail que nous vous avons envoyé.',
  not_found: 'Introuvable',
  request_refused: 'La requête n’a pas pu être comprise.',
  method_not_allowed: 'Cette adresse n’accepte pas ce type de requête.',
  precondition_failed: 'Ce que vous avez n’est pas ce qui se trouve ici à présent.',
  address_too_long: 'L’adresse est trop longue.',
  range_not_satisfiable: 'Le fichier n’a pas cette partie.',
  headers_too_large: 'Les en-têtes de la requête sont trop volumineux.',
  request_timeout: 'La requête a mis trop de temps à arriver.',
  too_large: 'C’est trop volumineux.',
  unsupported_content_type: 'Ce type de contenu n’est pas compris.',
  too_many_requests: 'Trop de demandes. Veuillez patienter un instant, puis réessayer.',
  internal_error: shared.internal_error,
  storage_unavailable: shared.internal_error,
  busy: 'La boutique est très sollicitée en ce moment. Veuillez réessayer dans un instant.',
};

const accounts = {
  sign_in_failed: shared.sign_in_failed,
  account_blocked: 'Ce compte est bloqué. Veuillez nous écrire depuis la page de contact. Vos commandes suivent leur cours.',
  username_taken: shared.username_taken,
  email_taken: shared.email_taken,
  email_link_invalid: fields.email_link_invalid,
  email_already_confirmed: shared.email_already_confirmed,
  too_many_email_links:
    'Nous avons déjà envoyé plusieurs liens à cette adresse. Veuillez les chercher, aussi dans les indésirables, ou réessayer demain.',
  email_change_needs_password: shared.email_change_needs_password,
  wrong_current_password: 'Ce n’est pas votre mot de passe.',
  password_too_short: fields.password_too_short,
  reset_link_invalid: shared.reset_link_invalid,
  address_not_found: 'Adresse introuvable',
  too_many_addresses: ({ most }: { most: number }) => `Vous pouvez garder au plus ${most} adresses`,
  session_not_found: 'Cette session est déjà terminée',
  message_refused: shared.internal_error,
};

const catalogue = {
  product_not_found: shared.product_not_found,
  option_not_found: 'Cette option n’est pas disponible',
  size_not_found: 'Cette taille n’est pas disponible',
  category_not_found: shared.category_not_found,
  picture_not_found: 'Image introuvable',
  review_not_found: 'Avis introuvable',
  review_hidden: 'Notre équipe a retiré de la page votre avis sur ce produit. Veuillez nous contacter à ce sujet.',
  review_is_own: 'C’est votre propre avis',
  review_image_missing: 'Une des images est introuvable. Veuillez la retirer, puis l’ajouter à nouveau.',
  too_many_review_images: 'Veuillez ajouter au plus 5 images',
  already_in_wishlist: 'Ce produit est déjà dans vos favoris',
  wishlist_full: ({ most }: { most: number }) =>
    `Vos favoris peuvent contenir au plus ${most} produits. Retirez-en un pour en ajouter un autre.`,
  wishlist_entry_not_found: 'Ce produit n’est plus dans vos favoris',
  in_stock: 'Ce produit est en stock : vous pouvez l’ajouter à votre panier.',
  too_many_stock_waits: ({ most }: { most: number }) =>
    `Vous pouvez attendre le retour de ${most} produits au plus. Cessez d’en attendre un pour en ajouter un autre.`,
};

const cart = {
  cart_empty: shared.cart_empty,
  cart_full: ({ most }: { most: number }) => `Un panier peut contenir au plus ${most} articles différents`,
  cart_item_not_found: 'Cet article n’est plus dans votre panier',
  sold_out: 'En rupture de stock',
  only_some_left: ({ left }: { left: number }) => `Plus que ${left} en stock`,
  item_quantity_limit: ({ most }: { most: number }) => `Votre panier peut contenir au plus ${most} exemplaires du même article`,
  coupon_not_found: 'Code promo introuvable',
  coupon_not_started: 'Ce code promo n’est pas encore utilisable',
  coupon_expired: 'Ce code promo a expiré',
  coupon_used_up: 'Ce code promo est épuisé',
  coupon_already_used: 'Vous avez déjà utilisé ce code promo',
  coupon_for_first_order: 'Ce code promo est réservé à votre première commande',
  coupon_needs_verified_email:
    'Veuillez confirmer votre adresse e-mail pour utiliser ce code promo : ouvrez le lien dans l’e-mail que nous vous avons envoyé.',
  coupon_minimum_spend: ({ minimum_rwf }: { minimum_rwf: number }) => `Ce code promo est valable dès ${formatRwf(minimum_rwf)} d’achat`,
};

const placing = {
  address_needed: shared.address_needed,
  phone_needed: shared.phone_needed,
  no_shipping_band: shared.no_shipping_band,
  item_unavailable: ({ name }: { name: string }) => `${name} n’est plus disponible. Veuillez revoir votre panier.`,
  stock_short: formatStockShort,
  total_changed: ({ total_rwf }: { total_rwf: number }) =>
    `Le total est maintenant de ${formatRwf(total_rwf)}. Veuillez le vérifier, puis valider à nouveau votre commande.`,
  idempotency_key_reused:
    'Cette commande a déjà été enregistrée, et autrement que vous ne la demandez maintenant. Rien de nouveau n’a été commandé : veuillez consulter vos commandes et votre panier.',
  too_many_unpaid_orders: 'Vous avez trop de commandes non payées. Veuillez en payer une avant d’en passer une autre.',
  unverified_too_many_unpaid_orders:
    'Vous avez trop de commandes non payées. Veuillez en payer une, ou confirmer votre adresse e-mail, avant d’en passer une autre.',
  unpaid_pieces_limit: (limit: UnpaidLimit & { most: number }) =>
    formatUnpaidLimit(limit.most > 1 ? `${limit.most} pièces` : `${limit.most} pièce`, `${limit.wanted}`, limit),
  unpaid_item_limit: (limit: UnpaidLimit & { most: number; name: string }) =>
    formatUnpaidLimit(`${limit.most} × ${limit.name}`, `${limit.wanted}`, limit),
  /** `most` and `wanted` are francs. */
  unpaid_value_limit: (limit: UnpaidLimit & { most: number }) => formatUnpaidLimit(formatRwf(limit.most), formatRwf(limit.wanted), limit),
  nothing_to_reorder: 'Aucun de ces articles ne peut plus être acheté.',
};

const paying = {
  order_not_found: shared.order_not_found,
  too_many_tracking_guesses:
    'Ce numéro court a été essayé trop souvent avec d’autres chiffres. Veuillez utiliser le numéro complet de la commande ou son lien, ou réessayer dans quelques heures.',
  order_not_pending: 'Cette commande est déjà en préparation et ne peut plus être annulée ici. Veuillez nous contacter.',
  order_cancelled: 'Cette commande a été annulée.',
  order_delivered: 'Cette commande a déjà été livrée. Veuillez nous contacter au sujet de son paiement.',
  order_paid: 'Cette commande est déjà payée.',
  card_unavailable: 'Le paiement par carte n’est pas disponible. Veuillez payer par mobile money.',
  prompt_unavailable: 'La demande de paiement sur le téléphone n’est pas disponible. Veuillez plutôt composer le code.',
  mtn_number_needed: 'Veuillez saisir un numéro MTN : il commence par 078 ou 079.',
  mtn_digits_only: fields.mtn_digits_only,
  payment_starting: 'Ce paiement est en train de démarrer. Veuillez réessayer dans un instant.',
  payment_being_checked: 'Nous vérifions déjà un paiement pour cette commande.',
  /** `reason`: what the provider says, in its own words; '' where it says nothing. */
  payment_not_started: ({ reason }: { reason: string }) => reason || shared.payment_not_started,
  payment_parameters_missing: shared.payment_parameters_missing,
  payment_not_found: 'Paiement introuvable',
  transaction_paid_this_order:
    'Ce paiement est déjà compté pour cette commande. Si vous avez payé une autre fois, veuillez saisir le numéro de l’autre transaction.',
  transaction_used_elsewhere: 'Ce numéro de transaction a déjà été utilisé pour une autre commande.',
  too_many_submissions: ({ most }: { most: number }) =>
    most > 1
      ? `Vous nous avez signalé ${most} paiements pour cette commande. Veuillez nous contacter, pour que nous regardions ensemble.`
      : `Vous nous avez signalé ${most} paiement pour cette commande. Veuillez nous contacter, pour que nous regardions ensemble.`,
};

/** What a customer can do without a confirmed address, for a shop that cannot send her the link. */
const NO_LINK = 'et nous ne pouvons pas envoyer d’e-mails pour le moment. Veuillez nous contacter.';

/** The sentences of a shop without a mail server. They replace those that ask the customer to open a link in a mail. */
export const refusalsWithoutMails = {
  email_unverified: `Il faut pour cela une adresse e-mail confirmée, ${NO_LINK}`,
  too_many_email_links: 'Nous ne pouvons pas envoyer d’e-mails pour le moment. Veuillez nous contacter.',
  coupon_needs_verified_email: `Ce code promo demande une adresse e-mail confirmée, ${NO_LINK}`,
  unverified_too_many_unpaid_orders:
    'Vous avez trop de commandes non payées. Veuillez en payer une, ou nous contacter, avant d’en passer une autre.',
  unpaid_pieces_limit: (limit: UnpaidLimit & { most: number }) => placing.unpaid_pieces_limit({ ...limit, email_verified: true }),
  unpaid_item_limit: (limit: UnpaidLimit & { most: number; name: string }) => placing.unpaid_item_limit({ ...limit, email_verified: true }),
  unpaid_value_limit: (limit: UnpaidLimit & { most: number }) => placing.unpaid_value_limit({ ...limit, email_verified: true }),
} satisfies Partial<Record<RefusalCode, string | ((values: never) => string)>>;

export const refusals = {
  ...anyCall,
  ...accounts,
  ...catalogue,
  ...cart,
  ...placing,
  ...paying,
  ...fileRefusals,
} satisfies Partial<Record<RefusalCode, string | ((values: never) => string)>>;
