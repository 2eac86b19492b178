import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse, reply } from '#test/fake-api.ts';
import { createOrder, ORDER_ID } from '#test/fixtures/order.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const order = createOrder({ total_products: 2, applied_coupon_code: 'NOEL', coupon_discount_amount: 4_000, final_total: 22_000 });
const SHOP = { name: 'Uruhu', address: 'KN 4 Ave, Kigali', phone: '+250 788 000 000', email: 'hello@shop.test' };
const papers = (fields: object) => reply('printableOrders', { data: [{ ...order, ...fields }], shop: SHOP } as never);

test('a packing slip has the address, the pieces and the promised gift, and no amount', async () => {
  const admin = await renderAdmin(`/order-papers/slips?ids=${ORDER_ID},another`, {
    role: 'packer',
    replies: { printableOrders: papers({ has_free_gift: true }) },
  });
  const slip = within(await admin.findByRole('article', { name: 'Packing slip 0198a1b2' }));
  slip.getByText('Keza Mutesi');
  slip.getByText('KG 11 Ave 5, Kigali City, Rwanda');
  expect(slip.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PiecesProductPacked',
    '2 Rice Toner☐',
    '1Free gift, promised with the first order☐',
  ]);
  expect(slip.queryByText(/RWF/)).toBeNull();
  admin.getByText('1 of the chosen orders were not found.');
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await admin.press('Print');
  expect(print).toHaveBeenCalledOnce();
});

const WORDS = {
  title: 'Facture de commande',
  to: 'Pour',
  from: 'De',
  order: 'Commande',
  placed: 'passée le 30 novembre 2026',
  payment: 'Paiement',
  tin: 'TIN',
  receipt: 'Reçu EBM n°',
  date: 'Date',
  not_tax: 'Ce document n’est pas une facture fiscale.',
  pieces: 'Quantité',
  product: 'Article',
  price: 'Prix unitaire',
  sum: 'Montant',
  payment_status: 'Payé en partie',
  subtotal: 'Sous-total',
  coupon: 'Code promo NOEL',
  shipping: 'Livraison',
  total: 'Total',
};

test('an invoice is in the language of its order, with its names, its sums and its coupon', async () => {
  const [item] = order.order_items;
  const shown_names = { name: 'Lotion au riz', option: null, size: null };
  const fields = {
    language: 'fr',
    invoice_words: WORDS,
    invoice_address: 'KG 11 Ave 5, Ville de Kigali, Rwanda',
    order_items: [{ ...item, shown_names }],
  };
  const admin = await renderAdmin(`/order-papers/invoices?ids=${ORDER_ID}`, { replies: { printableOrders: papers(fields) } });
  const sheet = await admin.findByRole('article', { name: 'Invoice 0198a1b2' });
  expect(sheet.lang).toBe('fr');
  const invoice = within(sheet);
  invoice.getByRole('heading', { name: 'Facture de commande' });
  for (const text of [
    'Pour',
    'De',
    'Commande',
    WORDS.placed,
    'Paiement',
    'Payé en partie',
    'KG 11 Ave 5, Ville de Kigali, Rwanda',
    WORDS.not_tax,
  ])
    invoice.getByText(text);
  invoice.getByText(/^TIN _+ Reçu EBM n° _+ Date _+/);
  expect(invoice.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'QuantitéArticlePrix unitaireMontant',
    '2 Lotion au riz12,000 RWF24,000 RWF',
    'Sous-total24,000 RWF',
    'Code promo NOEL−4,000 RWF',
    'Livraison2,000 RWF',
    'Total22,000 RWF',
  ]);
});

test('a member who sees no totals gets no invoice, and a failed load can be tried again', async () => {
  const admin = await renderAdmin(`/order-papers/invoices?ids=${ORDER_ID}`, {
    role: 'packer',
    replies: { printableOrders: refuse('internal_error', 'Something went wrong.') },
  });
  await admin.findByText('Something went wrong.');
  admin.api.replies.printableOrders = papers({ final_total: null });
  await admin.press('Try again');
  await admin.findByRole('heading', { name: 'Your role does not have this page' });
});
