/** Every mail that the shop writes: what it needs to know, and the letter that comes of it. */

import type { About } from './about.ts';
import { dayIn } from './day.ts';
import type { Letter } from './letter.ts';
import {
  orderPlaced,
  orderReminder,
  orderStatus,
  paymentAfterCancel,
  paymentReceived,
  paymentRefunded,
  paymentRejected,
} from './orders.ts';
import { type Language, WORDS } from './words.ts';

export const TEMPLATES = {
  welcome(
    { name, coupon }: { name: string; coupon: { code: string; ends_at: Date } | null },
    { shop, url }: About,
    language: Language,
  ): Letter {
    const { hello, welcome } = WORDS[language];
    return {
      subject: welcome.subject(shop),
      preview: coupon ? welcome.preview(coupon.code) : welcome.text(shop),
      greeting: hello(name),
      paragraphs: [welcome.text(shop), ...(coupon ? [welcome.coupon] : [])],
      ...(coupon ? { code: { title: welcome.code, code: coupon.code, note: welcome.until(dayIn(language, coupon.ends_at)) } } : {}),
      action: { label: welcome.action, url: url('/') },
    };
  },
  reset({ name, token }: { name: string; token: string }, { url }: About, language: Language): Letter {
    const { hello, reset } = WORDS[language];
    return {
      ...{ subject: reset.subject, preview: reset.preview, greeting: hello(name), paragraphs: [reset.text], notes: reset.notes },
      action: { label: reset.action, url: url(`/reset-password?t=${encodeURIComponent(token)}`) },
    };
  },
  passwordChanged({ name, when }: { name: string; when: string }, { url }: About, language: Language): Letter {
    const { hello, passwordChanged } = WORDS[language];
    const { subject, preview, text, notes } = passwordChanged;
    return {
      ...{ subject, preview, greeting: hello(name), paragraphs: [text], notes },
      facts: [[passwordChanged.when, when]],
      action: { label: passwordChanged.action, url: url('/forgot-password') },
    };
  },
  /** Goes to the address that was. The new one is not named: who reads this may be somebody else. */
  emailChanged({ name, when }: { name: string; when: string }, { url }: About, language: Language): Letter {
    const { hello, emailChanged } = WORDS[language];
    const { subject, preview, text, notes } = emailChanged;
    return {
      ...{ subject, preview, greeting: hello(name), paragraphs: [text], notes },
      facts: [[emailChanged.when, when]],
      action: { label: emailChanged.action, url: url('/contactus') },
    };
  },
  goodbye({ name }: { name: string }, { url }: About, language: Language): Letter {
    const { hello, goodbye } = WORDS[language];
    const { subject, preview, text, orders, notes } = goodbye;
    return {
      ...{ subject, preview, greeting: hello(name), paragraphs: [text, orders], notes },
      action: { label: goodbye.action, url: url('/contactus') },
    };
  },
  orderPlaced,
  orderReminder,
  orderStatus,
  paymentAfterCancel,
  paymentReceived,
  paymentRefunded,
  paymentRejected,
  contact(message: { name: string; email: string; phone: string; message: string }, _about: About, language: Language): Letter {
    const { contact } = WORDS[language];
    const { name, email, phone } = contact.from;
    return {
      subject: contact.subject(message.name),
      preview: message.message.slice(0, 100),
      greeting: contact.greeting,
      facts: [
        [name, message.name],
        [email, message.email],
        [phone, message.phone],
      ],
      paragraphs: [message.message],
    };
  },
} as const;

export type Template = keyof typeof TEMPLATES;
export type TemplateData<Name extends Template> = Parameters<(typeof TEMPLATES)[Name]>[0];
