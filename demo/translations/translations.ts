/** The texts of the demo in other languages, as the shop stores them: one for each field and language. */
import { brands } from '../catalogue/brands.ts';
import { createOptionId, createProductInfo, createSpecificInfo } from '../catalogue/product-texts.ts';
import { texts as fr } from './fr/texts.ts';
import { texts as rw } from './rw/texts.ts';
import type { DemoTexts } from './types.ts';

/** Every language of the shop but English. */
export const TEXTS = { fr, rw } as const;
type TargetLanguage = keyof typeof TEXTS;

type Value = string | { label: string; value: string }[];
type FieldText = { record_id: string; field: string; value: Value };
type RecordTexts = { [field: string]: Value | undefined };

const listFields = (record_id: string, texts: RecordTexts): FieldText[] =>
  Object.entries(texts).flatMap(([field, value]) => (value === undefined ? [] : [{ record_id, field, value }]));
const listRecords = (records: Readonly<Record<string, RecordTexts>>): FieldText[] =>
  Object.entries(records).flatMap(([record_id, texts]) => listFields(record_id, texts));

const mapValues = <Result>(texts: Readonly<Record<string, string>>, map: (text: string) => Result): Record<string, Result> =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, map(text)]));

const listProducts = (texts: DemoTexts) =>
  brands.flatMap((brand) =>
    brand.products.flatMap((product) => {
      const translated = texts.products[product.id];
      return translated ? [{ brand, product, translated }] : [];
    }),
  );

function listProductTexts(texts: DemoTexts): FieldText[] {
  return listProducts(texts).flatMap(({ brand, product, translated }) =>
    listFields(product.id, {
      description: translated.description,
      product_info: createProductInfo(translated, texts),
      specific_info: createSpecificInfo(brand, { ...translated, volume: product.volume }, texts),
    }),
  );
}

const listOptionTexts = (texts: DemoTexts): FieldText[] =>
  listProducts(texts).flatMap(({ product, translated }) =>
    (product.options ?? []).flatMap((option) =>
      listFields(createOptionId(product, option), {
        name: translated.options?.[option.name],
        description: texts.shades[option.description ?? ''],
      }),
    ),
  );

const listTexts = (texts: DemoTexts) => ({
  products: listProductTexts(texts),
  'product-options': listOptionTexts(texts),
  categories: listRecords(mapValues(texts.categories, (name) => ({ name }))),
  slides: listRecords(texts.slides),
  'slide-texts': listRecords(mapValues(texts.announcements, (text) => ({ text }))),
  faqs: texts.faqs.flatMap((faq, index) => listFields(createFaqId(index), faq)),
  policies: listRecords(mapValues(texts.policies, (html) => ({ html }))),
  'site-settings': listFields('shop', texts.settings),
});

/** The id of a question of the demo. A policy has its own name as id. */
export const createFaqId = (index: number): string => `question-${index + 1}`;

export const createTranslations = () =>
  (Object.keys(TEXTS) as TargetLanguage[]).flatMap((language) => {
    const texts = listTexts(TEXTS[language]);
    return (Object.keys(texts) as (keyof typeof texts)[]).flatMap((kind) => texts[kind].map((text) => ({ kind, language, ...text })));
  });
