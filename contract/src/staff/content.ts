/** Slides, announcements, questions and policies, as staff edit them. */
import { z } from 'zod';
import { formatFieldCode } from '../fields/field-code.ts';
import { time } from '../fields/list.ts';
import { boundedText, htmlText, identifierText, idField, lineText, machineText, recordVersion, requiredLine } from '../fields/text.ts';
import { hasVisibleText, keepMachineText } from '../rules/clean-text.ts';
import { CONTENT_MAX, isLinkUrl, POLICIES } from '../rules/content.ts';
import { createDataListSchema, listQuery } from './lists.ts';

/** `shown`: shoppers see the content now; `scheduled`: they see it from a later time on; `ended`: they do not see it any more. */
export const PUBLICATION_STATES = ['shown', 'scheduled', 'ended'] as const;

/** Longer than any policy. A request body may be much longer, so a longer text is refused by this limit, with a message that names it. */
const HTML_LENGTH_MAX = 60_000;

/** A time that a form may leave empty. */
export const optionalTime = z
  .string(formatFieldCode('time_invalid'))
  .overwrite(keepMachineText)
  .max(40, formatFieldCode('time_invalid'))
  .refine((text) => text === '' || z.iso.datetime({ offset: true }).safeParse(text).success, formatFieldCode('time_invalid'))
  .nullable()
  .transform((text) => (text ? new Date(text).toISOString() : null));

const html = htmlText(HTML_LENGTH_MAX).refine(hasVisibleText, formatFieldCode('text_missing'));
/** The key of an uploaded picture; '' for none. */
export const optionalPictureKey = machineText(200).refine(
  (key) => /^(?:[A-Za-z0-9][\w.-]*)?$/.test(key),
  formatFieldCode('picture_needed'),
);

/** From when until when shoppers see the content; `starts_at` null: from now on; `ends_at` null: for ever. */
const publicationInput = { starts_at: optionalTime, ends_at: optionalTime };
const publicationInReply = { starts_at: time.nullable(), ends_at: time.nullable(), state: z.enum(PUBLICATION_STATES) };

/** An update may leave out every field but the version. */
const createUpdateSchema = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).partial().extend({ version: recordVersion });

const stateFilter = z.enum(PUBLICATION_STATES).optional();
export const contentQuery = listQuery(z.object({ state: stateFilter, q: lineText(100).optional() }));
export type ContentQuery = z.output<typeof contentQuery>;

/** All ids, in their new order. */
export const contentOrderBody = z.object({ ids: z.array(idField('content_not_found')).max(CONTENT_MAX) });

/** `missing_pages`: the links in the row that lead to no page of the shop. */
const createListedSchema = <Shape extends z.ZodRawShape>(row: z.ZodObject<Shape>) =>
  createDataListSchema(row.extend({ missing_pages: z.array(z.string()) }));
/** A row of a list of contents. */
export type ListedContent<Row> = Row & { missing_pages: string[] };

const slideFields = {
  image: optionalPictureKey.refine((key) => key !== '', formatFieldCode('picture_needed')),
  image_tall: optionalPictureKey,
  link: lineText(500).refine(isLinkUrl, formatFieldCode('link_invalid')),
  slug: identifierText(60),
  title: requiredLine(80),
  description: boundedText(160),
  action: lineText(40),
  dark_text: z.boolean(formatFieldCode('yes_or_no_needed')),
};
export const createSlideBody = z.object({
  image: slideFields.image,
  title: slideFields.title,
  link: slideFields.link.default('/'),
  image_tall: slideFields.image_tall.default(''),
  slug: slideFields.slug.default(''),
  action: slideFields.action.default(''),
  description: slideFields.description.default(''),
  dark_text: slideFields.dark_text.default(false),
  starts_at: optionalTime.default(null),
  ends_at: optionalTime.default(null),
});
export const updateSlideBody = createUpdateSchema({ ...slideFields, ...publicationInput });
const adminSlide = z.object({
  slide_id: z.string(),
  image: z.string(),
  image_tall: z.string(),
  link: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  action: z.string(),
  dark_text: z.boolean(),
  position: z.int(),
  version: z.int(),
  ...publicationInReply,
});
export type AdminSlide = z.infer<typeof adminSlide>;
export const reorderedSlides = createDataListSchema(adminSlide);
export const listedSlides = createListedSchema(adminSlide);
const adminSlideDetails = adminSlide.extend({
  is_tall_outdated: z.boolean().describe('Whether the wide picture was changed after the tall one, which phones still show.'),
});
export type AdminSlideDetails = z.infer<typeof adminSlideDetails>;
export const adminSlideReply = z.object({ data: adminSlideDetails });

const slideTextFields = { text: requiredLine(160) };
export const createSlideTextBody = z.object({
  ...slideTextFields,
  starts_at: optionalTime.default(null),
  ends_at: optionalTime.default(null),
});
export const updateSlideTextBody = createUpdateSchema({ ...slideTextFields, ...publicationInput });
const adminSlideText = z.object({
  slide_text_id: z.string(),
  text: z.string(),
  position: z.int(),
  version: z.int(),
  ...publicationInReply,
});
export type AdminSlideText = z.infer<typeof adminSlideText>;
export const adminSlideTexts = createDataListSchema(adminSlideText);
export const adminSlideTextReply = z.object({ data: adminSlideText });

const faqFields = { question: requiredLine(300), answer: html };
export const createFaqBody = z.object({ ...faqFields, starts_at: optionalTime.default(null), ends_at: optionalTime.default(null) });
export const updateFaqBody = createUpdateSchema({ ...faqFields, ...publicationInput });
const adminFaq = z.object({
  faq_id: z.string(),
  question: z.string(),
  answer: z.string(),
  position: z.int(),
  version: z.int(),
  ...publicationInReply,
});
export type AdminFaq = z.infer<typeof adminFaq>;
export const reorderedFaqs = createDataListSchema(adminFaq);
export const listedFaqs = createListedSchema(adminFaq);
export const adminFaqReply = z.object({ data: adminFaq });

const policyKind = z.enum(POLICIES, formatFieldCode('choice_unknown'));
/** A text of a policy. Shoppers read the one with the latest `starts_at` in the past. `starts_at` null: the time of saving. */
export const createPolicyBody = z.object({
  policy: policyKind,
  html,
  starts_at: optionalTime.default(null),
  /** The text that the editor saw. If another text applies by now, the server refuses the new one and returns that text. */
  replaces: idField('content_not_found').optional(),
});
/** Changes a text that has not applied yet. */
export const updatePolicyBody = createUpdateSchema({ html, starts_at: optionalTime });
const adminPolicy = z.object({
  policy_id: z.string(),
  policy: z.enum(POLICIES),
  html: z.string(),
  starts_at: time,
  version: z.int(),
  state: z.enum(PUBLICATION_STATES),
});
export type AdminPolicy = z.infer<typeof adminPolicy>;
export const policyQuery = listQuery(z.object({ policy: policyKind.optional(), state: stateFilter }));
export const listedPolicies = createListedSchema(adminPolicy);
export const adminPolicyReply = z.object({ data: adminPolicy });

export const previewHtmlBody = z.object({ html: htmlText(HTML_LENGTH_MAX) });
/** The HTML as the shop would keep it, and how many pictures and videos it loses. */
export const previewHtmlReply = z.object({
  data: z.object({ html: z.string(), dropped: z.object({ pictures: z.int(), videos: z.int() }) }),
});
