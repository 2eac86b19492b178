/** Changes of texts, settings and the steps of opening. */
import type { Walk } from './walk.ts';

export const createContentSteps = (walk: () => Walk) => {
  const pick = (name: string, id: string) => ({ [id]: walk().made[name][id] as string });
  /** The ids of all, with the last one first. */
  const reorder = async (noun: string, id: string) => {
    const ids = (await walk().read(noun)).map((row: Record<string, string>) => row[id]);
    return { body: { ids: ids.reverse() } };
  };
  /** Two of them, because one alone has no order. */
  const createTwo = (table: 'slides' | 'slide_texts' | 'faqs', row: Record<string, unknown>) =>
    walk()
      .shop.db.insertInto(table)
      .values(row as never)
      .execute();
  return {
    createSlide: async () => {
      await createTwo('slides', { slide_id: 'first', image: 'first.webp', title: 'First', position: 0 });
      return { body: { image: walk().made.uploadShopPicture.key, title: 'The season' } };
    },
    orderSlides: () => reorder('slides', 'slide_id'),
    updateSlide: async () => ({
      params: pick('createSlide', 'slide_id'),
      body: { version: (await walk().read(`slides/${walk().made.createSlide.slide_id}`)).version, title: 'The other season' },
    }),
    deleteSlide: () => walk().deleteSeen('slides', pick('createSlide', 'slide_id')),
    createSlideText: async () => {
      await createTwo('slide_texts', { slide_text_id: 'first', text: 'First', position: 0 });
      return { body: { text: 'Muraho' } };
    },
    orderSlideTexts: () => reorder('slide-texts', 'slide_text_id'),
    updateSlideText: async () => ({
      params: pick('createSlideText', 'slide_text_id'),
      body: { version: (await walk().read(`slide-texts/${walk().made.createSlideText.slide_text_id}`)).version, text: 'Murakoze' },
    }),
    deleteSlideText: () => walk().deleteSeen('slide-texts', pick('createSlideText', 'slide_text_id')),
    createFaq: async () => {
      await createTwo('faqs', { faq_id: 'first', question: 'First?', answer: '<p>Yes</p>', position: 0 });
      return { body: { question: 'Is it real?', answer: '<p>Yes</p>' } };
    },
    orderFaqs: () => reorder('faqs', 'faq_id'),
    updateFaq: async () => ({
      params: pick('createFaq', 'faq_id'),
      body: { version: (await walk().read(`faqs/${walk().made.createFaq.faq_id}`)).version, question: 'Is it really real?' },
    }),
    deleteFaq: () => walk().deleteSeen('faqs', pick('createFaq', 'faq_id')),
    createPolicy: () => ({
      body: { policy: 'privacy', html: '<p>We keep little.</p>', starts_at: new Date(Date.now() + 86_400_000).toISOString() },
    }),
    updatePolicy: () => ({ params: pick('createPolicy', 'policy_id'), body: { version: 1, html: '<p>We keep less.</p>' } }),
    deletePolicy: () => walk().deleteSeen('policies', pick('createPolicy', 'policy_id')),
    updateSettings: async () => ({ body: { version: (await walk().read('settings')).version, address: 'KG 7 Ave, Kigali' } }),
    updateOpening: async () => ({ body: { version: (await walk().read('opening')).version, skipped: ['payment'] } }),
  };
};
