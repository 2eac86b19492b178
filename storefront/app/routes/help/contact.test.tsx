import { cleanup, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_RESPONSE, type Replies, refuse } from '#test/fake-api.ts';
import { renderShop } from '#test/render-shop.tsx';

const SENT_MESSAGE = "Message sent successfully! We'll get back to you soon.";
const SENT = { status: 'success', message: SENT_MESSAGE } as const;

async function openContact(contact: Replies['contact'] = SENT, { signedIn = false } = {}) {
  const shop = await renderShop('/contactus', { signedIn, replies: { contact } });
  const getField = (label: string) => shop.main.getByLabelText<HTMLInputElement>(label);
  const getForm = () => within(getField('Name').form as HTMLFormElement);
  async function fill(fields: Record<string, string>) {
    for (const [label, text] of Object.entries(fields)) {
      await shop.user.clear(getField(label));
      // Pastes, because typing 5,000 characters takes seconds.
      getField(label).focus();
      await shop.user.paste(text);
    }
  }
  return {
    shop,
    getField,
    getForm,
    fill,
    // The button says 'Sending...' until the reply has come.
    send: async () => shop.user.click(await shop.main.findByRole('button', { name: 'Send message' })),
    findToast: (text: string) => within(shop.getByRole('region', { name: 'Notifications' })).findByText(text),
  };
}

const VALID = { Name: 'Keza', 'E-mail': 'keza@example.com', Phone: '0788 123 456', Message: 'Where is my parcel?' };

test('other ways to reach the shop come from its settings', async () => {
  const { shop } = await openContact();
  const readHref = (name: string) => shop.main.getByRole('link', { name }).getAttribute('href');
  expect([readHref('Chat on WhatsApp'), readHref('hello@shop.test'), readHref('+250 788 000 000')]).toEqual([
    'https://wa.me/250788000000',
    'mailto:hello@shop.test',
    'tel:+250788000000',
  ]);
});

test('each mistake is shown at its field, and nothing is sent', async () => {
  const { shop, getForm, fill, send, findToast } = await openContact();
  await send();
  await getForm().findByText('Please fill in all fields');
  await findToast('Please fill in all fields');
  expect(getForm().getAllByText('This is still empty.')).toHaveLength(4);
  expect(document.activeElement).toBe(shop.main.getByLabelText('Name'));
  await fill({ Name: 'Keza', 'E-mail': 'keza', Phone: '078', Message: 'Where is my parcel?' });
  await send();
  await getForm().findByText('Please enter a valid email address');
  getForm().getByText('Please enter a valid phone number');
  await fill({ 'E-mail': 'keza@example.com', Phone: '0788 123 456', Message: 'x'.repeat(5001) });
  await getForm().findByText('5,001 of 5,000 characters');
  await send();
  await getForm().findByText('Please use at most 5000 characters');
  expect(shop.api.countCalls('contact')).toBe(0);
});

test('a valid message is sent once, leaves no draft, and another one can be written', async () => {
  const { shop, fill, send, findToast } = await openContact();
  await fill(VALID);
  await send();
  await shop.main.findByRole('heading', { name: SENT_MESSAGE });
  await findToast(SENT_MESSAGE);
  expect(shop.api.listBodies('contact')).toEqual([
    { name: 'Keza', email: 'keza@example.com', phone: '+250788123456', message: 'Where is my parcel?', website: '' },
  ]);
  await shop.user.click(shop.main.getByRole('button', { name: 'Write another message' }));
  shop.main.getByRole('button', { name: 'Send message' });
  cleanup();
  const { getField } = await openContact();
  expect(getField('Message').value).toBe('');
});

test('the form is filled in with the details of a signed-in customer, and keeps a draft over a page load, a failure and a dropped connection', async () => {
  const first = await openContact(SENT, { signedIn: true });
  await waitFor(() => expect(first.getField('Name').value).toBe('Aline Uwase'));
  expect([first.getField('E-mail').value, first.getField('Phone').value]).toEqual(['aline@example.com', '+250788123456']);
  await first.fill({ Name: 'Aline', Message: 'Line one\nLine two' });
  cleanup();

  const { shop, getField, getForm, send } = await openContact(NO_RESPONSE, { signedIn: true });
  await waitFor(() => expect([getField('Name').value, getField('Message').value]).toEqual(['Aline', 'Line one\nLine two']));
  await send();
  await getForm().findByText('Network error. Please check your connection and try again.');
  shop.api.replies.contact = refuse('internal_error', '');
  await send();
  await getForm().findByText('Failed to send message. Please try again.');
  expect(getField('Message').value).toBe('Line one\nLine two');
});
