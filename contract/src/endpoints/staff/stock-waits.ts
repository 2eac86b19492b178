import { waitedChoiceQuery, waitedChoices } from '../../staff/stock-waits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

export const waitedChoiceEndpoints = {
  waitedChoices: defineEndpoint(STAFF_PATHS.waitedChoices, {
    tag: 'staff',
    summary: 'How many shoppers wait for which sold-out product, most first',
    access: 'staff',
    permission: 'catalogue.read',
    cost: { cpu: 3, database: 15 },
    query: waitedChoiceQuery,
    reply: waitedChoices,
    refusals: [],
  }),
};
