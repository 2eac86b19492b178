export * as successes from '@uruhu/contract/messages/en/successes';
export { fields } from './fields.ts';
export { importFaults } from './import-faults.ts';
export { mails } from './mails.ts';
export { notices } from './notices.ts';
export { reasons } from './reasons.ts';
export { refusals } from './refusals.ts';
export { resolutions } from './resolutions.ts';
