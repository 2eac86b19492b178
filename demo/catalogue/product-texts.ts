/** The texts of a product as its page shows them, from its parts. */
import { toSlug } from '../drawing/names.ts';
import type { DemoBrand, DemoOption, DemoProduct } from './types.ts';

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The words of another language for the labels, and what stands between an ingredient and its note. */
export type Wording = { labels?: Readonly<Record<string, string>>; colon?: string };

type ProductParts = Pick<DemoProduct, 'why_we_love_it' | 'featured_ingredients' | 'how_to_use'>;

export const createProductInfo = (
  { why_we_love_it, featured_ingredients, how_to_use }: ProductParts,
  { labels = {}, colon = ': ' }: Wording = {},
) =>
  [
    { label: 'Why We Love It', value: why_we_love_it },
    {
      label: 'Featured Ingredients',
      value: `<ul>${featured_ingredients.map(({ name, note }) => `<li><strong>${escapeHtml(name)}</strong>${colon}${escapeHtml(note)}</li>`).join('')}</ul>`,
    },
    { label: 'How to Use', value: `<ol>${how_to_use.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>` },
  ].map(({ label, value }) => ({ label: labels[label] ?? label, value }));

export const createSpecificInfo = (
  brand: Pick<DemoBrand, 'name'>,
  { volume, specific_info }: Pick<DemoProduct, 'volume' | 'specific_info'>,
  { labels = {} }: Wording = {},
) => {
  const translate = (text: string) => labels[text] ?? text;
  return [
    { label: translate('Brand'), value: brand.name },
    { label: translate('Volume'), value: translate(volume) },
    { label: translate('Origin'), value: translate('Made in Korea') },
    ...specific_info,
  ];
};

export const createOptionId = (product: Pick<DemoProduct, 'id'>, option: Pick<DemoOption, 'name'>): string =>
  `${product.id}-${toSlug(option.name)}`;
