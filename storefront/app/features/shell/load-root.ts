import type { Client } from '@uruhu/contract/client';
import { findTextLanguage } from '@uruhu/contract/languages';
import type { SlideText } from '@uruhu/contract/slide';
import { loadCategories } from '#app/features/categories/load-categories.ts';
import { toSection, waitForSection } from '#app/lib/section.ts';
import { type RootData, type ShownText, toShop } from '#app/lib/shop.ts';

/** Each text once, without those that are blank. */
function toAnnouncements(slideTexts: readonly SlideText[]): ShownText[] {
  const texts = new Map(slideTexts.map((slideText) => [slideText.text.trim(), findTextLanguage(slideText, 'text')]));
  texts.delete('');
  return [...texts].map(([text, lang]) => (lang ? { text, lang } : { text }));
}

/** Loads the data of the layout in parallel. Leaves out each part that does not arrive in time, so that the page is not delayed. */
export async function loadRoot(api: Client, origin: string): Promise<RootData> {
  const [shop, texts, categories] = await Promise.all([
    waitForSection(api.settings().then((result) => toSection(result, toShop))),
    waitForSection(api.slideTexts().then((result) => toSection(result, toAnnouncements))),
    waitForSection(loadCategories(api)),
  ]);
  return {
    origin,
    shop: shop.ok ? shop.data : null,
    announcements: texts.ok ? texts.data : [],
    categories,
  };
}
