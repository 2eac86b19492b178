/** Messages for invalid fields of forms, by code. */
export { fields } from '@uruhu/contract/messages/rw/fields';
