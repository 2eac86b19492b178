/** The texts of the shop's mails to customers. */

import { EMAIL_LINK_DAYS, NEW_MEMBER_PERCENT } from '@uruhu/contract/constants';
import { freeGift } from '@uruhu/contract/messages/fr/offers';

export const mails = {
  /** The language of the HTML, and the locale of the dates in it. */
  language: 'fr',
  locale: 'fr-RW',
  /** A time in Kigali, as the sign-in history shows it. */
  kigaliTime: (moment: string) => `${moment}, heure de Kigali`,
  /** A line of the text version. */
  fact: (name: string, value: string) => `${name} : ${value}`,
  /** A link in the text version: its address is on the next line. */
  link: (label: string) => `${label} :`,
  hello: (name: string) => `${['Muraho', name].filter(Boolean).join(' ')},`,
  welcome: {
    subject: (shop: string) => `Bienvenue chez ${shop}`,
    preview: (code: string) => `Votre code pour ${NEW_MEMBER_PERCENT} % de remise : ${code}`,
    text: (shop: string) =>
      `Votre compte chez ${shop} est prêt. Votre panier, vos favoris et vos commandes vous attendent sur tous les téléphones où vous vous connectez.`,
    confirm:
      'Veuillez confirmer que cette adresse e-mail est bien la vôtre, pour que nous puissions vous écrire au sujet de vos commandes :',
    coupon: `Pour votre inscription, vous avez ${NEW_MEMBER_PERCENT} % de remise sur votre première commande. Le code fonctionne une fois votre adresse e-mail confirmée : saisissez-le alors dans votre panier. ${freeGift}`,
    /** Why there is no coupon. */
    noCoupon: {
      known_customer: `Quel plaisir de vous compter parmi nous. La remise de bienvenue de ${NEW_MEMBER_PERCENT} % est accordée une seule fois par personne, et ce numéro de téléphone ou cette adresse e-mail en a déjà bénéficié. Ce compte n’a donc pas ce code promo.`,
    },
    code: 'Votre code promo',
    until: (day: string) => `Pour votre première commande, jusqu’au ${day}`,
    action: 'Confirmer votre adresse e-mail',
    notes: [
      `Le lien est valable ${EMAIL_LINK_DAYS} jours. Vous pouvez commander et payer avant.`,
      'Ce n’était pas vous ? Alors quelqu’un s’est inscrit avec votre adresse : ne suivez pas le lien, et nous ne vous écrirons plus.',
    ],
  },
  confirmEmail: {
    subject: 'Confirmez votre adresse e-mail',
    preview: `Le lien est valable ${EMAIL_LINK_DAYS} jours.`,
    text: (shop: string) =>
      `Veuillez confirmer que cette adresse e-mail est bien la vôtre, pour que ${shop} puisse vous écrire au sujet de vos commandes :`,
    action: 'Confirmer votre adresse e-mail',
    notes: [
      `Le lien est valable ${EMAIL_LINK_DAYS} jours.`,
      'Ce n’était pas vous ? Alors quelqu’un s’est inscrit avec votre adresse : ne suivez pas le lien, et nous ne vous écrirons plus.',
    ],
  },
  confirmNewEmail: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    preview: `Le lien est valable ${EMAIL_LINK_DAYS} jours.`,
    text: (shop: string) =>
      `Quelqu’un a demandé à ${shop} d’utiliser désormais cette adresse e-mail pour un compte. C’était vous ? Alors confirmez-la :`,
    action: 'Confirmer votre nouvelle adresse e-mail',
    notes: [`Le lien est valable ${EMAIL_LINK_DAYS} jours.`, 'Ce n’était pas vous ? Alors ne suivez pas le lien : rien ne changera.'],
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Le lien est valable une heure, une seule fois.',
    text: 'Un nouveau mot de passe a été demandé, par vous ou par quelqu’un qui connaît votre adresse e-mail. Choisissez-le ici :',
    action: 'Choisir un nouveau mot de passe',
    notes: [
      'Le lien fonctionne une seule fois, pendant une heure.',
      'Ce n’était pas vous ? Alors il n’y a rien à faire : votre mot de passe reste le même.',
    ],
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    preview: 'Tous les autres appareils ont été déconnectés.',
    text: 'Le mot de passe de votre compte a été modifié, et tous les autres appareils ont été déconnectés.',
    when: 'Quand',
    notes: ['Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe, et écrivez-nous.'],
    action: 'Choisir un nouveau mot de passe',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    preview: 'Désormais, nous écrivons à une autre adresse.',
    text: `L’adresse e-mail de votre compte a été modifiée, et nous écrivons désormais à la nouvelle. Ce n’était pas vous ? Vous pouvez annuler ce changement ici pendant ${EMAIL_LINK_DAYS} jours. Cette adresse redevient alors celle du compte, tous les appareils sont déconnectés, et vous choisissez un nouveau mot de passe :`,
    when: 'Quand',
    action: 'Annuler le changement',
    notes: ['C’était vous ? Alors il n’y a rien à faire.'],
  },
  emailChangeAsked: {
    subject: 'Une autre adresse e-mail pour votre compte ?',
    preview: 'Rien n’a encore changé.',
    text: 'Quelqu’un qui connaît votre mot de passe a demandé à utiliser une autre adresse e-mail pour votre compte. Rien n’a encore changé : la nouvelle adresse doit d’abord être confirmée.',
    when: 'Quand',
    notes: [
      'C’était vous ? Alors il n’y a rien à faire.',
      'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe : cela met fin à la demande.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
  goodbye: {
    subject: 'Votre compte est supprimé',
    preview: 'Ce que nous savions de vous a été effacé.',
    text: 'Votre compte a été désactivé comme vous l’avez demandé, et ce que nous savions de vous a été effacé : vos adresses, vos favoris, vos avis, vos images et vos réglages.',
    orders:
      'Vos commandes restent dans nos livres, sans votre nom une fois qu’elles sont arrivées. Celles qui sont encore en route arrivent comme vous l’avez demandé.',
    notes: ['Ce n’était pas vous ? Écrivez-nous tout de suite.'],
    action: 'Nous écrire',
  },
  backInStock: {
    subject: (product: string) => `${product} est de retour`,
    preview: (shop: string) => `Vous avez demandé à ${shop} de vous prévenir.`,
    text: (product: string, shop: string) =>
      `${product} est de nouveau en stock, et vous avez demandé à ${shop} de vous prévenir. Nous ne pouvons pas vous en réserver, et il y en a peut-être peu.`,
    action: 'Voir le produit',
    notes: ['C’est le seul e-mail que vous avez demandé. Nous ne vous écrirons de nouveau sur ce produit que si vous le redemandez.'],
    unsubscribe: 'Ne plus attendre aucun produit',
  },
  /** How to pay an order, in each mail of an order that is not fully paid. */
  howToPay: {
    dial: 'Pour payer par mobile money, composez',
    name: (merchant: string) => `Vérifiez le nom avant de confirmer : l’argent va à ${merchant}.`,
    until: (when: string) => `Veuillez payer avant le ${when}. Passé ce délai, la commande est annulée.`,
    action: 'Voir la commande et payer',
  },
  orderPlaced: {
    subject: (number: string) => `Nous avons bien reçu votre commande ${number}`,
    preview: (total: string) => `${total}. Voici ce que vous avez commandé, et comment payer.`,
    previewNothingToPay: 'Voici ce que vous avez commandé.',
    text: 'Nous avons bien reçu votre commande, et elle est prête à être traitée. Nous commençons dès qu’elle est payée.',
    textNothingToPay: 'Nous avons bien reçu votre commande, et elle est prête à être traitée. Il n’y a rien à payer.',
    subtotal: 'Sous-total',
    shipping: 'Livraison',
    freeShipping: 'Livraison offerte',
    discount: 'Remise',
    total: 'Total',
    action: 'Voir la commande',
    number: (order_id: string) => `Votre numéro de commande : ${order_id}`,
    to: (address: string) => `Adresse de livraison : ${address}`,
    track: (url: string) => `Suivez-la sans vous connecter : ${url}`,
  },
  paymentReceived: {
    subject: (number: string) => `Nous avons bien reçu votre paiement pour la commande ${number}`,
    preview: (amount: string) => `${amount} bien reçus. Merci.`,
    text: 'Merci, votre paiement est bien arrivé. Nous préparons maintenant votre commande et vous écrivons à chaque étape.',
    order: 'Commande',
    how: 'Payée par',
    reference: 'Référence',
    amount: 'Payé',
    action: 'Voir la commande',
  },
  paymentPart: {
    subject: (number: string) => `Une partie de votre commande ${number} est payée`,
    preview: (missing: string) => `Il reste ${missing} à payer.`,
    text: (missing: string) =>
      `Merci, votre paiement est bien arrivé. Il est inférieur au prix de votre commande : il reste ${missing} à payer. La page de la commande montre comment. Nous préparerons votre commande dès que le reste sera arrivé.`,
    order: 'Commande',
    how: 'Payée par',
    reference: 'Référence',
    amount: 'Payé cette fois',
    action: 'Payer le reste',
    cancelled: 'Si le reste n’arrive pas à temps, la commande est annulée, et ce que vous avez payé vous est rendu.',
  },
  paymentAfterCancel: {
    subject: (number: string) => `Nous avons trouvé votre paiement pour la commande ${number}`,
    preview: (amount: string) => `La commande était annulée : ${amount} vous sont donc rendus.`,
    text: 'Nous avons trouvé votre paiement. Votre commande était annulée : rien n’est envoyé, et l’argent vous est rendu.',
    order: 'Commande',
    how: 'Payée par',
    reference: 'Référence',
    amount: 'Rendu',
    action: 'Voir la commande',
    again: 'Nous vous écrirons de nouveau une fois l’argent rendu.',
    writeToUs: (url: string) => `Si quelque chose n’est pas clair, écrivez-nous : ${url}`,
  },
  paymentRefunded: {
    subject: (number: string) => `Votre paiement pour la commande ${number} vous a été rendu`,
    preview: (amount: string) => `${amount} sont en route vers vous.`,
    text: {
      card: 'Votre paiement a été rendu sur la carte avec laquelle vous avez payé. Quelques jours peuvent passer avant que vous le voyiez.',
      mobile_money: 'Votre paiement a été rendu par mobile money. Votre opérateur vous envoie un message une fois l’argent arrivé.',
    },
    order: 'Commande',
    how: 'Avait été payée par',
    reference: 'Référence',
    amount: 'Rendu',
    action: 'Voir la commande',
  },
  paymentRejected: {
    subject: (number: string) => `Nous n’avons pas trouvé votre paiement pour la commande ${number}`,
    text: 'Merci de nous avoir signalé votre paiement. Nous l’avons cherché, sans le trouver.',
    /** The next sentence of the mail, by the state of the order. */
    next: {
      open: {
        preview: 'Veuillez le vérifier et nous le signaler à nouveau.',
        text: 'Si vous avez payé, vérifiez le message de votre opérateur et saisissez de nouveau le numéro de transaction ; sinon, vous pouvez encore payer.',
      },
      paid: {
        preview: 'Votre commande est bien payée malgré tout : veuillez ne pas payer à nouveau.',
        text: 'Votre commande est bien payée malgré tout, d’une autre façon : veuillez ne pas payer à nouveau. Si l’argent a quitté votre téléphone deux fois, écrivez-nous.',
      },
      cancelled: {
        preview: 'Votre commande est annulée : veuillez ne plus payer.',
        text: 'Votre commande est annulée : veuillez ne plus la payer. Si vous l’avez fait, saisissez de nouveau le numéro de transaction du message de votre opérateur.',
      },
    },
    order: 'Commande',
    reference: 'Numéro de transaction',
    reason: 'Ce que nous avons vu',
    action: 'Voir la commande',
    until: (day: string) => `Nous vous gardons la commande jusqu’au ${day}.`,
    writeToUs: (url: string) => `Si quelque chose n’est pas clair, écrivez-nous : ${url}`,
  },
  orderReminder: {
    subject: (number: string) => `Votre commande ${number} n’est pas encore payée`,
    preview: (total: string, when: string) => `${total}, avant le ${when}`,
    text: 'Nous vous gardons votre commande : elle n’attend plus que votre paiement.',
    order: 'Commande',
    total: 'À payer',
    notes: ['Vous avez payé ? Signalez-le sur la page de la commande, avec le numéro de transaction, et nous chercherons votre paiement.'],
  },
  orderStatus: {
    order: 'Commande',
    reason: 'Pourquoi',
    action: 'Voir la commande',
    tracking: (url: string) => `La page du colis : ${url}`,
    writeToUs: (url: string) => `Si vous ne vous y attendiez pas, veuillez nous écrire : ${url}`,
    changes: {
      packaging: {
        subject: (number: string) => `Nous emballons votre commande ${number}`,
        text: 'Votre commande est en cours d’emballage et de préparation pour partir vers la zone de transport.',
      },
      shipping: {
        subject: (number: string) => `Votre commande ${number} est en route depuis la Corée`,
        text: 'Votre commande est en route de la Corée vers Kigali, au Rwanda.',
      },
      arrived: {
        subject: (number: string) => `Votre commande ${number} est arrivée à Kigali`,
        text: 'Votre commande est arrivée à Kigali et nous la contrôlons. Nous vous contacterons bientôt, merci de rester joignable.',
      },
      delivering: {
        subject: (number: string) => `Votre commande ${number} arrive chez vous`,
        text: 'Votre commande est en chemin, en cours de livraison à votre adresse.',
      },
      delivered: {
        subject: (number: string) => `Votre commande ${number} a été livrée`,
        text: 'Votre commande a bien été livrée ! Merci pour votre achat chez nous.',
      },
      cancelled: { subject: (number: string) => `Votre commande ${number} a été annulée`, text: 'Votre commande a été annulée.' },
      cancelledAsUnpaid: {
        subject: (number: string) => `Votre commande ${number} n’a pas été payée à temps`,
        text: 'Votre commande n’a pas été payée à temps et a donc été annulée. Vous avez payé ? Signalez-le sur la page de la commande, et nous chercherons votre paiement.',
      },
      cancelledAsPaymentNotFound: {
        subject: (number: string) => `Votre commande ${number} a été annulée : nous n’avons pas trouvé son paiement`,
        text: 'Nous n’avons pas trouvé à temps le paiement que vous nous avez signalé, et votre commande a donc été annulée. Nous le cherchons encore : une fois l’argent trouvé, il vous est rendu. Veuillez ne pas payer à nouveau.',
      },
      cancelledWithRefund: {
        subject: (number: string) => `Votre commande ${number} a été annulée`,
        text: 'Votre commande a été annulée. Ce que vous avez payé pour elle vous est rendu.',
      },
    },
  },
  messageAnswer: {
    subject: (shop: string, code: string) => `Votre message à ${shop} [${code}]`,
    about: (day: string) => `Vous nous avez écrit le ${day}. Voici notre réponse :`,
    notes: (code: string) => [
      `Vous souhaitez répondre ? Répondez à cet e-mail et laissez ${code} dans l’objet, pour que nous retrouvions votre message.`,
    ],
  },
};
