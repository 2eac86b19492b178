import { expect, test } from 'vitest';
import { findHelpTopic } from './help-topics.ts';

test.each([
  ['Delivery to Kigali', 'delivery', '/faqs?q=delivery'],
  ['how do I RETURN something', 'returns', '/faqs?q=return'],
  ['track my order', 'tracking', '/track-order'],
  ['momo', 'paying', '/faqs?q=pay'],
] as const)('searching %j offers a help page', (query, topic, to) => {
  expect(findHelpTopic(query)).toEqual({ topic, to });
});

test.each(['', 'snail mucin', 'payot', '!?', 'spf 50'])('searching %j offers no help page', (query) => {
  expect(findHelpTopic(query)).toBeNull();
});
