import { DELIVERY } from '../constants.ts';

const STORED_PLACE = `, ${DELIVERY.city}, ${DELIVERY.country}`;

/** Shows city and country of a stored address line, which are English, in another language. @param placeNames its messages/…/places.ts */
export const localizeAddress = (line: string, placeNames: Readonly<Record<string, string>>): string =>
  line.replace(STORED_PLACE, () => `, ${placeNames[DELIVERY.city]}, ${placeNames[DELIVERY.country]}`);
