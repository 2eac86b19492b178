/** What the shop's mails say. Another language is another object of the same shape; who reads it decides which one is taken. */

import { NEW_MEMBER_PERCENT } from '@uruhu/contract/constants';
import { called } from './called.ts';

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

const en = {
  hello: (name: string) => `${['Muraho', called(name)].filter(Boolean).join(' ')},`,
  welcome: {
    subject: (shop: string) => `Welcome to ${shop}`,
    preview: (code: string) => `Your code for ${NEW_MEMBER_PERCENT}% off: ${code}`,
    text: (shop: string) =>
      `Your account with ${shop} is ready. Your cart, your wishlist and your orders are kept for you on every phone you sign in with.`,
    coupon: `As a new member you have ${NEW_MEMBER_PERCENT}% off one order. Enter this code in your cart.`,
    code: 'Your coupon code',
    until: (day: string) => `For one order, until ${day}`,
    action: 'Start shopping',
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
    text: 'The e-mail address of your account was changed. From now on we write to the new one, and this one no longer signs you in.',
    when: 'When',
    notes: ['Was it not you? Then somebody else is signed in to your account: write to us at once.'],
    action: 'Write to us',
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
  orderPlaced: {
    subject: (number: string) => `We have your order ${number}`,
    preview: (total: string) => `${total}. Here is what you ordered, and how to pay.`,
    text: 'Your order was received and is ready to be processed. We begin as soon as it is paid.',
    subtotal: 'Subtotal',
    shipping: 'Delivery',
    freeShipping: 'Free Shipping',
    discount: 'Discount',
    total: 'Total',
    action: 'See the order and pay',
    number: (order_id: string) => `Your order number: ${order_id}`,
    to: (address: string) => `It goes to: ${address}`,
    track: (url: string) => `Follow it without signing in: ${url}`,
  },
  orderStatus: {
    order: 'Order',
    action: 'See the order',
    tracking: (url: string) => `The parcel's own page: ${url}`,
    writeToUs: (url: string) => `If you did not expect this, please write to us: ${url}`,
    stages: {
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
    },
  },
  contact: {
    subject: (name: string) => `Message from ${name}`,
    greeting: 'A message from the contact form',
    from: { name: 'Name', email: 'E-mail', phone: 'Phone' },
  },
};

export type MailWords = typeof en;
export const WORDS: Record<Language, MailWords> = { en };
