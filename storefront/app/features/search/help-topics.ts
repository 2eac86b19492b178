/** Finds the page that answers a search for help rather than products. */
import { paths } from '#app/lib/paths.ts';
import { helpQuestions, helpWords } from '#messages/catalogue/help-words';

type HelpTopic = keyof typeof helpWords;

const PAGES: Record<HelpTopic, string> = {
  delivery: paths.faqs({ q: helpQuestions.delivery }),
  returns: paths.faqs({ q: helpQuestions.returns }),
  tracking: paths.trackOrder(),
  paying: paths.faqs({ q: helpQuestions.paying }),
  account: paths.signIn(),
  wishlist: paths.wishlist(),
  deals: paths.deals(),
};

/** Without accents, which many phones make hard to type. */
const listWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

const topicByWord = new Map(
  Object.entries(helpWords).flatMap(([topic, words]) => listWords(words).map((word) => [word, topic as HelpTopic])),
);

/** The topic of the first word in the query that belongs to a topic; null if no word does. */
export function findHelpTopic(query: string): { topic: HelpTopic; to: string } | null {
  const topic = listWords(query)
    .map((word) => topicByWord.get(word))
    .find(Boolean);
  return topic ? { topic, to: PAGES[topic] } : null;
}
