import * as translations from '../../staff/translations.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

/** The permissions of the single kinds (staff/translatable.ts) are checked beside this one. */
const call = { tag: 'staff', access: 'staff', permission: 'catalogue.read' } as const;

export const translationEndpoints = {
  translatedPages: defineEndpoint(STAFF_PATHS.translatedPages, {
    ...call,
    summary: 'What is to be translated: a row for each record and language',
    description: 'Without the kinds that the role of the member may not read, and without records that shoppers no longer see.',
    cost: { cpu: 5, database: 60 },
    query: translations.translationQuery,
    reply: translations.translatedPages,
    refusals: [],
  }),
  translatedRecord: defineEndpoint(STAFF_PATHS.translatedRecord, {
    ...call,
    summary: 'All texts of a record in all languages',
    description: 'An option or a size is answered with all texts of its product.',
    cost: { cpu: 4, database: 10 },
    params: translations.translatedRecordParams,
    reply: translations.translatedRecordReply,
    refusals: ['translated_record_not_found'],
  }),
  saveTranslations: defineEndpoint(STAFF_PATHS.saveTranslations, {
    ...call,
    summary: 'Save texts in other languages',
    description:
      'All of them or none. `changed_meanwhile` has the texts that a colleague has changed in `data`. HTML is cleaned. Each kind needs the permission that changes its records.',
    // Cleaning takes most of it: half a second for the longest text.
    cost: { cpu: 40, database: 30 },
    body: translations.saveTranslationsBody,
    // The longest texts of a shop need a third of it; the maxima of all changes together would be too much for the main thread.
    body_bytes_max: 1_000_000,
    body_values_max: 10_000,
    reply: translations.savedTranslations,
    refusals: ['translated_record_not_found', 'translation_count_differs', 'changed_meanwhile'],
  }),
};
