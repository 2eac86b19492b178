/** Lists which fields of each mail a shopper typed, and cleans them before a template gets them. */
import { cleanLine, cleanMessage, cleanName } from './shopper-text.ts';
import type { Template, TemplateData } from './templates.ts';

/** The names of the fields of `Data` that can hold a text. */
type TextFields<Data> = { [Field in keyof Data]-?: Extract<Data[Field], string> extends never ? never : Field }[keyof Data];

/** `shop`: a text, id or link of the shop, which stays unchanged. The others: kinds of text that a shopper or a stranger typed. */
type TextKind = 'shop' | 'name' | 'line' | 'message';

/** The kind of each text field of each template; the type requires all of them. */
export const TEXT_KINDS: { readonly [Name in Template]: { readonly [Field in TextFields<TemplateData<Name>>]: TextKind } } = {
  welcome: { name: 'name', token: 'shop' },
  confirmEmail: { name: 'name', token: 'shop' },
  confirmNewEmail: { name: 'name', token: 'shop' },
  reset: { name: 'name', token: 'shop' },
  passwordChanged: { name: 'name', when: 'shop' },
  emailChangeAsked: { name: 'name', when: 'shop' },
  emailChanged: { name: 'name', when: 'shop', token: 'shop' },
  staffInvitation: { name: 'name', inviter: 'line', token: 'shop' },
  staffPassword: { name: 'name', sender: 'line', username: 'line', token: 'shop' },
  staffNotice: { name: 'name', kind: 'shop', actor: 'line', member: 'line', ip_address: 'shop', audience: 'shop' },
  staffGuessed: { name: 'name' },
  goodbye: { name: 'name' },
  backInStock: { name: 'name', product: 'shop', product_id: 'shop', option_id: 'shop', size_id: 'shop', token: 'shop' },
  orderPlaced: { name: 'name', order_id: 'shop', address: 'line' },
  orderReminder: { name: 'name', order_id: 'shop' },
  orderStatus: { name: 'name', order_id: 'shop', change: 'shop', tracking_url: 'shop', reason: 'line' },
  paymentPart: { name: 'name', order_id: 'shop', payment_method: 'line', reference: 'line' },
  paymentReceived: { name: 'name', order_id: 'shop', payment_method: 'line', reference: 'line' },
  paymentAfterCancel: { name: 'name', order_id: 'shop', payment_method: 'line', reference: 'line' },
  paymentRefunded: { name: 'name', order_id: 'shop', payment_method: 'line', reference: 'line', refund_method: 'shop' },
  paymentRejected: { name: 'name', order_id: 'shop', orderState: 'shop', reason: 'line', reference: 'line' },
  messageAnswer: { name: 'name', text: 'shop', code: 'shop' },
  contact: { name: 'line', email: 'line', phone: 'line', message: 'message' },
};

const CLEANERS: { readonly [Kind in TextKind]: (text: string) => string } = {
  shop: (text) => text,
  name: cleanName,
  line: cleanLine,
  message: cleanMessage,
};

/** Returns the data with cleaned shopper texts. */
export function cleanShopperTexts<Name extends Template>(template: Name, data: TemplateData<Name>): TemplateData<Name> {
  const kinds: Readonly<Record<string, TextKind>> = TEXT_KINDS[template];
  const cleanedFields = Object.entries(data).map(([field, value]) => [
    field,
    typeof value === 'string' ? CLEANERS[kinds[field] ?? 'line'](value) : value,
  ]);
  return Object.fromEntries(cleanedFields) as TemplateData<Name>;
}
