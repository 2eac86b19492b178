/** Tests product feeds by the field lists that Google Merchant Center and Meta publish. */
import { describe, expect, test } from 'vitest';
import { type FeedProduct, toFeedId, writeFeedItem } from './product-feed.ts';

const PRODUCT: FeedProduct = {
  product_id: 'rice-toner',
  brand: 'I&#39;m From',
  name: 'Rice Toner 5 < 6',
  description: '<p>Rice & "bran".</p><p>Soft\u0000.</p>',
  categories: ['Skin Care', 'Toners'],
  price_rwf: 24_500,
  sale_price_rwf: 19_900,
  isInStock: true,
  url: 'https://shop.example/fr/product/rice-toner',
  picture_urls: ['https://shop.example/media/a.webp?w=1280', 'https://shop.example/media/b.webp?w=1280'],
};

const readFields = (item: string) => [...item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)].map(([, name, text]) => [name, text]);

describe.each(['google', 'meta'] as const)('an item for %s', (kind) => {
  test('has each required field once, and no character that XML forbids', () => {
    const fields = readFields(writeFeedItem(kind, PRODUCT));
    const names = fields.map(([name]) => name);
    for (const required of ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'brand', 'condition'])
      expect(names.filter((name) => name === required)).toEqual([required]);
    expect(Object.fromEntries(fields)).toMatchObject({
      title: 'I&apos;m From Rice Toner 5 &lt; 6',
      description: 'Rice &amp; &quot;bran&quot;.\nSoft.',
      price: '24500 RWF',
      sale_price: '19900 RWF',
      product_type: 'Skin Care &gt; Toners',
      condition: 'new',
      identifier_exists: 'no',
    });
  });

  test('keeps the limits of Google: 50 characters of id, 150 of title, 5,000 of description, 10 more pictures', () => {
    const long = 'x'.repeat(6_000);
    const picture_urls = Array.from({ length: 20 }, (_, index) => `https://shop.example/${index}`);
    const fields = readFields(
      writeFeedItem(kind, { ...PRODUCT, brand: 'COSRX', product_id: long.slice(0, 80), name: long, description: long, picture_urls }),
    );
    const lengths = Object.fromEntries(fields.map(([name, text]) => [name, text?.length]));
    expect(lengths).toMatchObject({ id: 50, title: 150, description: 5_000 });
    expect(fields.filter(([name]) => name === 'additional_image_link')).toHaveLength(10);
  });

  test('is left out without a picture, and has no sale price without a discount', () => {
    expect(writeFeedItem(kind, { ...PRODUCT, picture_urls: [] })).toBe('');
    expect(readFields(writeFeedItem(kind, { ...PRODUCT, sale_price_rwf: undefined })).map(([name]) => name)).not.toContain('sale_price');
  });
});

test.each([
  ['google', true, 'in_stock'],
  ['google', false, 'out_of_stock'],
  ['meta', true, 'in stock'],
  ['meta', false, 'out of stock'],
] as const)('%s reads the availability of a product in stock (%s) as %s', (kind, isInStock, word) => {
  expect(Object.fromEntries(readFields(writeFeedItem(kind, { ...PRODUCT, isInStock })))).toMatchObject({ availability: word });
});

test('two long ids that begin alike stay different', () => {
  expect(toFeedId(`${'a'.repeat(70)}1`)).not.toBe(toFeedId(`${'a'.repeat(70)}2`));
});
