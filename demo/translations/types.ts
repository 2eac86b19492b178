import type { Policy } from '@uruhu/contract/rules/content';
import type { DemoProduct } from '../catalogue/types.ts';
import type { Faq } from '../content/faqs.ts';

/** The texts of a product in another language. Lists have the items of the English ones, in their order. */
export type ProductTexts = Pick<DemoProduct, 'description' | 'why_we_love_it' | 'featured_ingredients' | 'how_to_use' | 'specific_info'> & {
  /** The names of options that are words rather than names, by the English one. */
  options?: Record<string, string>;
};

/** The texts of the demo shop in another language, by their ids. What is missing is shown in English. */
export type DemoTexts = {
  categories: Record<string, string>;
  /** `slug` is the small line above the title. */
  slides: Record<string, { slug: string; title: string; description: string }>;
  announcements: Record<string, string>;
  /** In the order of the English ones. */
  faqs: Faq[];
  policies: Record<Policy, string>;
  settings: { address: string; other_networks: string };
  /** The labels and values that the shop adds to each product: 'Why We Love It', 'Brand', 'Made in Korea'. */
  labels: Record<string, string>;
  /** What options look or smell like, by the English text. */
  shades: Record<string, string>;
  /** What stands between an ingredient and its note. */
  colon: string;
  products: Record<string, ProductTexts>;
};
