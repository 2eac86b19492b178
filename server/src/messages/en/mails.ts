/** The texts of the shop's mails. */

import { EMAIL_LINK_DAYS, NEW_MEMBER_PERCENT } from '@uruhu/contract/constants';
import { freeGift } from '@uruhu/contract/messages/en/offers';

export const mails = {
  /** The language of the HTML, and the locale of the dates in it. */
  language: 'en',
  locale: 'en-GB',
  /** A time in Kigali, as the sign-in history shows it. */
  kigaliTime: (moment: string) => `${moment}, Kigali time`,
  /** A line of the text version. */
  fact: (name: string, value: string) => `${name}: ${value}`,
  /** A link in the text version: its address is on the next line. */
  link: (label: string) => `${label}:`,
  hello: (name: string) => `${['Muraho', name].filter(Boolean).join(' ')},`,
  welcome: {
    subject: (shop: string) => `Welcome to ${shop}`,
    preview: (code: string) => `Your code for ${NEW_MEMBER_PERCENT}% off: ${code}`,
    text: (shop: string) =>
      `Your account with ${shop} is ready. Your cart, your wishlist and your orders are kept for you on every phone you sign in with.`,
    confirm: 'Please confirm that this is your e-mail address, so that we can write to you about your orders:',
    coupon: `As a new member you have ${NEW_MEMBER_PERCENT}% off your first order. The code works once your e-mail address is confirmed: then enter it in your cart. ${freeGift}`,
    /** Why there is no coupon. */
    noCoupon: {
      known_customer: `Good to have you with us. The ${NEW_MEMBER_PERCENT}% off for new members is given once per person, and this phone number or e-mail address has had it before. So this account has no such coupon.`,
    },
    code: 'Your coupon code',
    until: (day: string) => `For your first order, until ${day}`,
    action: 'Confirm your e-mail address',
    notes: [
      `The link works for ${EMAIL_LINK_DAYS} days. You can order and pay before.`,
      'Was it not you? Then somebody has signed up with your address: do not follow the link, and we write to you no more.',
    ],
  },
  confirmEmail: {
    subject: 'Confirm your e-mail address',
    preview: `The link works for ${EMAIL_LINK_DAYS} days.`,
    text: (shop: string) => `Please confirm that this is your e-mail address, so that ${shop} can write to you about your orders:`,
    action: 'Confirm your e-mail address',
    notes: [
      `The link works for ${EMAIL_LINK_DAYS} days.`,
      'Was it not you? Then somebody has signed up with your address: do not follow the link, and we write to you no more.',
    ],
  },
  confirmNewEmail: {
    subject: 'Confirm your new e-mail address',
    preview: `The link works for ${EMAIL_LINK_DAYS} days.`,
    text: (shop: string) => `Somebody asked ${shop} to use this e-mail address for an account from now on. Was it you? Then confirm it:`,
    action: 'Confirm your new e-mail address',
    notes: [`The link works for ${EMAIL_LINK_DAYS} days.`, 'Was it not you? Then do not follow the link: nothing changes.'],
  },
  reset: {
    subject: 'Choose a new password',
    preview: 'The link is good for one hour, once.',
    text: 'You, or somebody who knows your e-mail address, asked for a new password. Choose it here:',
    action: 'Choose a new password',
    notes: ['The link works once, within one hour.', 'Was it not you? Then there is nothing to do: your password stays as it is.'],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'Every other device was signed out.',
    text: 'The password of your account was changed, and every other device was signed out.',
    when: 'When',
    notes: ['Was it not you? Choose a new password at once, and write to us.'],
    action: 'Choose a new password',
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    preview: 'From now on we write to another address.',
    text: `The e-mail address of your account was changed, and from now on we write to the new one. Was it not you? For ${EMAIL_LINK_DAYS} days you can undo it here. Then this address is the account's again, every device is signed out, and you choose a new password:`,
    when: 'When',
    action: 'Undo the change',
    notes: ['Was it you? Then there is nothing to do.'],
  },
  emailChangeAsked: {
    subject: 'Another e-mail address for your account?',
    preview: 'Nothing has changed yet.',
    text: 'Somebody who knows your password asked to use another e-mail address for your account. Nothing has changed yet: the new address has to be confirmed first.',
    when: 'When',
    notes: ['Was it you? Then there is nothing to do.', 'Was it not you? Choose a new password at once: that ends it.'],
    action: 'Choose a new password',
  },
  goodbye: {
    subject: 'Your account is gone',
    preview: 'What we knew of you was erased.',
    text: 'Your account was deactivated as you asked, and what we knew of you was erased: your addresses, wishlist, reviews, pictures and settings.',
    orders:
      'What you ordered stays in our books, without your name once it has arrived. Orders that are still on their way come as you asked.',
    notes: ['Was it not you? Write to us at once.'],
    action: 'Write to us',
  },
  backInStock: {
    subject: (product: string) => `${product} is back`,
    preview: (shop: string) => `You asked ${shop} to tell you.`,
    text: (product: string, shop: string) =>
      `${product} is in stock again, and you asked ${shop} to tell you. We cannot keep a piece for you, and there may be few.`,
    action: 'See it in the shop',
    notes: ['This is the one mail that you asked for. We write about this product again only if you ask again.'],
    unsubscribe: 'Wait for nothing any more',
  },
  /** How to pay an order, in each mail of an order that is not fully paid. */
  howToPay: {
    dial: 'To pay by mobile money, dial',
    name: (merchant: string) => `Look at the name before you confirm: the money goes to ${merchant}.`,
    until: (when: string) => `Please pay until ${when}. After that the order is cancelled.`,
    action: 'See the order and pay',
  },
  orderPlaced: {
    subject: (number: string) => `We have your order ${number}`,
    preview: (total: string) => `${total}. Here is what you ordered, and how to pay.`,
    previewNothingToPay: 'Here is what you ordered.',
    text: 'Your order was received and is ready to be processed. We begin as soon as it is paid.',
    textNothingToPay: 'Your order was received and is ready to be processed. There is nothing to pay.',
    subtotal: 'Subtotal',
    shipping: 'Delivery',
    freeShipping: 'Free Shipping',
    discount: 'Discount',
    total: 'Total',
    action: 'See the order',
    number: (order_id: string) => `Your order number: ${order_id}`,
    to: (address: string) => `It goes to: ${address}`,
    track: (url: string) => `Follow it without signing in: ${url}`,
  },
  paymentReceived: {
    subject: (number: string) => `We have your payment for order ${number}`,
    preview: (amount: string) => `${amount} has come in. Thank you.`,
    text: 'Thank you, your payment has come in. We prepare your order now and write to you at each step.',
    order: 'Order',
    how: 'Paid by',
    reference: 'Reference',
    amount: 'Paid',
    action: 'See the order',
  },
  paymentPart: {
    subject: (number: string) => `A part of your order ${number} is paid`,
    preview: (missing: string) => `${missing} are left to pay.`,
    text: (missing: string) =>
      `Thank you, your payment has come in. It is less than your order costs: ${missing} are left to pay. The page of the order shows how. We prepare your order once the rest has come.`,
    order: 'Order',
    how: 'Paid by',
    reference: 'Reference',
    amount: 'Paid now',
    action: 'Pay the rest',
    cancelled: 'If the rest does not come in time, the order is cancelled, and what you have paid comes back to you.',
  },
  paymentAfterCancel: {
    subject: (number: string) => `We have found your payment for order ${number}`,
    preview: (amount: string) => `The order was cancelled, so ${amount} goes back to you.`,
    text: 'We have found your payment. Your order was cancelled, so nothing is sent, and the money goes back to you.',
    order: 'Order',
    how: 'Paid by',
    reference: 'Reference',
    amount: 'Goes back to you',
    action: 'See the order',
    again: 'We write to you again once it was given back.',
    writeToUs: (url: string) => `If something is not clear, write to us: ${url}`,
  },
  paymentRefunded: {
    subject: (number: string) => `Your payment for order ${number} was given back`,
    preview: (amount: string) => `${amount} is on its way to you.`,
    text: {
      card: 'Your payment was given back to the card that you paid with. It can take some days until you see it.',
      mobile_money: 'Your payment was given back by mobile money. Your network sends you a message once it has come in.',
    },
    order: 'Order',
    how: 'It was paid by',
    reference: 'Reference',
    amount: 'Given back',
    action: 'See the order',
  },
  paymentRejected: {
    subject: (number: string) => `We could not find your payment for order ${number}`,
    text: 'Thank you for telling us of your payment. We have looked for it and could not find it.',
    /** The next sentence of the mail, by the state of the order. */
    next: {
      open: {
        preview: 'Please check it and tell us again.',
        text: 'If you did pay, check the message of your network and enter the transaction ID again; if you did not, you can still pay.',
      },
      paid: {
        preview: 'Your order is paid all the same: please do not pay again.',
        text: 'Your order is paid all the same, in another way: please do not pay again. If money has left your phone twice, write to us.',
      },
      cancelled: {
        preview: 'Your order is cancelled: please do not pay any more.',
        text: 'Your order is cancelled, so please do not pay it any more. If you did, enter the transaction ID of your network’s message again.',
      },
    },
    order: 'Order',
    reference: 'Transaction ID',
    reason: 'What we saw',
    action: 'See the order',
    until: (day: string) => `We keep the order for you until ${day}.`,
    writeToUs: (url: string) => `If something is not clear, write to us: ${url}`,
  },
  orderReminder: {
    subject: (number: string) => `Your order ${number} is not paid yet`,
    preview: (total: string, when: string) => `${total}, until ${when}`,
    text: 'Your order is kept for you, and waits to be paid.',
    order: 'Order',
    total: 'To pay',
    notes: ['Have you paid? Tell us on the page of the order, with the id of the transaction, and we look for it.'],
  },
  orderStatus: {
    order: 'Order',
    reason: 'Why',
    action: 'See the order',
    tracking: (url: string) => `The parcel's own page: ${url}`,
    writeToUs: (url: string) => `If you did not expect this, please write to us: ${url}`,
    changes: {
      packaging: {
        subject: (number: string) => `Your order ${number} is being packaged`,
        text: 'Your order is being packaged and prepared for shipment to the transport area.',
      },
      shipping: {
        subject: (number: string) => `Your order ${number} is on its way from Korea`,
        text: 'Your order is on its way from Korea to Kigali, Rwanda.',
      },
      arrived: {
        subject: (number: string) => `Your order ${number} has arrived in Kigali`,
        text: 'Your order has arrived in Kigali and is being checked. Please be ready to be contacted soon.',
      },
      delivering: {
        subject: (number: string) => `Your order ${number} comes to you now`,
        text: 'Your order is on its way and being delivered to your address.',
      },
      delivered: {
        subject: (number: string) => `Your order ${number} was delivered`,
        text: 'Your order was successfully delivered! Thank you for shopping with us.',
      },
      cancelled: { subject: (number: string) => `Your order ${number} was cancelled`, text: 'Your order was cancelled.' },
      cancelledAsUnpaid: {
        subject: (number: string) => `Your order ${number} was not paid in time`,
        text: 'Your order was not paid in time, so it was cancelled. Have you paid? Tell us on the page of the order, and we look for your payment.',
      },
      cancelledAsPaymentNotFound: {
        subject: (number: string) => `Your order ${number} was cancelled: we have not found its payment`,
        text: 'We have not found the payment that you told us of in time, so your order was cancelled. We still look for it: once we have found the money, it comes back to you. Please do not pay again.',
      },
      cancelledWithRefund: {
        subject: (number: string) => `Your order ${number} was cancelled`,
        text: 'Your order was cancelled. What you have paid for it comes back to you.',
      },
    },
  },
  messageAnswer: {
    subject: (shop: string, code: string) => `Your message to ${shop} [${code}]`,
    about: (day: string) => `You wrote to us on ${day}. This is our answer:`,
    notes: (code: string) => [
      `Do you want to reply? Answer this mail, and leave ${code} in the subject so that we find your message again.`,
    ],
  },
};
