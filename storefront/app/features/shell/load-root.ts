import type { Client } from '@uruhu/contract/client';
import { loadCategories } from '#app/features/categories/load-categories.ts';
import { toSection, waitForSection } from '#app/lib/section.ts';
import { type RootData, toShop } from '#app/lib/shop.ts';

/** Loads the data of the layout in parallel. Leaves out each part that does not arrive in time, so that the page is not delayed. */
export async function loadRoot(api: Client, origin: string): Promise<RootData> {
  const [shop, texts, categories] = await Promise.all([
    waitForSection(api.settings().then((result) => toSection(result, toShop))),
    waitForSection(api.slideTexts().then((result) => toSection(result, (slideTexts) => slideTexts.map(({ text }) => text.trim())))),
    waitForSection(loadCategories(api)),
  ]);
  return {
    origin,
    shop: shop.ok ? shop.data : null,
    announcements: texts.ok ? [...new Set(texts.data)].filter((text) => text !== '') : [],
    categories,
  };
}
