import { awaitedChoiceQuery, awaitedChoices } from '../../staff/stock-waits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

export const awaitedChoiceEndpoints = {
  awaitedChoices: defineEndpoint(STAFF_PATHS.awaitedChoices, {
    tag: 'staff',
    summary: 'How many shoppers wait for which sold-out product, most first',
    access: 'staff',
    permission: 'catalogue.read',
    cost: { cpu: 3, database: 15 },
    query: awaitedChoiceQuery,
    reply: awaitedChoices,
    refusals: [],
  }),
};
