import { z } from 'zod';
import { idField } from '../../fields/text.ts';
import { seenVersion } from '../../staff/lists.ts';
import * as words from '../../staff/search-words.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const params = z.object({ search_word_id: idField('search_word_not_found') });
/** Showing words runs a search for each of them. A list has many, so the server adds a surcharge for each. */
const readCall = { tag: 'staff', access: 'staff', permission: 'search.read', cost: { cpu: 5, database: 10 } } as const;
/** Saving or trying a word runs a search for each meaning. */
const writeCall = { tag: 'staff', access: 'staff', permission: 'search.write', cost: { cpu: 50, database: 10 } } as const;
const SAVE_REFUSALS = [
  'search_word_empty',
  'search_word_means_itself',
  'search_word_too_common',
  'search_word_finds_nothing',
  'search_word_exists',
  'search_word_circle',
] as const;

export const searchWordEndpoints = {
  adminSearchWords: defineEndpoint(STAFF_PATHS.adminSearchWords, {
    ...readCall,
    summary: 'Words that staff explain to the search, with what each finds now',
    query: words.adminSearchWordQuery,
    reply: words.adminSearchWords,
    refusals: [],
  }),
  adminSearchWord: defineEndpoint(STAFF_PATHS.adminSearchWord, {
    ...readCall,
    summary: 'One word',
    params,
    reply: words.adminSearchWordReply,
    refusals: ['search_word_not_found'],
  }),
  createSearchWord: defineEndpoint(STAFF_PATHS.createSearchWord, {
    ...writeCall,
    summary: 'Explain a word to the search',
    description:
      'Shoppers who search for the word then find what its meanings find. Each meaning must find products by itself: meanings are not followed from word to word.',
    body: words.createSearchWordBody,
    reply: words.adminSearchWordReply,
    refusals: [...SAVE_REFUSALS, 'too_many_search_words'],
  }),
  updateSearchWord: defineEndpoint(STAFF_PATHS.updateSearchWord, {
    ...writeCall,
    summary: 'Change a word',
    params,
    body: words.updateSearchWordBody,
    reply: words.adminSearchWordReply,
    refusals: ['search_word_not_found', 'changed_meanwhile', ...SAVE_REFUSALS],
  }),
  deleteSearchWord: defineEndpoint(STAFF_PATHS.deleteSearchWord, {
    ...writeCall,
    summary: 'Delete a word',
    params,
    query: seenVersion,
    reply: words.adminSearchWordReply,
    refusals: ['search_word_not_found', 'changed_meanwhile'],
  }),
  trySearch: defineEndpoint(STAFF_PATHS.trySearch, {
    ...readCall,
    cost: { cpu: 50, database: 0 },
    summary: 'The first results of a query, also with a word that is not saved yet',
    body: words.trySearchBody,
    reply: words.trySearchReply,
    refusals: [],
  }),
};
