import { z } from 'zod';
import { idField } from '../../fields/text.ts';
import { PROVED_SETTINGS } from '../../rules/sign-in/staff-proof.ts';
import * as content from '../../staff/content.ts';
import { seenVersion } from '../../staff/lists.ts';
import * as settings from '../../staff/settings.ts';
import { NOTICE_MAILS } from '../cost.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';
import { success } from '../replies.ts';

const tag = 'content';
const contentCall = { tag, access: 'staff', permission: 'content.write' } as const;
const READ_COST = { cpu: 3, database: 6 } as const;
const WRITE_COST = { cpu: 5, database: 20 } as const;
const createIdParams = <Name extends string>(name: Name) =>
  z.object({ [name]: idField('content_not_found') } as Record<Name, ReturnType<typeof idField>>);
const slideParams = createIdParams('slide_id');
const slideTextParams = createIdParams('slide_text_id');
const faqParams = createIdParams('faq_id');
const policyParams = createIdParams('policy_id');
const successReply = z.object({ status: success });

// The fields that the declarations of all calls of one kind share.
const listCall = { ...contentCall, cost: READ_COST, refusals: [] } as const;
const singleCall = { ...contentCall, cost: READ_COST, refusals: ['content_not_found'] } as const;
const createCall = {
  ...contentCall,
  cost: WRITE_COST,
  refusals: ['ends_before_start', 'html_empty', 'too_much_content', 'picture_not_found'],
} as const;
const updateCall = {
  ...contentCall,
  cost: WRITE_COST,
  refusals: ['content_not_found', 'changed_meanwhile', 'ends_before_start', 'html_empty', 'picture_not_found'],
} as const;
const deleteCall = {
  ...contentCall,
  cost: WRITE_COST,
  query: seenVersion,
  reply: successReply,
  refusals: ['content_not_found', 'changed_meanwhile'],
} as const;
const reorderCall = { ...contentCall, cost: WRITE_COST, body: content.contentOrderBody, refusals: ['changed_meanwhile'] } as const;

export const slideEndpoints = {
  adminSlides: defineEndpoint(STAFF_PATHS.adminSlides, {
    ...listCall,
    summary: 'Slides of the home page, in their order',
    query: content.contentQuery,
    reply: content.listedSlides,
  }),
  adminSlide: defineEndpoint(STAFF_PATHS.adminSlide, {
    ...singleCall,
    summary: 'One slide',
    params: slideParams,
    reply: content.adminSlideReply,
  }),
  createSlide: defineEndpoint(STAFF_PATHS.createSlide, {
    ...createCall,
    summary: 'Add a slide, as the last one',
    body: content.createSlideBody,
    reply: content.adminSlideReply,
  }),
  reorderSlides: defineEndpoint(STAFF_PATHS.reorderSlides, {
    ...reorderCall,
    summary: 'Put the slides into another order',
    reply: content.reorderedSlides,
  }),
  updateSlide: defineEndpoint(STAFF_PATHS.updateSlide, {
    ...updateCall,
    summary: 'Change a slide',
    params: slideParams,
    body: content.updateSlideBody,
    reply: content.adminSlideReply,
  }),
  deleteSlide: defineEndpoint(STAFF_PATHS.deleteSlide, { ...deleteCall, summary: 'Delete a slide', params: slideParams }),
};

export const slideTextEndpoints = {
  adminSlideTexts: defineEndpoint(STAFF_PATHS.adminSlideTexts, {
    ...listCall,
    summary: 'Announcements of the top banner, in their order',
    query: content.contentQuery,
    reply: content.adminSlideTexts,
  }),
  adminSlideText: defineEndpoint(STAFF_PATHS.adminSlideText, {
    ...singleCall,
    summary: 'One announcement',
    params: slideTextParams,
    reply: content.adminSlideTextReply,
  }),
  createSlideText: defineEndpoint(STAFF_PATHS.createSlideText, {
    ...createCall,
    summary: 'Add an announcement, as the last one',
    body: content.createSlideTextBody,
    reply: content.adminSlideTextReply,
  }),
  reorderSlideTexts: defineEndpoint(STAFF_PATHS.reorderSlideTexts, {
    ...reorderCall,
    summary: 'Put the announcements into another order',
    reply: content.adminSlideTexts,
  }),
  updateSlideText: defineEndpoint(STAFF_PATHS.updateSlideText, {
    ...updateCall,
    summary: 'Change an announcement',
    params: slideTextParams,
    body: content.updateSlideTextBody,
    reply: content.adminSlideTextReply,
  }),
  deleteSlideText: defineEndpoint(STAFF_PATHS.deleteSlideText, {
    ...deleteCall,
    summary: 'Delete an announcement',
    params: slideTextParams,
  }),
};

export const faqEndpoints = {
  adminFaqs: defineEndpoint(STAFF_PATHS.adminFaqs, {
    ...listCall,
    summary: 'Questions and answers, in their order',
    query: content.contentQuery,
    reply: content.listedFaqs,
  }),
  adminFaq: defineEndpoint(STAFF_PATHS.adminFaq, {
    ...singleCall,
    summary: 'One question with its answer',
    params: faqParams,
    reply: content.adminFaqReply,
  }),
  createFaq: defineEndpoint(STAFF_PATHS.createFaq, {
    ...createCall,
    summary: 'Add a question, as the last one; the HTML of the answer is cleaned',
    body: content.createFaqBody,
    reply: content.adminFaqReply,
  }),
  reorderFaqs: defineEndpoint(STAFF_PATHS.reorderFaqs, {
    ...reorderCall,
    summary: 'Put the questions into another order',
    reply: content.reorderedFaqs,
  }),
  updateFaq: defineEndpoint(STAFF_PATHS.updateFaq, {
    ...updateCall,
    summary: 'Change a question or its answer',
    params: faqParams,
    body: content.updateFaqBody,
    reply: content.adminFaqReply,
  }),
  deleteFaq: defineEndpoint(STAFF_PATHS.deleteFaq, { ...deleteCall, summary: 'Delete a question', params: faqParams }),
};

export const policyEndpoints = {
  adminPolicies: defineEndpoint(STAFF_PATHS.adminPolicies, {
    ...listCall,
    summary: 'Texts of the policies: present, past and planned ones',
    query: content.policyQuery,
    reply: content.listedPolicies,
  }),
  adminPolicy: defineEndpoint(STAFF_PATHS.adminPolicy, {
    ...singleCall,
    summary: 'One text of a policy',
    params: policyParams,
    reply: content.adminPolicyReply,
  }),
  createPolicy: defineEndpoint(STAFF_PATHS.createPolicy, {
    ...createCall,
    summary: 'Add a text of a policy, which replaces the one before at its time; its HTML is cleaned',
    body: content.createPolicyBody,
    reply: content.adminPolicyReply,
    refusals: ['changed_meanwhile', 'html_empty', 'too_much_content', 'policy_time_taken', 'policy_time_past'],
  }),
  updatePolicy: defineEndpoint(STAFF_PATHS.updatePolicy, {
    ...updateCall,
    summary: 'Change a text of a policy that has not applied yet',
    params: policyParams,
    body: content.updatePolicyBody,
    reply: content.adminPolicyReply,
    refusals: ['content_not_found', 'changed_meanwhile', 'html_empty', 'policy_applied', 'policy_time_taken', 'policy_time_past'],
  }),
  deletePolicy: defineEndpoint(STAFF_PATHS.deletePolicy, {
    ...deleteCall,
    summary: 'Delete a text of a policy that has not applied yet',
    params: policyParams,
    refusals: ['content_not_found', 'changed_meanwhile', 'policy_applied'],
  }),
  previewHtml: defineEndpoint(STAFF_PATHS.previewHtml, {
    tag,
    access: 'staff',
    permission: null,
    summary: 'Clean HTML as saving would, without saving it',
    cost: { cpu: 5 },
    body: content.previewHtmlBody,
    reply: content.previewHtmlReply,
    refusals: [],
  }),
};

export const settingsEndpoints = {
  adminSettings: defineEndpoint(STAFF_PATHS.adminSettings, {
    tag,
    access: 'staff',
    permission: 'settings.write',
    summary: 'The settings of the shop',
    cost: READ_COST,
    reply: settings.adminSettingsReply,
    refusals: [],
  }),
  updateSettings: defineEndpoint(STAFF_PATHS.updateSettings, {
    tag,
    access: 'staff',
    permission: 'settings.write',
    proof: { changed: PROVED_SETTINGS },
    summary: 'Change the settings of the shop',
    cost: { ...WRITE_COST, mail: NOTICE_MAILS },
    body: settings.updateSettingsBody,
    reply: settings.adminSettingsReply,
    refusals: ['changed_meanwhile', 'ends_before_start', 'merchant_name_needed', 'picture_not_found'],
  }),
};
