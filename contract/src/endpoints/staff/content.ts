import { z } from 'zod';
import { idField } from '../../fields/text.ts';
import * as content from '../../staff/content.ts';
import * as settings from '../../staff/settings.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';
import { success } from '../replies.ts';

const tag = 'content';
const write = { tag, access: 'staff', permission: 'content.write' } as const;
const READ_COST = { cpu: 3, database: 6 } as const;
const WRITE_COST = { cpu: 5, database: 20 } as const;
const idOf = <Name extends string>(name: Name) =>
  z.object({ [name]: idField('content_not_found') } as Record<Name, ReturnType<typeof idField>>);
const [slideId, slideTextId, faqId, policyId] = [idOf('slide_id'), idOf('slide_text_id'), idOf('faq_id'), idOf('policy_id')];
const done = z.object({ status: success });

const list = { ...write, cost: READ_COST, refusals: [] } as const;
const one = { ...write, cost: READ_COST, refusals: ['content_not_found'] } as const;
const create = {
  ...write,
  cost: WRITE_COST,
  refusals: ['ends_before_start', 'html_empty', 'too_much_content', 'picture_not_found'],
} as const;
const update = {
  ...write,
  cost: WRITE_COST,
  refusals: ['content_not_found', 'changed_meanwhile', 'ends_before_start', 'html_empty', 'picture_not_found'],
} as const;
const remove = { ...write, cost: WRITE_COST, reply: done, refusals: ['content_not_found'] } as const;
const order = { ...write, cost: WRITE_COST, body: content.contentOrder, refusals: ['changed_meanwhile'] } as const;

export const slideEndpoints = {
  adminSlides: defineEndpoint(STAFF_PATHS.adminSlides, {
    ...list,
    summary: 'Slides of the home page, in their order',
    query: content.contentQuery,
    reply: content.adminSlides,
  }),
  adminSlide: defineEndpoint(STAFF_PATHS.adminSlide, {
    ...one,
    summary: 'One slide',
    params: slideId,
    reply: content.adminSlideReply,
  }),
  createSlide: defineEndpoint(STAFF_PATHS.createSlide, {
    ...create,
    summary: 'Add a slide, as the last one',
    body: content.createSlide,
    reply: content.adminSlideReply,
  }),
  orderSlides: defineEndpoint(STAFF_PATHS.orderSlides, {
    ...order,
    summary: 'Put the slides into another order',
    reply: content.adminSlides,
  }),
  updateSlide: defineEndpoint(STAFF_PATHS.updateSlide, {
    ...update,
    summary: 'Change a slide',
    params: slideId,
    body: content.updateSlide,
    reply: content.adminSlideReply,
  }),
  deleteSlide: defineEndpoint(STAFF_PATHS.deleteSlide, { ...remove, summary: 'Delete a slide', params: slideId }),
};

export const slideTextEndpoints = {
  adminSlideTexts: defineEndpoint(STAFF_PATHS.adminSlideTexts, {
    ...list,
    summary: 'Announcements of the top banner, in their order',
    query: content.contentQuery,
    reply: content.adminSlideTexts,
  }),
  adminSlideText: defineEndpoint(STAFF_PATHS.adminSlideText, {
    ...one,
    summary: 'One announcement',
    params: slideTextId,
    reply: content.adminSlideTextReply,
  }),
  createSlideText: defineEndpoint(STAFF_PATHS.createSlideText, {
    ...create,
    summary: 'Add an announcement, as the last one',
    body: content.createSlideText,
    reply: content.adminSlideTextReply,
  }),
  orderSlideTexts: defineEndpoint(STAFF_PATHS.orderSlideTexts, {
    ...order,
    summary: 'Put the announcements into another order',
    reply: content.adminSlideTexts,
  }),
  updateSlideText: defineEndpoint(STAFF_PATHS.updateSlideText, {
    ...update,
    summary: 'Change an announcement',
    params: slideTextId,
    body: content.updateSlideText,
    reply: content.adminSlideTextReply,
  }),
  deleteSlideText: defineEndpoint(STAFF_PATHS.deleteSlideText, { ...remove, summary: 'Delete an announcement', params: slideTextId }),
};

export const faqEndpoints = {
  adminFaqs: defineEndpoint(STAFF_PATHS.adminFaqs, {
    ...list,
    summary: 'Questions and answers, in their order',
    query: content.contentQuery,
    reply: content.adminFaqs,
  }),
  adminFaq: defineEndpoint(STAFF_PATHS.adminFaq, {
    ...one,
    summary: 'One question with its answer',
    params: faqId,
    reply: content.adminFaqReply,
  }),
  createFaq: defineEndpoint(STAFF_PATHS.createFaq, {
    ...create,
    summary: 'Add a question, as the last one; the HTML of the answer is cleaned',
    body: content.createFaq,
    reply: content.adminFaqReply,
  }),
  orderFaqs: defineEndpoint(STAFF_PATHS.orderFaqs, {
    ...order,
    summary: 'Put the questions into another order',
    reply: content.adminFaqs,
  }),
  updateFaq: defineEndpoint(STAFF_PATHS.updateFaq, {
    ...update,
    summary: 'Change a question or its answer',
    params: faqId,
    body: content.updateFaq,
    reply: content.adminFaqReply,
  }),
  deleteFaq: defineEndpoint(STAFF_PATHS.deleteFaq, { ...remove, summary: 'Delete a question', params: faqId }),
};

export const policyEndpoints = {
  adminPolicies: defineEndpoint(STAFF_PATHS.adminPolicies, {
    ...list,
    summary: 'Texts of the policies: the present, the past and the planned ones',
    query: content.policyQuery,
    reply: content.adminPolicies,
  }),
  adminPolicy: defineEndpoint(STAFF_PATHS.adminPolicy, {
    ...one,
    summary: 'One text of a policy',
    params: policyId,
    reply: content.adminPolicyReply,
  }),
  createPolicy: defineEndpoint(STAFF_PATHS.createPolicy, {
    ...create,
    summary: 'Add a text of a policy, which replaces the one before at its time; its HTML is cleaned',
    body: content.createPolicy,
    reply: content.adminPolicyReply,
    refusals: ['html_empty', 'too_much_content', 'policy_time_taken'],
  }),
  updatePolicy: defineEndpoint(STAFF_PATHS.updatePolicy, {
    ...update,
    summary: 'Change a text of a policy',
    params: policyId,
    body: content.updatePolicy,
    reply: content.adminPolicyReply,
    refusals: ['content_not_found', 'changed_meanwhile', 'html_empty', 'policy_time_taken'],
  }),
  deletePolicy: defineEndpoint(STAFF_PATHS.deletePolicy, {
    ...remove,
    summary: 'Delete a text of a policy; the one before it is shown again',
    params: policyId,
  }),
  previewHtml: defineEndpoint(STAFF_PATHS.previewHtml, {
    tag,
    access: 'staff',
    permission: null,
    summary: 'Clean HTML as saving would, without saving it',
    cost: { cpu: 5 },
    body: content.previewHtml,
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
    summary: 'Change the settings of the shop',
    cost: WRITE_COST,
    body: settings.updateSettings,
    reply: settings.adminSettingsReply,
    refusals: ['changed_meanwhile', 'merchant_name_needed', 'picture_not_found'],
  }),
};
