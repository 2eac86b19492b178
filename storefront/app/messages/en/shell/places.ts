/** The names of the places to which the shop delivers. Addresses of orders have the English ones. */
import type { DELIVERY } from '@uruhu/contract/constants';

export const placeNames: Readonly<Record<string, string>> = {
  'Kigali City': 'Kigali City',
  Rwanda: 'Rwanda',
} satisfies Record<(typeof DELIVERY)['city' | 'country'], string>;
