/** Tests that the demo's texts in other languages are complete, and shaped like the English ones. */
import { isDeepStrictEqual } from 'node:util';
import { TARGET_LANGUAGES } from '@uruhu/contract/staff/translatable';
import { describe, expect, test } from 'vitest';
import { brands } from '../catalogue/brands.ts';
import { createDemoShop } from '../shop.ts';
import { createTranslations, TEXTS } from './translations.ts';
import type { ProductTexts } from './types.ts';

const shop = createDemoShop();
const { faqs, terms, privacy, legal, refund } = shop.settings;
const productsById = new Map(brands.flatMap((brand) => brand.products).map((product) => [product.id, product]));
const sort = (texts: Iterable<string>) => [...texts].sort();
const listTags = (html: string) => html.match(/<[^>]+>/g) ?? [];

test('each language of the shop has texts', () => {
  expect(Object.keys(TEXTS)).toEqual(TARGET_LANGUAGES);
});

describe.each(TARGET_LANGUAGES)('%s', (language) => {
  const texts = TEXTS[language];

  test('has a name for each category, and texts for each slide, announcement, question and policy', () => {
    expect(sort(Object.keys(texts.categories))).toEqual(sort(shop.categories.map(({ category_id }) => category_id)));
    expect(sort(Object.keys(texts.slides))).toEqual(sort(shop.slides.map(({ slide_id }) => slide_id)));
    expect(sort(Object.keys(texts.announcements))).toEqual(sort(shop.announcements.map(({ slide_text_id }) => slide_text_id)));
    expect(texts.faqs.map(({ answer }) => listTags(answer))).toEqual(faqs.map(({ answer }) => listTags(answer)));
    for (const [policy, html] of Object.entries({ terms, privacy, legal, refund })) {
      expect(listTags(texts.policies[policy as keyof typeof texts.policies]), policy).toEqual(listTags(html));
    }
  });

  test('has texts for the best sellers, with the same paragraphs, steps and rows as in English', () => {
    const bestSellers = [...productsById.values()].filter(({ tags }) => tags.includes('BEST SELLER')).map(({ id }) => id);
    expect(bestSellers.filter((id) => !texts.products[id])).toEqual([]);
    expect(Object.keys(texts.products).length).toBeGreaterThanOrEqual(60);
    const differing = Object.entries(texts.products).filter(([id, translated]) => {
      const product = productsById.get(id);
      const describeShape = ({
        description,
        why_we_love_it,
        featured_ingredients,
        how_to_use,
        specific_info,
      }: Omit<ProductTexts, 'options'>) => [
        listTags(description),
        listTags(why_we_love_it),
        ...[featured_ingredients, how_to_use, specific_info].map((list) => list.length),
      ];
      return !product || !isDeepStrictEqual(describeShape(translated), describeShape(product));
    });
    expect(differing.map(([id]) => id)).toEqual([]);
  });

  test('has no text that stays as in English by mistake, and none that is empty', () => {
    const ofLanguage = createTranslations().filter((text) => text.language === language);
    expect(ofLanguage.filter(({ value }) => JSON.stringify(value).includes('""'))).toEqual([]);
    const descriptions = ofLanguage.filter(({ kind, field }) => kind === 'products' && field === 'description');
    expect(descriptions.filter(({ record_id, value }) => productsById.get(record_id)?.description === value)).toEqual([]);
  });
});
