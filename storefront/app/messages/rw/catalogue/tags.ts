/** The names of products' tags. The API and the addresses of lists have the English ones. */
import type { Tag } from '@uruhu/contract/product-attributes';

export const tagNames: Readonly<Record<string, string>> = {
  'HOT DEAL': 'Poromosiyo',
  'NEW ARRIVAL': 'Bishya',
  'BEST SELLER': 'Bikunzwe cyane',
  'LIMITED TIME': 'Igihe gito',
  'FREE SHIPPING': 'Kukugezaho ni ubuntu',
} satisfies Record<Tag, string>;
