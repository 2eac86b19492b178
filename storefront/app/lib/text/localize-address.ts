import { DELIVERY } from '@uruhu/contract/constants';
import { placeNames } from '#messages/shell/places';

const STORED_PLACE = `, ${DELIVERY.city}, ${DELIVERY.country}`;
const SHOWN_PLACE = `, ${placeNames[DELIVERY.city]}, ${placeNames[DELIVERY.country]}`;

/** Shows city and country of a stored address line, which are English, in the language of the page. */
export const localizeAddress = (line: string): string => line.replace(STORED_PLACE, () => SHOWN_PLACE);
