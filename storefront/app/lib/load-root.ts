import type { Client } from '@uruhu/contract/client';
import { askCategories } from './ask-categories.ts';
import { inTime } from './section.ts';
import { type RootData, toShop } from './shop.ts';

/** Asks for everything at once. What does not answer is left out: a page shows what it has. */
export async function loadRoot(api: Client, origin: string): Promise<RootData> {
  const [settings, texts, categories] = await Promise.all([api.settings(), api.slideTexts(), inTime(askCategories(api))]);
  return {
    origin,
    shop: settings.ok ? toShop(settings.data) : null,
    announcements: texts.ok ? [...new Set(texts.data.map(({ text }) => text.trim()))].filter((text) => text !== '') : [],
    categories,
  };
}
