/** Messages of the contact form. */
import { fields } from '@uruhu/contract/messages/en/fields';

export { messageSent } from '@uruhu/contract/messages/en/successes';
export const failed = 'Failed to send message. Please try again.';
export const network = 'Network error. Please check your connection and try again.';
export const fillAll = fields.contact_fields_missing;
export const empty = 'This is still empty.';

export const title = 'Contact Us';
export const about = 'Write to the shop, call it or chat with it: about an order, a product or your skin.';
export const intro = 'About an order, a product or your skin: a person in Kigali reads it and answers.';
export const formTitle = 'Write to us';
export const name = 'Name';
export const email = 'E-mail';
export const phone = 'Phone';
export const message = 'Message';
export const count = (count: number, max: number) => `${count.toLocaleString('en')} of ${max.toLocaleString('en')} characters`;
export const website = 'Leave this empty';
export const send = 'Send message';
export const sending = 'Sending...';
export const writeAnother = 'Write another message';
export const infoTitle = 'Reach us';
export const chat = 'WhatsApp';
export const chatNow = 'Chat on WhatsApp';
export const address = 'Address';
export const quicker = 'Perhaps quicker';
export const faqs = 'Frequently asked questions';
export const track = 'Track your order';
