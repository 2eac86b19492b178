/** The structured data of product and category pages for search engines, checked by a validator. */
import Validator, { type Issue } from '@adobe/structured-data-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertShop } from '../../src/seed/insert-shop.ts';
import type { Shop } from '../../src/seed/shop.ts';
import { createSmallShop } from '../support/fixtures/small-shop.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { parsePage } from '../support/shop/parse-page.ts';

const ORIGIN = 'https://shop.example';
/** Optional fields that the shop has no data for, or that search engines take from elsewhere. */
const IGNORED_FIELDS =
  /"(audience|color|hasCertification|inProductGroupWithID|isVariantOf|material|mpn|pattern|size|subjectOf|review|priceValidUntil|gtin\w*|hasMerchantReturnPolicy|addressRegion)"/;

/** Only the texts of the shop say how long delivery takes. Without days, search engines show what it costs, or nothing of it. */
const NO_DELIVERY_TIME = 'Required attribute "deliveryTime" is missing';

type Item = { '@type': string } & Record<string, unknown>;
/** The items of one notation by type, as the validator expects them. */
type Items = Record<string, Item[]>;

function groupByType(items: Item[]): Items {
  const itemsByType: Items = {};
  for (const item of items) itemsByType[item['@type']] = [...(itemsByType[item['@type']] ?? []), item];
  return itemsByType;
}

/** The value of a microdata property. */
function readValue(element: Element): unknown {
  if (element.hasAttribute('itemscope')) return readItem(element);
  return element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent;
}

function readItem(scope: Element): Item {
  const item: Item = { '@type': scope.getAttribute('itemtype')?.split('/').at(-1) ?? '' };
  for (const property of scope.querySelectorAll('[itemprop]')) {
    // Properties of a nested item belong to that item.
    if (property.parentElement?.closest('[itemscope]') !== scope) continue;
    const name = property.getAttribute('itemprop') ?? '';
    item[name] = item[name] === undefined ? readValue(property) : [item[name], readValue(property)].flat();
  }
  return item;
}

/** `first` has two options, `second` two sizes, `third` is sold out, as is the second option. Only `first` has a review. */
const SHOP: Shop = {
  ...createSmallShop(),
  sizes: ['small', 'large'].map((size_id, position) => ({
    size_id,
    product_id: 'second',
    name: size_id,
    additional_price_rwf: position * 4_000,
    position,
  })),
  stock: [
    { product_id: 'first', option_id: 'two', size_id: null, on_hand: 0 },
    { product_id: 'third', option_id: null, size_id: null, on_hand: 0 },
  ],
};
SHOP.products.find(({ product_id }) => product_id === 'first')?.other_images?.push('other.webp');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: ORIGIN });
  await shop.db.transaction().execute((trx) => insertShop(trx, SHOP));
  await shop.refresh();
});
afterAll(() => shop.close());

async function readPage(path: string) {
  const document = parsePage((await shop.app.inject(path)).body);
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const scopes = [...document.querySelectorAll('[itemscope]:not([itemprop])')];
  const data = {
    jsonld: groupByType(scripts.map((script) => JSON.parse(script.textContent ?? ''))),
    microdata: groupByType(scopes.map(readItem)),
  };
  const issues = await new Validator().validate(structuredClone(data));
  const listMessages = (severity: Issue['severity']) =>
    issues.filter((issue) => issue.severity === severity).map((issue) => issue.issueMessage);
  expect(listMessages('ERROR').filter((message) => message !== NO_DELIVERY_TIME)).toEqual([]);
  return { ...data, missing: new Set(listMessages('WARNING').filter((message) => !IGNORED_FIELDS.test(message))) };
}

async function readProduct(product_id: string) {
  const { jsonld, missing } = await readPage(`/product/${product_id}`);
  expect(jsonld.Product).toHaveLength(1);
  const data = jsonld.Product?.[0];
  expect(data).toMatchObject({ sku: product_id, name: 'Plain' });
  return { data, missing: [...missing], offers: data?.offers as Record<string, unknown>[] };
}

describe('the data of a product page is valid', () => {
  test('with options: one offer each, with price, URL and availability', async () => {
    const { data, offers, missing } = await readProduct('first');
    expect(offers).toEqual(
      ['one', 'two'].map((option_id) => ({
        '@type': 'Offer',
        sku: option_id,
        name: 'Plain',
        url: `${ORIGIN}/product/first?option=${option_id}`,
        price: 15_500,
        priceCurrency: 'RWF',
        itemCondition: 'https://schema.org/NewCondition',
        availability: `https://schema.org/${option_id === 'one' ? 'InStock' : 'OutOfStock'}`,
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'RWF' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'RW' },
        },
        seller: {
          '@type': 'Organization',
          name: 'Plain',
          url: `${ORIGIN}/`,
          hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnLink: `${ORIGIN}/refund` },
        },
      })),
    );
    expect(data?.image).toEqual([expect.stringContaining('first'), expect.stringContaining('other')]);
    expect(data?.aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 1 });
    expect(missing).toEqual([]);
  });

  test('with sizes: one offer each', async () => {
    expect((await readProduct('second')).offers.map(({ sku, price }) => [sku, price])).toEqual([
      ['small', 15_000],
      ['large', 19_000],
    ]);
  });

  test('without reviews has no rating, instead of a rating of 0', async () => {
    const { data, missing } = await readProduct('second');
    expect(data).not.toHaveProperty('aggregateRating');
    expect(missing).toEqual(['Missing field "aggregateRating" (optional)']);
  });

  test('sold out: its offer is out of stock', async () => {
    expect((await readProduct('third')).offers.map(({ availability }) => availability)).toEqual(['https://schema.org/OutOfStock']);
  });
});

test.each(['/product/first', '/category/leaf'])('%s describes its breadcrumbs as a list of at least two entries', async (path) => {
  const { microdata } = await readPage(path);
  const entries = microdata.BreadcrumbList?.[0]?.itemListElement as { name: string; position: string }[];
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => String(index + 1)));
  expect(entries[0]).toMatchObject({ name: 'Home', item: '/' });
});
