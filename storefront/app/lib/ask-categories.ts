import type { Client } from '@uruhu/contract/client';
import { noCategories } from '#messages/absent';
import { error } from '#messages/common';
import type { Part } from './section.ts';
import { type ParentCategory, toBranch } from './shop.ts';
import { toPart } from './to-part.ts';

/** The parent categories, each with all below it. */
export const askCategories = async (api: Client): Promise<Part<ParentCategory[]>> =>
  toPart(
    await api.parentCategories(),
    (all) => all.map((category) => ({ ...toBranch(category), image: category.image, dark_text: category.dark_text })),
    noCategories,
    error,
  );
