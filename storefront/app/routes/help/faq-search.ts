/** Finds questions whose text or answer contains the searched words (specification, FAQs). */
import { findTextLanguage, type Language } from '@uruhu/contract/languages';
import type { SiteSettings } from '@uruhu/contract/settings';
import { markHtml, normalizeSearch, readText } from './mark-html.ts';

export type Faq = SiteSettings['faqs'][number];
/**
 * `id`: the anchor of the question. `question` and `answer` are HTML with the searched words marked. `isInAnswer`: the answer contains
 * the words. `languages`: of both, where it is not the page's.
 */
export type FoundFaq = {
  id: string;
  question: string;
  answer: string;
  isInAnswer: boolean;
  languages: { question: Language | undefined; answer: Language | undefined };
};

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The anchor of a question, made from its words, so that links to it stay valid. */
export const toFaqId = (question: string): string =>
  normalizeSearch(question)
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';

/**
 * Finds the questions that match. Ignores case and accents; an empty search finds all. Searches the text of the answer without its tags.
 * Escapes the question, which is plain text.
 */
export function searchFaqs(faqs: readonly Faq[], search: string): FoundFaq[] {
  const query = normalizeSearch(search);
  return faqs.flatMap((faq, index) => {
    const { question, answer } = faq;
    const escapedQuestion = escapeHtml(question);
    const text = readText(answer);
    if (!`${readText(escapedQuestion)} ${text}`.includes(query)) return [];
    const isInAnswer = query !== '' && text.includes(query);
    const id = toFaqId(question) || `question-${index + 1}`;
    return [
      {
        id,
        question: markHtml(escapedQuestion, query),
        answer: markHtml(answer, query),
        isInAnswer,
        languages: { question: findTextLanguage(faq, 'question'), answer: findTextLanguage(faq, 'answer') },
      },
    ];
  });
}
