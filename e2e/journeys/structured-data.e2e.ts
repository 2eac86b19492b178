/** What product and category pages say of themselves to search engines, read from the rendered page by a validator of theirs. */

import type { FullProduct } from '@uruhu/contract/product';
import { unitPrice } from '@uruhu/contract/rules/price';
import { describe, expect, inject, test } from 'vitest';
import { DESKTOP, useBrowser } from '../support/page.ts';
import { productWhere, productWithOptions } from '../support/products.ts';
import { validated } from '../support/structured-data.ts';

const browser = useBrowser();
const shopUrl = inject('shopUrl');
const any = () => true;

/** What a shop like this has not got, or a search engine knows from elsewhere: recommended, and honestly left out. */
const NOT_OURS =
  /"(audience|color|hasCertification|inProductGroupWithID|isVariantOf|material|mpn|pattern|size|subjectOf|review|priceValidUntil|gtin\w*|hasMerchantReturnPolicy|shippingDetails)"/;

async function readPage(path: string) {
  const { page, complaints, close } = await browser.open(DESKTOP);
  await page.goto(path);
  const read = await validated(page);
  await close();
  expect(complaints).toEqual([]);
  return read;
}

async function offersOf(product: FullProduct) {
  const { found, errors, missing } = await readPage(`/product/${product.product_id}`);
  expect(errors).toEqual([]);
  const [said, ...more] = found.jsonld.Product ?? [];
  expect(more).toEqual([]);
  expect(missing.filter((message) => !NOT_OURS.test(message))).toEqual(
    product.review_count > 0 ? [] : ['Missing field "aggregateRating" (optional)'],
  );
  expect(said).toMatchObject({ sku: product.product_id, name: product.name });
  return { said, offers: said?.offers as Record<string, unknown>[] };
}

describe('a product page is accepted', () => {
  test('with options: an offer for each, at its price and address', async () => {
    const product = await productWithOptions(shopUrl);
    const { said, offers } = await offersOf(product);
    expect(offers).toEqual(
      product.options.map((option) => ({
        '@type': 'Offer',
        sku: option.option_id,
        name: option.name,
        url: `${shopUrl}/product/${product.product_id}?option=${option.option_id}`,
        price: unitPrice(product, option),
        priceCurrency: 'RWF',
        itemCondition: 'https://schema.org/NewCondition',
        availability: 'https://schema.org/InStock',
      })),
    );
    expect(said?.image).toHaveLength(1 + product.other_images.length);
    expect(said?.aggregateRating).toMatchObject({ ratingValue: product.product_rating, reviewCount: product.review_count });
  });

  test('with sizes', async () => {
    const product = await productWhere(shopUrl, ({ sizes }) => sizes.length > 1);
    const { offers } = await offersOf(product);
    expect(offers.map(({ price }) => price)).toEqual(product.sizes.map((size) => unitPrice(product, null, size)));
  });

  test('without reviews it has no rating, not one of 0', async () => {
    const product = await productWhere(shopUrl, any, ({ review_count }) => review_count === 0);
    expect((await offersOf(product)).said).not.toHaveProperty('aggregateRating');
  });

  test('sold out, whole or in one option', async () => {
    const gone = await productWhere(shopUrl, any, ({ in_stock }) => !in_stock);
    const { offers } = await offersOf(gone);
    expect(offers.map(({ availability }) => availability)).toEqual(['https://schema.org/OutOfStock']);
    const partly = await productWhere(shopUrl, ({ options }) => options.some(({ in_stock }) => !in_stock));
    const each = (await offersOf(partly)).offers.map(({ availability }) => availability === 'https://schema.org/InStock');
    expect(each).toEqual(partly.options.map(({ in_stock }) => in_stock));
  });
});

test('the way to the page is a list of at least two places, on product and category pages', async () => {
  const product = await productWithOptions(shopUrl);
  for (const path of [`/product/${product.product_id}`, '/category/toners']) {
    const { found, errors } = await readPage(path);
    expect(errors).toEqual([]);
    const [way] = found.microdata.BreadcrumbList ?? [];
    const places = way?.itemListElement as { name: string; position: string }[];
    expect(places.length).toBeGreaterThan(1);
    expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => String(index + 1)));
    expect(places[0]).toMatchObject({ name: 'Home', item: '/' });
  }
});
