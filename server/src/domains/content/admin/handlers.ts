import type {
  faqEndpoints,
  policyEndpoints,
  settingsEndpoints,
  slideEndpoints,
  slideTextEndpoints,
} from '@uruhu/contract/endpoints/staff/content';
import type { AdminFaq, AdminPolicy, AdminSlide, AdminSlideDetails, AdminSlideText, ListedContent } from '@uruhu/contract/staff/content';
import type { AppContext } from '../../../context.ts';
import { cleanHtml, countDroppedMedia } from '../../../html/clean-html.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mapOutcome } from '../../../http/replies.ts';
import { done } from '../../../lib/outcome.ts';
import type { StaffActor } from '../../audit/audit.ts';
import { createContent, createPolicyText, deleteContent, findContent, reorderContent, updateContent } from './change-content.ts';
import { loadSettings, updateSettings } from './change-settings.ts';
import { type ContentKind, type ContentValues, FAQS, POLICY_TEXTS, SLIDE_TEXTS, SLIDES } from './kinds.ts';
import { presentList } from './present-list.ts';
import { selectContentPage } from './queries.ts';

const toReply = <Data>(data: Data) => ({ data });

/**
 * Creates the functions that the handlers of one kind of content call. `Item`: a row of the list. `Details`: a single item, where its reply
 * has more fields than a row.
 */
const createActions = <Item, Details = Item>({ db, snapshot }: AppContext, kind: ContentKind) => ({
  list: async (query: Parameters<typeof selectContentPage>[2]) => {
    const { rows, total } = await selectContentPage(db, kind, query);
    return done({ data: await presentList<ListedContent<Item>>(db, snapshot.current().catalogue, kind, rows), total });
  },
  find: async (id: string) => mapOutcome(await findContent<Details>(db, kind, id), toReply),
  create: async (staff: StaffActor, body: ContentValues) => mapOutcome(await createContent<Details>(db, staff, kind, body), toReply),
  update: async (staff: StaffActor, id: string, body: ContentValues & { version: number }) =>
    mapOutcome(await updateContent<Details>(db, staff, kind, id, body), toReply),
  reorder: (staff: StaffActor, ids: readonly string[]) => reorderContent<Item>(db, staff, kind, ids),
  remove: (staff: StaffActor, id: string, version: number) => deleteContent(db, staff, kind, id, version),
});

const createSlideHandlers = (context: AppContext): Handlers<typeof slideEndpoints> => {
  const actions = createActions<AdminSlide, AdminSlideDetails>(context, SLIDES);
  return {
    adminSlides: ({ query }) => actions.list(query),
    adminSlide: ({ params }) => actions.find(params.slide_id),
    createSlide: ({ staff, body }) => actions.create(staff, body),
    updateSlide: ({ staff, params, body }) => actions.update(staff, params.slide_id, body),
    reorderSlides: ({ staff, body }) => actions.reorder(staff, body.ids),
    deleteSlide: ({ staff, params, query }) => actions.remove(staff, params.slide_id, query.version),
  };
};

const createSlideTextHandlers = (context: AppContext): Handlers<typeof slideTextEndpoints> => {
  const actions = createActions<AdminSlideText>(context, SLIDE_TEXTS);
  return {
    adminSlideTexts: ({ query }) => actions.list(query),
    adminSlideText: ({ params }) => actions.find(params.slide_text_id),
    createSlideText: ({ staff, body }) => actions.create(staff, body),
    updateSlideText: ({ staff, params, body }) => actions.update(staff, params.slide_text_id, body),
    reorderSlideTexts: ({ staff, body }) => actions.reorder(staff, body.ids),
    deleteSlideText: ({ staff, params, query }) => actions.remove(staff, params.slide_text_id, query.version),
  };
};

const createFaqHandlers = (context: AppContext): Handlers<typeof faqEndpoints> => {
  const actions = createActions<AdminFaq>(context, FAQS);
  return {
    adminFaqs: ({ query }) => actions.list(query),
    adminFaq: ({ params }) => actions.find(params.faq_id),
    createFaq: ({ staff, body }) => actions.create(staff, body),
    updateFaq: ({ staff, params, body }) => actions.update(staff, params.faq_id, body),
    reorderFaqs: ({ staff, body }) => actions.reorder(staff, body.ids),
    deleteFaq: ({ staff, params, query }) => actions.remove(staff, params.faq_id, query.version),
  };
};

const createPolicyHandlers = (context: AppContext): Handlers<typeof policyEndpoints> => {
  const actions = createActions<AdminPolicy>(context, POLICY_TEXTS);
  return {
    adminPolicies: ({ query }) => actions.list(query),
    adminPolicy: ({ params }) => actions.find(params.policy_id),
    createPolicy: async ({ staff, body }) => mapOutcome(await createPolicyText<AdminPolicy>(context.db, staff, body), toReply),
    updatePolicy: ({ staff, params, body }) => actions.update(staff, params.policy_id, body),
    deletePolicy: ({ staff, params, query }) => actions.remove(staff, params.policy_id, query.version),
    previewHtml: ({ body }) => done({ data: { html: cleanHtml(body.html), dropped: countDroppedMedia(body.html) } }),
  };
};

const createSettingsHandlers = (context: AppContext): Handlers<typeof settingsEndpoints> => ({
  adminSettings: async () => done({ data: await loadSettings(context.db) }),
  updateSettings: async ({ staff, ip_address, body }) => mapOutcome(await updateSettings(context, { ...staff, ip_address }, body), toReply),
});

export const createAdminContentHandlers = (context: AppContext) => ({
  ...createSlideHandlers(context),
  ...createSlideTextHandlers(context),
  ...createFaqHandlers(context),
  ...createPolicyHandlers(context),
  ...createSettingsHandlers(context),
});
