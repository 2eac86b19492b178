import { expect, test } from 'vitest';
import { buildStructuredData } from './structured-data.server.ts';

const createOption = (name: string, additional_price: number, { in_stock = true } = {}) => ({
  name,
  additional_price,
  in_stock,
  option_id: `o-${name}`,
  description: '',
  image: '',
  swatch: '',
});
const createSize = (name: string, additional_price: number, { in_stock = true } = {}) => ({
  name,
  additional_price,
  in_stock,
  size_id: `s-${name}`,
});
const PRODUCT = {
  product_id: 'p',
  name: 'Toner',
  brand: 'Anua',
  description: '<p>Mild.</p>',
  image: 'a.webp',
  other_images: ['b.webp'],
  options: [],
  sizes: [],
  base_price: 30_000,
  discounted_price: 25_000,
  product_rating: 4.5,
  review_count: 2,
  in_stock: true,
  discount_ends_at: null,
  shipping_fee: 2_000,
};
const SETTINGS = { name: 'Uruhu', media_prefix: '/media/', refund: '<p>Within a week.</p>' };
const ORIGIN = 'https://shop.example';
const listOffers = (product: Parameters<typeof buildStructuredData>[0]) =>
  buildStructuredData(product, ORIGIN, SETTINGS).offers.map(({ sku, price, url, availability }) => [
    sku,
    price,
    url.replace(ORIGIN, ''),
    availability.split('/').at(-1),
  ]);

test('a product without choices has one offer', () => {
  expect(listOffers(PRODUCT)).toEqual([['p', 25_000, '/product/p', 'InStock']]);
});

test('a product has one offer for each combination of option and size', () => {
  expect(
    listOffers({
      ...PRODUCT,
      options: [createOption('red', 0), createOption('blue', 500, { in_stock: false })],
      sizes: [createSize('50 ml', 0), createSize('1 l', 9_000)],
    }),
  ).toEqual([
    ['o-red s-50 ml', 25_000, '/product/p?option=o-red&size=s-50+ml', 'InStock'],
    ['o-red s-1 l', 34_000, '/product/p?option=o-red&size=s-1+l', 'InStock'],
    ['o-blue s-50 ml', 25_500, '/product/p?option=o-blue&size=s-50+ml', 'OutOfStock'],
    ['o-blue s-1 l', 34_500, '/product/p?option=o-blue&size=s-1+l', 'OutOfStock'],
  ]);
});

type Product = Parameters<typeof buildStructuredData>[0];
/** The first offer, as JSON has it. */
const getOffer = (product: Partial<Product>, settings: typeof SETTINGS | null = SETTINGS) =>
  JSON.parse(JSON.stringify(buildStructuredData({ ...PRODUCT, ...product }, ORIGIN, settings))).offers[0];

test('an offer says what its delivery to Rwanda costs, unless the shop does not deliver its weight', () => {
  const describeRate = (value: number) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value, currency: 'RWF' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'RW' },
  });
  expect(getOffer({}).shippingDetails).toEqual(describeRate(2_000));
  expect(getOffer({ shipping_fee: 0 }).shippingDetails).toEqual(describeRate(0));
  expect(getOffer({ shipping_fee: null })).not.toHaveProperty('shippingDetails');
});

test('an offer names the shop with the address of its policy of returns, if it has one, and claims nothing else about returns', () => {
  const seller = { '@type': 'Organization', name: 'Uruhu', url: `${ORIGIN}/` };
  const hasMerchantReturnPolicy = { '@type': 'MerchantReturnPolicy', merchantReturnLink: `${ORIGIN}/refund` };
  expect(getOffer({}).seller).toEqual({ ...seller, hasMerchantReturnPolicy });
  expect(getOffer({}, { ...SETTINGS, refund: '<p> </p>' }).seller).toEqual(seller);
  expect(getOffer({}, null)).not.toHaveProperty('seller');
});

test('the price of a discount with an end is valid until then', () => {
  const discount_ends_at = '2026-12-31T21:59:59.000Z';
  expect(getOffer({ discount_ends_at }).priceValidUntil).toBe(discount_ends_at);
  expect(getOffer({})).not.toHaveProperty('priceValidUntil');
});
