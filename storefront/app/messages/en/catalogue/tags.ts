/** The names of products' tags. The API and the addresses of lists have the English ones. */
import type { Tag } from '@uruhu/contract/product-attributes';

export const tagNames: Readonly<Record<string, string>> = {
  'HOT DEAL': 'HOT DEAL',
  'NEW ARRIVAL': 'NEW ARRIVAL',
  'BEST SELLER': 'BEST SELLER',
  'LIMITED TIME': 'LIMITED TIME',
  'FREE SHIPPING': 'FREE SHIPPING',
} satisfies Record<Tag, string>;
