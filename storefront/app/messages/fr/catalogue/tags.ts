/** The names of products' tags. The API and the addresses of lists have the English ones. */
import type { Tag } from '@uruhu/contract/product-attributes';

export const tagNames: Readonly<Record<string, string>> = {
  'HOT DEAL': 'BON PLAN',
  'NEW ARRIVAL': 'NOUVEAUTÉ',
  'BEST SELLER': 'TOP VENTE',
  'LIMITED TIME': 'OFFRE LIMITÉE',
  'FREE SHIPPING': 'LIVRAISON OFFERTE',
} satisfies Record<Tag, string>;
