/** What is wrong with a field of a form, by code. */
export { fields } from '@uruhu/contract/messages/en/fields';
