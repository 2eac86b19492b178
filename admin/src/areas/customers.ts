import type { Customer } from '@uruhu/contract/staff/customers';
import type { ListedRecord } from '#admin/api/records.ts';
import { type Area, lazyPage, type SearchHit } from './page.ts';

function describeCustomer(row: ListedRecord): SearchHit {
  const { user_id, name, email } = row as ListedRecord & Customer;
  return { label: name, detail: email, to: `/customers/${user_id}` };
}

export const CUSTOMERS: Area = {
  title: 'Customers',
  pages: [
    {
      name: 'customers',
      label: 'Customers',
      permission: 'customers.read',
      screens: {
        list: lazyPage(() => import('../resources/customers/customer-list.tsx'), 'CustomerList'),
        edit: lazyPage(() => import('../resources/customers/customer-page.tsx'), 'CustomerPage'),
      },
      describe: describeCustomer,
    },
    {
      name: 'messages',
      label: 'Messages',
      permission: 'messages.answer',
      screens: {
        list: lazyPage(() => import('../resources/messages/message-list.tsx'), 'MessageList'),
        edit: lazyPage(() => import('../resources/messages/message-page.tsx'), 'MessagePage'),
      },
    },
    {
      name: 'reviews',
      label: 'Reviews',
      permission: 'reviews.moderate',
      screens: { list: lazyPage(() => import('../resources/reviews/review-list.tsx'), 'ReviewList') },
    },
  ],
};
