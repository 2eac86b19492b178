import type { Client } from '@uruhu/contract/client';
import { askCategories } from './ask-categories.ts';
import { inTime, toSection } from './section.ts';
import { type RootData, toShop } from './shop.ts';

/** Asks for everything at once. What does not answer in time is left out: a page shows what it has. */
export async function loadRoot(api: Client, origin: string): Promise<RootData> {
  const [shop, texts, categories] = await Promise.all([
    inTime(api.settings().then((answer) => toSection(answer, toShop))),
    inTime(api.slideTexts().then((answer) => toSection(answer, (all) => all.map(({ text }) => text.trim())))),
    inTime(askCategories(api)),
  ]);
  return {
    origin,
    shop: shop.ok ? shop.data : null,
    announcements: texts.ok ? [...new Set(texts.data)].filter((text) => text !== '') : [],
    categories,
  };
}
