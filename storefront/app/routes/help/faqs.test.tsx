import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createSettings } from '#test/fixtures/shop.ts';
import { renderShop } from '#test/render-shop.tsx';

const FAQS = [
  { question: 'How long does delivery take?', answer: '<p>One day in Kigali, <b>three</b> days elsewhere.</p>' },
  { question: 'What happens to an unpaid order?', answer: '<p>We cancel it after two days.</p>' },
  { question: 'Is <Kigali> far?', answer: '<p>No.</p>' },
];

async function openFaqs(path = '/faqs') {
  const shop = await renderShop(path, { replies: { settings: createSettings({ faqs: FAQS }) } });
  const listOpen = () => [...shop.container.querySelectorAll('main details[open] h2')].map((heading) => heading.textContent);
  const listMarks = () => [...shop.container.querySelectorAll('main mark')].map((mark) => mark.textContent);
  return { shop, listOpen, listMarks };
}

test('questions are searched while the shopper types: matches are counted and marked, and questions whose answer matches open', async () => {
  const { shop, listOpen, listMarks } = await openFaqs();
  const search = shop.main.getByRole('searchbox', { name: 'Search questions' });
  const status = () => shop.main.getByRole('status').textContent;
  expect([listOpen(), listMarks(), status()]).toEqual([[], [], '']);
  await shop.user.type(search, 'UNPAID');
  expect([status(), listMarks(), listOpen()]).toEqual(['1 question matches.', ['unpaid'], []]);
  await shop.user.clear(search);
  await shop.user.type(search, 'kigali');
  expect([status(), listMarks(), listOpen()]).toEqual(['2 questions match.', ['Kigali', 'Kigali'], ['How long does delivery take?']]);
  await shop.user.clear(search);
  await shop.user.type(search, 'returns to Mars');
  shop.main.getByText('No questions match your search.');
  expect(shop.main.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contactus');
});

test('a search in the address is in the field, and its matches are open', async () => {
  const { shop, listOpen } = await openFaqs('/faqs?q=kigali');
  expect(shop.main.getByRole<HTMLInputElement>('searchbox').value).toBe('kigali');
  expect(listOpen()).toEqual(['How long does delivery take?']);
});

test('the address of a question opens it and scrolls to it', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { shop, listOpen } = await openFaqs('/faqs#what-happens-to-an-unpaid-order');
  await waitFor(() => expect(listOpen()).toEqual(['What happens to an unpaid order?']));
  await waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([shop.container.querySelector('#what-happens-to-an-unpaid-order')]));
});

test('markup in a question stays text', async () => {
  const { shop } = await openFaqs();
  shop.main.getByRole('heading', { name: 'Is <Kigali> far?' });
});
