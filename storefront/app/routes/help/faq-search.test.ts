import { expect, test } from 'vitest';
import { searchFaqs, toFaqId } from './faq-search.ts';

const faqs = [
  { question: 'How long does delivery take?', answer: '<p>10 to 14 <b>days</b>.</p>' },
  { question: 'Can I pay by MoMo?', answer: '<p>Yes.</p>' },
  { question: 'Is 1 < 2 & so on?', answer: '<p>It is.</p>' },
];
const findIds = (search: string) => searchFaqs(faqs, search).map(({ id }) => id);

test('a search finds the words in question or answer, ignoring case and accents', () => {
  expect(findIds('DELIVERY')).toEqual(['how-long-does-delivery-take']);
  expect(findIds('14 days')).toEqual(['how-long-does-delivery-take']);
  expect(findIds('momo')).toEqual(['can-i-pay-by-momo']);
  expect(findIds('mómó')).toEqual(['can-i-pay-by-momo']);
  expect(findIds('take? 10')).toEqual(['how-long-does-delivery-take']);
});

test('a search marks the words, and tells whether the answer contains them', () => {
  expect(searchFaqs(faqs, 'Momo')).toEqual([
    { id: 'can-i-pay-by-momo', question: 'Can I pay by <mark>MoMo</mark>?', answer: '<p>Yes.</p>', isInAnswer: false, languages: {} },
  ]);
  expect(searchFaqs(faqs, 'DAYS')[0]).toMatchObject({
    answer: '<p>10 to 14 <b><mark>days</mark></b>.</p>',
    isInAnswer: true,
    languages: {},
  });
});

test('markup in a question is escaped', () => {
  expect(searchFaqs(faqs, '2 & so')[0]?.question).toBe('Is 1 &lt; <mark>2 &amp; so</mark> on?');
  expect(searchFaqs([{ question: '<img src=x onerror=alert(1)>', answer: '' }], '')[0]?.question).toBe(
    '&lt;img src=x onerror=alert(1)&gt;',
  );
});

test('a search for a tag finds nothing', () => expect(findIds('<p>')).toEqual([]));
test('an empty search finds all questions, and opens none', () => {
  expect(findIds('  ')).toHaveLength(3);
  expect(searchFaqs(faqs, '').some(({ isInAnswer }) => isInAnswer)).toBe(false);
});
test('a search for words that do not occur finds nothing', () => expect(findIds('returns to Mars')).toEqual([]));
test('the id of a question has only letters, digits and hyphens', () => {
  expect(toFaqId('Où est ma commande – « 24 h » ?')).toBe('ou-est-ma-commande-24-h');
});

test('a question and an answer that are in English on a page of another language each say so', () => {
  const [faq] = searchFaqs([{ question: 'Comment payer ?', answer: '<p>By mobile money.</p>', untranslated: ['answer'] }], '');
  expect(faq?.languages).toEqual({ question: undefined, answer: 'en' });
});
