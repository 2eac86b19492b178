/** Questions that hold the words searched for, in the question or its answer (specification, FAQs). */
import { markHtml, readText, wantedOf } from './mark-html.ts';

export type Faq = { question: string; answer: string };
/** `id` names it in an address. `question` and `answer` are HTML, with what is looked for marked. */
export type FoundFaq = { id: string; question: string; answer: string; inAnswer: boolean };

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The words of a question, as an address may hold them; the same however often it is asked. */
export const faqId = (question: string): string =>
  wantedOf(question)
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';

/**
 * Capitals and accents do not matter; an empty search finds all. The answer is searched as it reads, not as it is marked up. A question
 * is text, never markup.
 */
export function searchFaqs(faqs: readonly Faq[], search: string): FoundFaq[] {
  const wanted = wantedOf(search);
  return faqs.flatMap(({ question, answer }, index) => {
    const asked = escaped(question);
    const text = readText(answer);
    if (!`${readText(asked)} ${text}`.includes(wanted)) return [];
    const inAnswer = wanted !== '' && text.includes(wanted);
    const id = faqId(question) || `question-${index + 1}`;
    return [{ id, question: markHtml(asked, wanted), answer: markHtml(answer, wanted), inAnswer }];
  });
}
