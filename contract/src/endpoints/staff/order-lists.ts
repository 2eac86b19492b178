import { z } from 'zod';
import { idField } from '../../fields/text.ts';
import * as lists from '../../staff/orders/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';
import { success } from '../replies.ts';

const readCall = { tag: 'staff', access: 'staff', permission: 'orders.read' } as const;

export const orderCountEndpoints = {
  orderTabCounts: defineEndpoint(STAFF_PATHS.orderTabCounts, {
    ...readCall,
    summary: 'The number of orders in each tab of the list; `filter` takes the filters that staff add to that of a tab',
    cost: { cpu: 5, database: 40 },
    query: lists.orderCountQuery,
    reply: lists.orderTabCounts,
    refusals: [],
  }),
};

export const orderFilterEndpoints = {
  orderFilters: defineEndpoint(STAFF_PATHS.orderFilters, {
    ...readCall,
    summary: 'The saved order filters of the signed-in staff member, by name',
    cost: { cpu: 1, database: 2 },
    reply: lists.savedOrderFilters,
    refusals: [],
  }),
  orderFilterCounts: defineEndpoint(STAFF_PATHS.orderFilterCounts, {
    ...readCall,
    summary: 'The number of orders that match each saved filter of the signed-in staff member',
    // The handler charges for each filter.
    cost: { cpu: 1, database: 2 },
    reply: lists.orderFilterCounts,
    refusals: [],
  }),
  saveOrderFilter: defineEndpoint(STAFF_PATHS.saveOrderFilter, {
    ...readCall,
    summary: 'Save an order filter for the signed-in staff member; the same name again replaces it',
    cost: { cpu: 1, database: 6 },
    body: lists.saveOrderFilterBody,
    reply: lists.savedOrderFilterReply,
    refusals: ['too_many_filters'],
  }),
  deleteOrderFilter: defineEndpoint(STAFF_PATHS.deleteOrderFilter, {
    ...readCall,
    summary: 'Delete a saved filter of the signed-in staff member',
    cost: { cpu: 1, database: 3 },
    params: z.object({ filter_id: idField('filter_not_found') }),
    reply: z.object({ status: success }),
    refusals: ['filter_not_found'],
  }),
};
