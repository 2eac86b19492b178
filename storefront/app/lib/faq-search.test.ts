import { expect, test } from 'vitest';
import { searchFaqs } from './faq-search.ts';

const faqs = [
  { question: 'How long does delivery take?', answer: '<p>10 to 14 <b>days</b>.</p>' },
  { question: 'Can I pay by MoMo?', answer: '<p>Yes.</p>' },
];
const found = (search: string) => searchFaqs(faqs, search).map(({ question }) => question);

test('the question or the answer holds it, in any case', () => {
  expect(found('DELIVERY')).toEqual(['How long does delivery take?']);
  expect(found('14 days')).toEqual(['How long does delivery take?']);
  expect(found('momo')).toEqual(['Can I pay by MoMo?']);
});

test('marks are not searched', () => expect(found('<p>')).toEqual([]));
test('an empty search finds all', () => expect(found('  ')).toHaveLength(2));
test('nothing holds it', () => expect(found('returns to Mars')).toEqual([]));
