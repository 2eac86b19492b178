/**
 * What staff write for shoppers: slides, announcements, questions, policies, and the settings of the shop.
 *
 * Triggers (database/migrations/0066-baseline/14-content.sql): slides_bump, slides_version, slides_audit, slide_texts_bump,
 * slide_texts_version, slide_texts_audit, faqs_version, faqs_bump, faqs_audit, policies_version, policies_bump, policies_audit,
 * policies_keep, site_settings_bump, site_settings_version, site_settings_audit,
 * slides_translations, slide_texts_translations, faqs_translations, policies_translations.
 */
export { createAdminContentHandlers } from './admin/handlers.ts';
export { createContentHandlers } from './handlers.ts';
export type { Content } from './load.ts';
