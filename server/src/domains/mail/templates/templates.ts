/** All mail templates: functions that build the content of a mail from its data. */
import type { MailMessages } from '../../../messages/messages.ts';
import { backInStock } from './back-in-stock.ts';
import { formatDay } from './format-time.ts';
import type { MailContent } from './mail-content.ts';
import type { MailContext } from './mail-context.ts';
import {
  orderPlaced,
  orderReminder,
  orderStatus,
  paymentAfterCancel,
  paymentPart,
  paymentReceived,
  paymentRefunded,
  paymentRejected,
} from './orders.ts';
import { staffNotice } from './staff-notice.ts';

/** Browsers send nothing after `#`, so the token reaches no log of a server, and no Referer header. */
const buildStaffPath = (page: string, token: string) => `/admin/${page}#${encodeURIComponent(token)}`;

const buildConfirmPath = (token: string) => `/confirm-email?t=${encodeURIComponent(token)}`;

/**
 * The coupon of a new member, or the reason why she gets none. `not_offered`: the shop gives new members no coupon, so no mail speaks of
 * it.
 */
type WelcomeCoupon = { code: string; ends_at: Date } | { refused: 'known_customer' | 'not_offered' };

/** What the welcome mail says about the coupon. */
function listCouponTexts(coupon: WelcomeCoupon, texts: MailMessages['welcome']): string[] {
  if ('code' in coupon) return [texts.coupon];
  return coupon.refused === 'not_offered' ? [] : [texts.noCoupon[coupon.refused]];
}

export const TEMPLATES = {
  welcome(
    { name, token, coupon }: { name: string; token: string; coupon: WelcomeCoupon },
    { shop, buildUrl }: MailContext,
    messages: MailMessages,
  ): MailContent {
    const { hello, welcome } = messages;
    const hasCoupon = 'code' in coupon;
    return {
      subject: welcome.subject(shop),
      preview: hasCoupon ? welcome.preview(coupon.code) : welcome.text(shop),
      greeting: hello(name),
      paragraphs: [welcome.text(shop), ...listCouponTexts(coupon, welcome), welcome.confirm],
      ...(hasCoupon ? { code: { title: welcome.code, code: coupon.code, note: welcome.until(formatDay(messages, coupon.ends_at)) } } : {}),
      action: { label: welcome.action, url: buildUrl(buildConfirmPath(token)) },
      notes: welcome.notes,
    };
  },
  confirmEmail({ name, token }: { name: string; token: string }, { shop, buildUrl }: MailContext, messages: MailMessages): MailContent {
    const { hello, confirmEmail } = messages;
    const { subject, preview, text, notes, action } = confirmEmail;
    return {
      subject,
      preview,
      greeting: hello(name),
      paragraphs: [text(shop)],
      notes,
      action: { label: action, url: buildUrl(buildConfirmPath(token)) },
    };
  },
  /** Sent to an account's pending address. */
  confirmNewEmail({ name, token }: { name: string; token: string }, { shop, buildUrl }: MailContext, messages: MailMessages): MailContent {
    const { hello, confirmNewEmail } = messages;
    const { subject, preview, text, notes, action } = confirmNewEmail;
    return {
      subject,
      preview,
      greeting: hello(name),
      paragraphs: [text(shop)],
      notes,
      action: { label: action, url: buildUrl(buildConfirmPath(token)) },
    };
  },
  reset({ name, token }: { name: string; token: string }, { buildUrl }: MailContext, messages: MailMessages): MailContent {
    const { hello, reset } = messages;
    return {
      subject: reset.subject,
      preview: reset.preview,
      greeting: hello(name),
      paragraphs: [reset.text],
      notes: reset.notes,
      action: { label: reset.action, url: buildUrl(`/reset-password?t=${encodeURIComponent(token)}`) },
    };
  },
  passwordChanged({ name, when }: { name: string; when: string }, { buildUrl }: MailContext, messages: MailMessages): MailContent {
    const { hello, passwordChanged } = messages;
    const { subject, preview, text, notes } = passwordChanged;
    return {
      subject,
      preview,
      greeting: hello(name),
      paragraphs: [text],
      notes,
      facts: [[passwordChanged.when, when]],
      action: { label: passwordChanged.action, url: buildUrl('/forgot-password') },
    };
  },
  /** Sent to the old address. Does not name the new one, as the old mailbox may belong to another person. */
  emailChanged(
    { name, when, token }: { name: string; when: string; token: string },
    { buildUrl }: MailContext,
    messages: MailMessages,
  ): MailContent {
    const { hello, emailChanged } = messages;
    const { subject, preview, text, notes } = emailChanged;
    return {
      subject,
      preview,
      greeting: hello(name),
      paragraphs: [text],
      notes,
      facts: [[emailChanged.when, when]],
      action: { label: emailChanged.action, url: buildUrl(`/undo-email?t=${encodeURIComponent(token)}`) },
    };
  },
  /** Sent to the current address when the shopper enters another one, which the mail does not name. */
  emailChangeAsked({ name, when }: { name: string; when: string }, { buildUrl }: MailContext, messages: MailMessages): MailContent {
    const { hello, emailChangeAsked } = messages;
    const { subject, preview, text, notes } = emailChangeAsked;
    return {
      subject,
      preview,
      greeting: hello(name),
      paragraphs: [text],
      notes,
      facts: [[emailChangeAsked.when, when]],
      action: { label: emailChangeAsked.action, url: buildUrl('/forgot-password') },
    };
  },
  /** Sent to the address that an owner of the shop has entered for a new staff member. */
  staffInvitation(
    { name, inviter, token }: { name: string; inviter: string; token: string },
    { shop, buildUrl }: MailContext,
    messages: MailMessages,
  ): MailContent {
    const { hello, staffInvitation } = messages;
    const { subject, preview, text, notes, action } = staffInvitation;
    return {
      subject: subject(shop),
      preview,
      greeting: hello(name),
      paragraphs: [text(inviter, shop)],
      notes,
      action: { label: action, url: buildUrl(buildStaffPath('invitation', token)) },
    };
  },
  /** Sent by an owner of the shop to a staff member who has forgotten her password. */
  staffPassword(
    { name, sender, username, token }: { name: string; sender: string; username: string; token: string },
    { shop, buildUrl }: MailContext,
    messages: MailMessages,
  ): MailContent {
    const { hello, staffPassword } = messages;
    const { subject, preview, text, notes, action } = staffPassword;
    return {
      subject: subject(shop),
      preview,
      greeting: hello(name),
      paragraphs: [text(sender, username)],
      notes,
      action: { label: action, url: buildUrl(buildStaffPath('new-password', token)) },
    };
  },
  staffNotice,
  /** Sent to a staff member whose password or code a stranger guesses. Has no link: a mail that asks for a password looks like a fraud. */
  staffGuessed({ name, count }: { name: string; count: number }, { shop }: MailContext, messages: MailMessages): MailContent {
    const { hello, staffGuessed } = messages;
    const { subject, preview, text, notes } = staffGuessed;
    return { subject: subject(shop), preview, greeting: hello(name), paragraphs: [text(count, shop)], notes };
  },
  goodbye({ name }: { name: string }, { buildUrl }: MailContext, messages: MailMessages): MailContent {
    const { hello, goodbye } = messages;
    const { subject, preview, text, orders, notes } = goodbye;
    return {
      subject,
      preview,
      greeting: hello(name),
      paragraphs: [text, orders],
      notes,
      action: { label: goodbye.action, url: buildUrl('/contactus') },
    };
  },
  backInStock,
  orderPlaced,
  orderReminder,
  orderStatus,
  paymentAfterCancel,
  paymentPart,
  paymentReceived,
  paymentRefunded,
  paymentRejected,
  /** `text`: the answer of a staff member. Does not quote the message, or a stranger could make the shop send her text to others. */
  messageAnswer(
    { name, text, code, sent_at }: { name: string; text: string; code: string; sent_at: Date },
    { shop }: MailContext,
    messages: MailMessages,
  ): MailContent {
    const { hello, messageAnswer } = messages;
    return {
      subject: messageAnswer.subject(shop, code),
      preview: text.slice(0, 100),
      greeting: hello(name),
      paragraphs: [messageAnswer.about(formatDay(messages, sent_at)), ...text.split(/\n{2,}/)],
      notes: messageAnswer.notes(code),
    };
  },
  contact(
    message: { name: string; email: string; phone: string; message: string },
    _context: MailContext,
    messages: MailMessages,
  ): MailContent {
    const { contact } = messages;
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
