import { localizeAddress as localize } from '@uruhu/contract/rules/localize-address';
import { placeNames } from '#messages/shell/places';

/** A stored address line with city and country in the language of the page. */
export const localizeAddress = (line: string): string => localize(line, placeNames);
