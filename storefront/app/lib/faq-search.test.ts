import { expect, test } from 'vitest';
import { faqId, searchFaqs } from './faq-search.ts';

const faqs = [
  { question: 'How long does delivery take?', answer: '<p>10 to 14 <b>days</b>.</p>' },
  { question: 'Can I pay by MoMo?', answer: '<p>Yes.</p>' },
  { question: 'Is 1 < 2 & so on?', answer: '<p>It is.</p>' },
];
const found = (search: string) => searchFaqs(faqs, search).map(({ id }) => id);

test('the question or the answer holds it, in any case', () => {
  expect(found('DELIVERY')).toEqual(['how-long-does-delivery-take']);
  expect(found('14 days')).toEqual(['how-long-does-delivery-take']);
  expect(found('momo')).toEqual(['can-i-pay-by-momo']);
  expect(found('mómó')).toEqual(['can-i-pay-by-momo']);
  expect(found('take? 10')).toEqual(['how-long-does-delivery-take']);
});

test('it is marked where it is, and told whether the answer holds it', () => {
  expect(searchFaqs(faqs, 'Momo')).toEqual([
    { id: 'can-i-pay-by-momo', question: 'Can I pay by <mark>MoMo</mark>?', answer: '<p>Yes.</p>', inAnswer: false },
  ]);
  expect(searchFaqs(faqs, 'DAYS')[0]).toMatchObject({ answer: '<p>10 to 14 <b><mark>days</mark></b>.</p>', inAnswer: true });
});

test('a question is text, whatever it looks like', () => {
  expect(searchFaqs(faqs, '2 & so')[0]?.question).toBe('Is 1 &lt; <mark>2 &amp; so</mark> on?');
  expect(searchFaqs([{ question: '<img src=x onerror=alert(1)>', answer: '' }], '')[0]?.question).toBe(
    '&lt;img src=x onerror=alert(1)&gt;',
  );
});

test('marks are not searched', () => expect(found('<p>')).toEqual([]));
test('an empty search finds all, and opens none', () => {
  expect(found('  ')).toHaveLength(3);
  expect(searchFaqs(faqs, '').some(({ inAnswer }) => inAnswer)).toBe(false);
});
test('nothing holds it', () => expect(found('returns to Mars')).toEqual([]));
test('its place in an address has letters and figures only', () => {
  expect(faqId('Où est ma commande – « 24 h » ?')).toBe('ou-est-ma-commande-24-h');
});
