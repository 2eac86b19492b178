/** Prepares the calls that change texts, settings and the progress of the setup; each function has the name of its call. */
import type { AuditContext } from './audit-context.ts';

export const createContentCalls = (context: () => AuditContext) => {
  const pickId = (callName: string, idField: string) => ({ [idField]: context().results[callName][idField] as string });
  /** Builds the request that reverses the order of the records. */
  const prepareReversedOrder = async (path: string, idField: string) => {
    const ids = (await context().read(path)).map((row: Record<string, string>) => row[idField]);
    return { body: { ids: ids.reverse() } };
  };
  /** Inserts a second record, because a single record cannot be reordered. */
  const insertAnother = (table: 'slides' | 'slide_texts' | 'faqs', row: Record<string, unknown>) =>
    context()
      .shop.db.insertInto(table)
      .values(row as never)
      .execute();
  return {
    createSlide: async () => {
      await insertAnother('slides', { slide_id: 'first', image: 'first.webp', title: 'First', position: 0 });
      return { body: { image: context().results.uploadShopPicture.key, title: 'The season' } };
    },
    reorderSlides: () => prepareReversedOrder('slides', 'slide_id'),
    updateSlide: async () => ({
      params: pickId('createSlide', 'slide_id'),
      body: { version: (await context().read(`slides/${context().results.createSlide.slide_id}`)).version, title: 'The other season' },
    }),
    saveTranslations: async () => {
      const { texts } = await context().read(`translations/slides/${context().results.createSlide.slide_id}`);
      const { kind, record_id, field, english_hash } = texts[0];
      return { body: { changes: [{ kind, record_id, field, language: 'rw', value: 'Igihe', english_hash, version: 0 }] } };
    },
    deleteSlide: () => context().prepareDeletion('slides', pickId('createSlide', 'slide_id')),
    createSlideText: async () => {
      await insertAnother('slide_texts', { slide_text_id: 'first', text: 'First', position: 0 });
      return { body: { text: 'Muraho' } };
    },
    reorderSlideTexts: () => prepareReversedOrder('slide-texts', 'slide_text_id'),
    updateSlideText: async () => ({
      params: pickId('createSlideText', 'slide_text_id'),
      body: { version: (await context().read(`slide-texts/${context().results.createSlideText.slide_text_id}`)).version, text: 'Murakoze' },
    }),
    deleteSlideText: () => context().prepareDeletion('slide-texts', pickId('createSlideText', 'slide_text_id')),
    createFaq: async () => {
      await insertAnother('faqs', { faq_id: 'first', question: 'First?', answer: '<p>Yes</p>', position: 0 });
      return { body: { question: 'Is it real?', answer: '<p>Yes</p>' } };
    },
    reorderFaqs: () => prepareReversedOrder('faqs', 'faq_id'),
    updateFaq: async () => ({
      params: pickId('createFaq', 'faq_id'),
      body: { version: (await context().read(`faqs/${context().results.createFaq.faq_id}`)).version, question: 'Is it really real?' },
    }),
    deleteFaq: () => context().prepareDeletion('faqs', pickId('createFaq', 'faq_id')),
    createPolicy: () => ({
      body: { policy: 'privacy', html: '<p>We keep little.</p>', starts_at: new Date(Date.now() + 86_400_000).toISOString() },
    }),
    updatePolicy: () => ({ params: pickId('createPolicy', 'policy_id'), body: { version: 1, html: '<p>We keep less.</p>' } }),
    deletePolicy: () => context().prepareDeletion('policies', pickId('createPolicy', 'policy_id')),
    updateSettings: async () => ({
      body: { version: (await context().read('settings')).version, address: 'KG 7 Ave, Kigali', merchant_name: 'UBWIZA LTD' },
    }),
    updateSetupProgress: async () => ({ body: { version: (await context().read('setup-progress')).version, skipped: ['payment'] } }),
  };
};
