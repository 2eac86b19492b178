import type { CustomerDetail } from '@uruhu/contract/staff/customers';

/** `showCustomer` puts the customer, as a change returned her, into the page. */
export type CustomerProps = { customer: CustomerDetail; showCustomer: (customer: CustomerDetail) => void };
