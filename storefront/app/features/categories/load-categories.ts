import type { Client } from '@uruhu/contract/client';
import type { DeferredSection } from '#app/lib/section.ts';
import { toDeferredSection } from '#app/lib/section.ts';
import { type ParentCategory, toCategoryNode } from '#app/lib/shop.ts';
import { noCategories } from '#messages/catalogue/home-fallbacks';
import { withErrorPrefix } from '#messages/shell/common';

/** Loads the parent categories with all their descendants. */
export const loadCategories = async (api: Client): Promise<DeferredSection<ParentCategory[]>> =>
  toDeferredSection(
    await api.parentCategories(),
    (categories) => categories.map((category) => ({ ...toCategoryNode(category), image: category.image, dark_text: category.dark_text })),
    noCategories,
    withErrorPrefix,
  );
