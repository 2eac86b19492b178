/** The file of one language: what its words mean in a beauty shop. Staff add search words of their own, which come before the entries of the files. */
import { z } from 'zod';
import { listWrittenWords } from '../words.ts';

const text = z.string().trim().min(1).max(60);
/** A text of several words would count for each of its words: 'rendez-vous' for 'date' would make 'vous' mean 'date'. */
const word = text.refine((value) => listWrittenWords(value).length === 1, 'must be one word');
/**
 * What the words of an entry name:
 * - `product`: a kind of product, such as 'toner';
 * - `group`: several kinds of product, such as 'makeup';
 * - `form`: a part of the names of many kinds of product, which other trades use too, such as 'oil' and 'pad';
 * - `concern`: a problem, a kind of skin or hair, a part of the body ('lip'), or a quality of products ('waterproof');
 * - `state`: the same by a word that other trades use too, such as 'dull' and 'cracked'. It ranks products as a concern does, but does not show that the
 *   query is about beauty products: 'dull knife' finds nothing;
 * - `situation`: when, for whom or how a product is wanted, such as 'wedding', 'husband' and 'creamy'. It does not show either that the query is about
 *   beauty products: 'wedding dress' finds nothing;
 * - `ingredient`: an ingredient;
 * - `brand`: another spelling of a brand.
 */
const ENTRY_KINDS = ['product', 'group', 'form', 'concern', 'situation', 'state', 'ingredient', 'brand'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A kind of product, as `{ "named": "scrub" }`: products that have the word in any field but the description. */
const namedKind = z.strictObject({ named: word });
/** A word of the list of ingredients, as `{ "listed": "fragrance" }`: in another field it may say the opposite, as 'fragrance free' does. */
const listedWord = z.strictObject({ listed: word });
/** A word, the name of an ingredient in several words, one of the two above, or all items of a list in `never_lists`. */
const neverItem = z.union([text, namedKind, listedWord, z.strictObject({ list: text })]);
type NeverItem = z.infer<typeof neverItem>;
/** What an entry excludes, after its lists are replaced by their items. */
export type Exclusion = string | z.infer<typeof namedKind> | z.infer<typeof listedWord>;

const entryFields = z.strictObject({
  kind: z.enum(ENTRY_KINDS),
  /** A search for any of these also finds products with the phrases in `means`. The reverse does not hold. */
  words: z.array(text),
  /** What shoppers ask to leave out. Each stands for the phrases of LEAVING_OUT: 'nut' for 'nut free', 'allergic nut' and so on. */
  leaves_out: z.array(text).optional(),
  /** Phrases with the same meaning. In other languages, these are English words, and their meanings in the English file apply too. */
  means: z.array(text).min(1),
  /** Similar phrases, whose products rank lower. */
  similar: z.array(text).optional(),
  /** Products whose list of ingredients has none of these match too: 'alcohol free'. */
  without: z.array(text).optional(),
  /**
   * Products that have one of these words anywhere, or an ingredient with all words of a text of several words, never match: 'pregnancy safe' finds
   * nothing with retinol or betaine salicylate, but sunscreens with butyloctyl salicylate. A kind of product does not count in
   * descriptions, as a soothing cream is also for a skin 'after a scrub'. An empty list says that the words, typed side by side in this
   * order, exclude nothing, although some of them do: 'baby pink lipstick' is not for a baby.
   */
  never: z.array(neverItem).optional(),
});
const entry = entryFields.refine(({ words, leaves_out = [] }) => words.length + leaves_out.length > 0, 'must have words');

/** The phrases by which shoppers ask to leave something out. */
const LEAVING_OUT: readonly ((thing: string) => string)[] = [
  (thing) => `${thing} free`,
  (thing) => `without ${thing}`,
  (thing) => `no ${thing}`,
  (thing) => `not ${thing}`,
  (thing) => `zero ${thing}`,
  (thing) => `avoid ${thing}`,
  (thing) => `allergic ${thing}`,
  (thing) => `${thing} allergy`,
];

/** How far products of a purpose rank below the others, if the query does not name the purpose. */
const purposeRank = z.enum(['lower', 'lowest']);
export type PurposeRank = z.infer<typeof purposeRank>;

/**
 * A purpose of products: a part of the body, or a step of the care.
 * - `words`: the words by which names, categories and queries name it.
 * - `in_product_queries`: how far its products rank lower if the query names a kind of product, but not this purpose: 'cream' shows eye creams last.
 * - `in_problem_queries`: the same if the query names only problems or situations: 'redness' shows care that stays on the skin before masks, and lipstick
 *   last.
 * - `needs_own_products`: a problem of this part of the body needs products made for it: 'itchy scalp' shows creams for the face last.
 * - `is_replaceable`: another step of the care with the same ingredient can replace it: 'mugwort toner' shows a mugwort essence before toners without
 *   mugwort.
 */
const purpose = z.strictObject({
  words: z.array(text).min(1),
  in_product_queries: purposeRank.optional(),
  in_problem_queries: purposeRank.optional(),
  needs_own_products: z.literal(true).optional(),
  is_replaceable: z.literal(true).optional(),
});

export type Purpose = z.infer<typeof purpose>;

const writtenFile = z.strictObject({
  language: z.enum(['en', 'fr', 'rw', 'ko']),
  /** Words that only affect the ranking: products without them match too. */
  stop_words: z.array(text).optional(),
  /** Endings of verbs that are stop words in all their forms: 'siga' for 'nasiga' and 'yasiga'. */
  stop_endings: z.array(word).optional(),
  /** Stop words for people. Unlike other stop words, they stay in a phrase of an entry: 'gift new mum' is not about every new gift. */
  person_words: z.array(text).optional(),
  /**
   * Words that are true of most products, so that few mention them ('face'), or that say little about a product ('stop'). Unlike a stop word,
   * such a word stays in a phrase: 'remove makeup'.
   */
  implied_words: z.array(text).optional(),
  /** Endings of verbs that are implied words in all their forms: 'rinda' (protect) for 'irinda' and 'byarinda'. */
  implied_endings: z.array(word).optional(),
  /** Words for what a product must not have. A phrase with one of them is understood before others: 'no smell' in 'hand cream no smell'. */
  negations: z.array(word).optional(),
  purposes: z.array(purpose).optional(),
  /** Words and phrases by which shoppers ask for a low or a high price without a number: 'cheap', 'high end'. */
  price_words: z.strictObject({ low: z.array(text), high: z.array(text) }).optional(),
  /**
   * Groups of words that mean the same inside a phrase: with 'crack' and 'cracked' in a group, 'lips crack' means what 'cracked lips' means,
   * unless it has an entry of its own. A word by itself is not replaced: 'peel' and 'peeling' may differ.
   */
  word_forms: z.array(z.array(word).min(2)).optional(),
  /**
   * For an English word, the words of this language that stand for it inside English phrases, in all their forms: with 'uruhu' for 'skin' and
   * 'rwumye' for 'dry', 'uruhu rwumye' and 'dry uruhu' mean what 'dry skin' means, unless they have an entry of their own.
   */
  translations: z.record(word, z.array(word).min(1)).optional(),
  /**
   * Ingredients that are also foods or materials, and qualities that other goods have too, so that a query with one may not be about beauty
   * products: 'rice cooker', 'waterproof jacket'.
   */
  other_trades: z.array(text).optional(),
  /**
   * Words and phrases that show that a query is about what no beauty shop sells or treats: goods of other trades ('printer', 'dish soap') and
   * illnesses that need a doctor ('eye infection'). Such a query finds nothing, unless the name of a product or a phrase of an entry has the
   * words. A word that shoppers also use to say where or for what they need care ('gym', 'dress') must not be listed by itself.
   */
  outside_topics: z.array(text).optional(),
  /**
   * Lists for the `never` of several entries, so that no entry lacks an ingredient that the others exclude. A list can include the lists above it:
   * `{ "list": "retinoids" }`.
   */
  never_lists: z.record(text, z.array(neverItem).min(1)).optional(),
  entries: z.array(entry),
});

/** The parsed file has the items of the lists in place of `{ list }`. A list that the file does not have, or has only further down, is an error. */
export const languageFile = writtenFile.transform(({ never_lists = {}, entries, ...file }, context) => {
  const exclusionsByList = new Map<string, readonly Exclusion[]>();
  const listExclusions = (item: NeverItem, path: PropertyKey[]): readonly Exclusion[] => {
    if (typeof item === 'string' || !('list' in item)) return [item];
    const exclusions = exclusionsByList.get(item.list);
    if (!exclusions)
      context.addIssue({ code: 'custom', path, message: `never_lists has no list '${item.list}' above this`, input: item.list });
    return exclusions ?? [];
  };
  const expand = (items: readonly NeverItem[], path: PropertyKey[]) => [...new Set(items.flatMap((item) => listExclusions(item, path)))];
  for (const [name, items] of Object.entries(never_lists)) exclusionsByList.set(name, expand(items, ['never_lists', name]));
  const expandEntry = ({ never, words, leaves_out = [], ...entry }: (typeof entries)[number], position: number) => ({
    ...entry,
    words: [...words, ...leaves_out.flatMap((thing) => LEAVING_OUT.map((createPhrase) => createPhrase(thing)))],
    ...(never && { never: expand(never, ['entries', position, 'never']) }),
  });
  return { ...file, entries: entries.map(expandEntry) };
});
export type LanguageFile = z.infer<typeof languageFile>;
export type Entry = LanguageFile['entries'][number];
