import { expect, test } from 'vitest';
import { searchFaqs, toFaqId } from './faq-search.ts';

const faqs = [
  { question: 'How long does delivery take?', answer: '<p>10 to 14 <b>days</b>.</p>' },
  { question: 'Can I pay by MoMo?', answer: '<p>Yes.</p>' },
  { question: 'Is 1 < 2 & so on?', answer: '<p>It is.</p>' },
];
const found = (search: string) => searchFaqs(faqs, search).map(({ id }) => id);

test('finds the words in question or answer, ignoring case', () => {
  expect(found('DELIVERY')).toEqual(['how-long-does-delivery-take']);
  expect(found('14 days')).toEqual(['how-long-does-delivery-take']);
  expect(found('momo')).toEqual(['can-i-pay-by-momo']);
  expect(found('mómó')).toEqual(['can-i-pay-by-momo']);
  expect(found('take? 10')).toEqual(['how-long-does-delivery-take']);
});

test('marks the words and says whether the answer contains them', () => {
  expect(searchFaqs(faqs, 'Momo')).toEqual([
    { id: 'can-i-pay-by-momo', question: 'Can I pay by <mark>MoMo</mark>?', answer: '<p>Yes.</p>', inAnswer: false },
  ]);
  expect(searchFaqs(faqs, 'DAYS')[0]).toMatchObject({ answer: '<p>10 to 14 <b><mark>days</mark></b>.</p>', inAnswer: true });
});

test('escapes markup in a question', () => {
  expect(searchFaqs(faqs, '2 & so')[0]?.question).toBe('Is 1 &lt; <mark>2 &amp; so</mark> on?');
  expect(searchFaqs([{ question: '<img src=x onerror=alert(1)>', answer: '' }], '')[0]?.question).toBe(
    '&lt;img src=x onerror=alert(1)&gt;',
  );
});

test('does not search tags', () => expect(found('<p>')).toEqual([]));
test('finds all for an empty search, and opens none', () => {
  expect(found('  ')).toHaveLength(3);
  expect(searchFaqs(faqs, '').some(({ inAnswer }) => inAnswer)).toBe(false);
});
test('finds nothing for words that do not occur', () => expect(found('returns to Mars')).toEqual([]));
test('the id of a question has only letters, digits and hyphens', () => {
  expect(toFaqId('Où est ma commande – « 24 h » ?')).toBe('ou-est-ma-commande-24-h');
});
