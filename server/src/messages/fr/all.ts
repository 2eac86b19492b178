export * as successes from '@uruhu/contract/messages/fr/successes';
export { cart } from './cart.ts';
export { fields } from './fields.ts';
export { mails } from './mails.ts';
export { names } from './names.ts';
export { pages } from './pages.ts';
export { papers } from './papers.ts';
export { reasons } from './reasons.ts';
export { refusals, refusalsWithoutMails } from './refusals.ts';
