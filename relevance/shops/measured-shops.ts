/** The two shops on which searches are measured, each with its judged queries. */
import type { SearchDocument } from '../../server/src/domains/search/search.ts';
import { generateShop } from '../generated/generated-shop.ts';
import { generateQueries } from '../generated/queries/generated-queries.ts';
import { toTypedText } from '../generated/queries/typed-text.ts';
import { demoQueries } from '../judged/judged-set.ts';
import type { JudgedSet } from '../judged/types.ts';
import type { TypedText } from '../typing.ts';
import { demoShopData } from './demo-shop.ts';
import { createDocuments, type ShopData } from './shop-data.ts';

export type MeasuredShop = {
  /** The name of the shop in thresholds.ts, where some temporary limits are for one of the two shops only. */
  name: 'demo' | 'generated';
  /** Describes the shop to developers. */
  title: string;
  data: ShopData;
  documents: readonly SearchDocument[];
  judgedSet: JudgedSet;
};

export const createMeasuredDemoShop = (): MeasuredShop => ({
  name: 'demo',
  title: `the demo shop, ${demoShopData.rows.length} products`,
  data: demoShopData,
  documents: createDocuments(demoShopData),
  judgedSet: demoQueries,
});

export function createMeasuredGeneratedShop(seed: number): MeasuredShop {
  const shop = generateShop(seed);
  return {
    name: 'generated',
    title: `a generated shop, ${shop.products.length} products, seed ${seed}`,
    data: shop.data,
    documents: createDocuments(shop.data),
    judgedSet: generateQueries(shop),
  };
}

type TypedNames = {
  sampled: TypedText[];
  /** The names of all products, not only of the sampled ones. */
  allTexts: string[];
};

/** Samples the names of about `count` products as shoppers type them, with and without the brand. */
export function sampleTypedNames({ data }: MeasuredShop, count: number): Record<'brand and name' | 'name', TypedNames> {
  const step = Math.ceil(data.rows.length / count);
  const sampleNames = (formatName: (row: ShopData['rows'][number]) => string): TypedNames => {
    const typedNames = data.rows.map((row) => ({ text: toTypedText(formatName(row)), id: row.product_id }));
    const namesByText = Map.groupBy(typedNames, ({ text }) => text);
    const sampled = typedNames
      .filter((_, index) => index % step === 0)
      .map(({ text }) => ({ text, ids: (namesByText.get(text) ?? []).map(({ id }) => id) }));
    return { sampled, allTexts: typedNames.map(({ text }) => text) };
  };
  return { 'brand and name': sampleNames(({ brand, name }) => `${brand} ${name}`), name: sampleNames(({ name }) => name) };
}
