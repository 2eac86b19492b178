/** The names of the places to which the shop delivers. Stored addresses have the English ones. */
import type { DELIVERY } from '../../constants.ts';

export const placeNames: Readonly<Record<string, string>> = {
  'Kigali City': 'Umujyi wa Kigali',
  Rwanda: 'Rwanda',
} satisfies Record<(typeof DELIVERY)['city' | 'country'], string>;
