/** The structured data of product and category pages for search engines, checked by a validator. */

import type { FullProduct } from '@uruhu/contract/catalogue/product';
import { computeUnitPrice } from '@uruhu/contract/rules/prices/price';
import { DESKTOP } from '../../support/page.ts';
import { findProduct, findProductWithOptions } from '../../support/products.ts';
import { validateStructuredData } from '../../support/structured-data.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

/** Optional fields that the shop has no data for, or that search engines take from elsewhere. */
const IGNORED_FIELDS =
  /"(audience|color|hasCertification|inProductGroupWithID|isVariantOf|material|mpn|pattern|size|subjectOf|review|priceValidUntil|gtin\w*|hasMerchantReturnPolicy|shippingDetails)"/;

async function readPage(openPage: OpenPage, path: string) {
  const { page, pageErrors } = await openPage(DESKTOP);
  await page.goto(path);
  const validation = await validateStructuredData(page);
  expect(pageErrors).toEqual([]);
  return validation;
}

async function readOffers(openPage: OpenPage, product: FullProduct) {
  const { structuredData, errors, missing } = await readPage(openPage, `/product/${product.product_id}`);
  expect(errors).toEqual([]);
  const [data, ...otherProducts] = structuredData.jsonld.Product ?? [];
  expect(otherProducts).toEqual([]);
  expect(missing.filter((message) => !IGNORED_FIELDS.test(message))).toEqual(
    product.review_count > 0 ? [] : ['Missing field "aggregateRating" (optional)'],
  );
  expect(data).toMatchObject({ sku: product.product_id, name: product.name });
  return { data, offers: data?.offers as Record<string, unknown>[] };
}

test.describe('the data of a product page is valid', () => {
  test('with options: one offer each, with price and URL', async ({ shopUrl, openPage }) => {
    const product = await findProductWithOptions(shopUrl);
    const { data, offers } = await readOffers(openPage, product);
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
    expect(data?.image).toHaveLength(1 + product.other_images.length);
    expect(data?.aggregateRating).toMatchObject({ ratingValue: product.product_rating, reviewCount: product.review_count });
  });

  test('with sizes: one offer each', async ({ shopUrl, openPage }) => {
    const product = await findProduct(shopUrl, { where: ({ sizes }) => sizes.length > 1 });
    const { offers } = await readOffers(openPage, product);
    expect(offers.map(({ price }) => price)).toEqual(product.sizes.map((size) => computeUnitPrice(product, null, size)));
  });

  test('without reviews has no rating, instead of a rating of 0', async ({ shopUrl, openPage }) => {
    const product = await findProduct(shopUrl, { whereInList: ({ review_count }) => review_count === 0 });
    expect((await readOffers(openPage, product)).data).not.toHaveProperty('aggregateRating');
  });

  test('if the product or one of its options is sold out: its offer is out of stock', async ({ shopUrl, openPage }) => {
    const soldOut = await findProduct(shopUrl, { whereInList: ({ in_stock }) => !in_stock });
    const { offers } = await readOffers(openPage, soldOut);
    expect(offers.map(({ availability }) => availability)).toEqual(['https://schema.org/OutOfStock']);
    const partlySoldOut = await findProduct(shopUrl, { where: ({ options }) => options.some(({ in_stock }) => !in_stock) });
    const { offers: optionOffers } = await readOffers(openPage, partlySoldOut);
    expect(optionOffers.map(({ availability }) => availability === 'https://schema.org/InStock')).toEqual(
      partlySoldOut.options.map(({ in_stock }) => in_stock),
    );
  });
});

test('product and category pages describe their breadcrumbs as a list of at least two entries', async ({ shopUrl, openPage }) => {
  const product = await findProductWithOptions(shopUrl);
  for (const path of [`/product/${product.product_id}`, '/category/toners']) {
    const { structuredData, errors } = await readPage(openPage, path);
    expect(errors).toEqual([]);
    const [breadcrumbs] = structuredData.microdata.BreadcrumbList ?? [];
    const entries = breadcrumbs?.itemListElement as { name: string; position: string }[];
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => String(index + 1)));
    expect(entries[0]).toMatchObject({ name: 'Home', item: '/' });
  }
});
