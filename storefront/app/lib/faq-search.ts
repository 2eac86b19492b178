/** Questions that hold the words searched for, in the question or its answer (specification, FAQs). */
import { plainText } from './plain-text.ts';

export type Faq = { question: string; answer: string };

/** Case does not matter; an empty search finds all. The answer is searched as it reads, not as it is marked up. */
export function searchFaqs(faqs: readonly Faq[], search: string): Faq[] {
  const wanted = search.trim().toLowerCase();
  return faqs.filter(({ question, answer }) => `${question} ${plainText(answer)}`.toLowerCase().includes(wanted));
}
