import { expect, test } from 'vitest';
import { findOrderId } from './track-order.tsx';

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test.each([
  ID,
  `  ${ID}\n`,
  `#${ID}`,
  `# ${ID}`,
  ID.toUpperCase(),
  ID.replaceAll('-', ''),
  ID.replaceAll('-', '\u2013'),
  ID.replaceAll('-', '- '),
  ID.replace('4f89', '4f\u200b89'),
  `Order ID ${ID}.`,
  `https://shop.example/orders/${ID}`,
  `https://shop.example/orders/${ID}/invoice`,
  `https://shop.example/track-order?id=${ID}&utm_source=mail`,
])('finds the order number in %j', (typed) => expect(findOrderId(typed)).toBe(ID));

test.each([
  '',
  '3f2504e0',
  '3f2504e0…',
  '#3f2504e0',
  ID.slice(0, -1),
  `${ID}0`,
  `a${ID}`,
  ID.replace('3f', '3g'),
  'https://shop.example/orders',
  '<script>',
])('finds no order number in %j', (typed) => expect(findOrderId(typed)).toBeNull());
