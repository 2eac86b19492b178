/** The names of the places to which the shop delivers. Stored addresses have the English ones. */
export { placeNames } from '@uruhu/contract/messages/fr/places';
