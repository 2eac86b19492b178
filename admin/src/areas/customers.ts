import type { Customer } from '@uruhu/contract/staff/customers';
import type { RaRecord } from 'ra-core';
import { type Area, lazyPage, type SearchHit } from './page.ts';

function describeCustomer(row: RaRecord): SearchHit {
  const { user_id, name, email } = row as RaRecord & Customer;
  return { label: name, detail: email, to: `/customers/${user_id}` };
}

export const CUSTOMERS: Area = {
  title: 'Customers',
  pages: [
    {
      name: 'customers',
      label: 'Customers',
      permission: 'customers.read',
      calls: { id: 'user_id', list: 'customers', one: 'customer' },
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
      calls: { id: 'message_id', list: 'messages', one: 'message', update: 'updateMessage' },
      screens: {
        list: lazyPage(() => import('../resources/messages/message-list.tsx'), 'MessageList'),
        edit: lazyPage(() => import('../resources/messages/message-page.tsx'), 'MessagePage'),
      },
    },
    {
      name: 'reviews',
      label: 'Reviews',
      permission: 'reviews.moderate',
      calls: { id: 'review_id', list: 'adminReviews', one: 'adminReview', update: 'moderateReview' },
      screens: { list: lazyPage(() => import('../resources/reviews/review-list.tsx'), 'ReviewList') },
    },
  ],
};
