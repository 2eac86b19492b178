import type { CustomerDetail } from '@uruhu/contract/staff/customers';

/** `showCustomer` shows the changed customer that a call has returned. */
export type CustomerProps = { customer: CustomerDetail; showCustomer: (customer: CustomerDetail) => void };
