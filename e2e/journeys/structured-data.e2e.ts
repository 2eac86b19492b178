/** Structured data that product and category pages give search engines, read from the rendered page by a validator. */

import type { FullProduct } from '@uruhu/contract/catalogue/product';
import { computeUnitPrice } from '@uruhu/contract/rules/price';
import { DESKTOP } from '../support/page.ts';
import { findProduct, findProductWithOptions } from '../support/products.ts';
import { validateStructuredData } from '../support/structured-data.ts';
import { expect, type OpenPage, test } from '../support/test.ts';

const anyProduct = () => true;

/** Optional fields that the shop has no data for, or that search engines take from elsewhere. */
const IGNORED_FIELDS =
  /"(audience|color|hasCertification|inProductGroupWithID|isVariantOf|material|mpn|pattern|size|subjectOf|review|priceValidUntil|gtin\w*|hasMerchantReturnPolicy|shippingDetails)"/;

async function readPage(openPage: OpenPage, path: string) {
  const { page, complaints } = await openPage(DESKTOP);
  await page.goto(path);
  const read = await validateStructuredData(page);
  expect(complaints).toEqual([]);
  return read;
}

async function readOffers(openPage: OpenPage, product: FullProduct) {
  const { found, errors, missing } = await readPage(openPage, `/product/${product.product_id}`);
  expect(errors).toEqual([]);
  const [said, ...more] = found.jsonld.Product ?? [];
  expect(more).toEqual([]);
  expect(missing.filter((message) => !IGNORED_FIELDS.test(message))).toEqual(
    product.review_count > 0 ? [] : ['Missing field "aggregateRating" (optional)'],
  );
  expect(said).toMatchObject({ sku: product.product_id, name: product.name });
  return { said, offers: said?.offers as Record<string, unknown>[] };
}

test.describe('a product page gives valid data', () => {
  test('with options, one offer each, with price and URL', async ({ shopUrl, openPage }) => {
    const product = await findProductWithOptions(shopUrl);
    const { said, offers } = await readOffers(openPage, product);
    expect(offers).toEqual(
      product.options.map((option) => ({
        '@type': 'Offer',
        sku: option.option_id,
        name: option.name,
        url: `${shopUrl}/product/${product.product_id}?option=${option.option_id}`,
        price: computeUnitPrice(product, option),
        priceCurrency: 'RWF',
        itemCondition: 'https://schema.org/NewCondition',
        availability: 'https://schema.org/InStock',
      })),
    );
    expect(said?.image).toHaveLength(1 + product.other_images.length);
    expect(said?.aggregateRating).toMatchObject({ ratingValue: product.product_rating, reviewCount: product.review_count });
  });

  test('with sizes', async ({ shopUrl, openPage }) => {
    const product = await findProduct(shopUrl, ({ sizes }) => sizes.length > 1);
    const { offers } = await readOffers(openPage, product);
    expect(offers.map(({ price }) => price)).toEqual(product.sizes.map((size) => computeUnitPrice(product, null, size)));
  });

  test('without reviews, no rating in place of a rating of 0', async ({ shopUrl, openPage }) => {
    const product = await findProduct(shopUrl, anyProduct, ({ review_count }) => review_count === 0);
    expect((await readOffers(openPage, product)).said).not.toHaveProperty('aggregateRating');
  });

  test('sold out, as a whole or in one option', async ({ shopUrl, openPage }) => {
    const gone = await findProduct(shopUrl, anyProduct, ({ in_stock }) => !in_stock);
    const { offers } = await readOffers(openPage, gone);
    expect(offers.map(({ availability }) => availability)).toEqual(['https://schema.org/OutOfStock']);
    const partly = await findProduct(shopUrl, ({ options }) => options.some(({ in_stock }) => !in_stock));
    const each = (await readOffers(openPage, partly)).offers.map(({ availability }) => availability === 'https://schema.org/InStock');
    expect(each).toEqual(partly.options.map(({ in_stock }) => in_stock));
  });
});

test('product and category pages give their breadcrumbs as a list of at least two entries', async ({ shopUrl, openPage }) => {
  const product = await findProductWithOptions(shopUrl);
  for (const path of [`/product/${product.product_id}`, '/category/toners']) {
    const { found, errors } = await readPage(openPage, path);
    expect(errors).toEqual([]);
    const [way] = found.microdata.BreadcrumbList ?? [];
    const places = way?.itemListElement as { name: string; position: string }[];
    expect(places.length).toBeGreaterThan(1);
    expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => String(index + 1)));
    expect(places[0]).toMatchObject({ name: 'Home', item: '/' });
  }
});
