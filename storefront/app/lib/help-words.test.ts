import { expect, test } from 'vitest';
import { helpFor } from './help-words.ts';

test.each([
  ['Delivery to Kigali', 'delivery', '/faqs?q=delivery'],
  ['how do I RETURN something', 'returns', '/faqs?q=return'],
  ['track my order', 'tracking', '/track-order'],
  ['momo', 'paying', '/faqs?q=pay'],
] as const)('%j leads to the page that answers', (query, topic, to) => {
  expect(helpFor(query)).toEqual({ topic, to });
});

test.each(['', 'snail mucin', 'payot', '!?', 'spf 50'])('%j asks for no help', (query) => {
  expect(helpFor(query)).toBeNull();
});
