import { missedSearches, missedSearchQuery } from '../../staff.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

/** Searches for each text again, so the server adds the surcharge of a search for each. */
export const missedSearchEndpoints = {
  missedSearches: defineEndpoint(STAFF_PATHS.missedSearches, {
    tag: 'staff',
    summary: 'Search texts that found nothing, the newest and most frequent first',
    description:
      'Counts at most one search a day for each text and IP address. Texts that could identify a person are not counted, and counts are deleted after 180 days. `filter` takes the first and the last day (`{"from":"2026-11-01","to":"2026-11-30"}`), in Kigali.',
    access: 'staff',
    permission: 'search.read',
    cost: { cpu: 5, database: 10 },
    query: missedSearchQuery,
    reply: missedSearches,
    refusals: [],
  }),
};
