import { afterEach, expect, test, vi } from 'vitest';
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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  {
    title: 'the first page of the visit shows what the server has loaded, and calls the API only for the next order',
    firstPage: '/track-order',
    callsAfterEachOrder: [0, 1],
  },
  { title: 'reached from another page calls the API for each order', firstPage: '/cart', callsAfterEachOrder: [1, 2] },
])('a tracking page that is $title', async ({ firstPage: pathname, callsAfterEachOrder }) => {
  const fetch = vi.fn(async () => Response.json({ status: 'error', code: 'order_not_found', message: 'Not found.' }, { status: 404 }));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { pathname });
  vi.resetModules();
  const { clientLoader } = await import('./track-order.tsx');
  const url = new URL('https://shop.example/track-order?id=3f2504e0&phone=3456');
  const serverLoader = async () => ({
    id: '3f2504e0',
    phone: '3456',
    needsDigits: true,
    order: null,
    ownerView: null,
    error: null,
    status: 404,
  });
  const callCounts: number[] = [];
  for (let orderNumber = 1; orderNumber <= 2; orderNumber++) {
    await clientLoader({ url, serverLoader } as unknown as Parameters<typeof clientLoader>[0]);
    callCounts.push(fetch.mock.calls.length);
  }
  expect(callCounts).toEqual(callsAfterEachOrder);
});
