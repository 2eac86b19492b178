/** Search words, which staff explain to the search: a word that shoppers type, and the words of the shop that it means. */
import { z } from 'zod';
import { lightProduct } from '../catalogue/product.ts';
import { formatFieldCode } from '../fields/field-code.ts';
import { time } from '../fields/list.ts';
import { checkbox, knownText, lineText, page, recordVersion, requiredLine } from '../fields/text.ts';
import { cleanLine, hasVisibleText } from '../rules/clean-text.ts';
import { createDataListSchema, jsonFilter, perPage } from './lists.ts';
import { SEARCH_WORD_LENGTH_MAX, SEARCH_WORD_MEANINGS_MAX } from './search-word-limits.ts';

export const SEARCH_WORD_LANGUAGES = ['en', 'fr', 'rw', 'ko'] as const;
export type SearchWordLanguage = (typeof SEARCH_WORD_LANGUAGES)[number];

const searchWord = z.object({
  search_word_id: z.string(),
  word: z.string(),
  /** The meanings of the word, the nearest first. A search for the word also finds their products. */
  means: z.array(z.string()),
  /** A search for a meaning also finds the products of the word. */
  is_two_way: z.boolean(),
  /** Only informs staff: the search applies each word to queries in every language. */
  language: z.enum(SEARCH_WORD_LANGUAGES).nullable(),
  /** How many products the word finds now. */
  finds: z.int(),
  created_at: time,
  version: z.int(),
});
export type AdminSearchWord = z.infer<typeof searchWord>;
export const adminSearchWords = createDataListSchema(searchWord);
export const adminSearchWordReply = z.object({ data: searchWord });

export const adminSearchWordQuery = z.object({
  page,
  perPage,
  sort: z.enum(['word', 'created_at']).catch('created_at'),
  order: z.enum(['ASC', 'DESC']).catch('DESC'),
  filter: jsonFilter(
    z.object({
      /** A part of the word or of a meaning. */
      q: lineText(200).optional(),
      language: z.enum(SEARCH_WORD_LANGUAGES).optional(),
    }),
  ),
});
export type AdminSearchWordQuery = z.output<typeof adminSearchWordQuery>;

const wordText = lineText(SEARCH_WORD_LENGTH_MAX, 'search_word_needed');
/** A line may have spaces around its meaning. */
const MEANING_LINE_MAX = 200;
/** One meaning a line; empty lines are ignored. */
const meaningList = z
  .array(
    z.string().overwrite(cleanLine).max(MEANING_LINE_MAX, formatFieldCode('too_long', SEARCH_WORD_LENGTH_MAX)),
    formatFieldCode('meaning_needed'),
  )
  .max(50, formatFieldCode('too_many_meanings', SEARCH_WORD_MEANINGS_MAX))
  .transform((texts, context): string[] => {
    const meanings = texts.filter(hasVisibleText);
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (meanings.length === 0) refuse(formatFieldCode('meaning_needed'));
    if (meanings.length > SEARCH_WORD_MEANINGS_MAX) refuse(formatFieldCode('too_many_meanings', SEARCH_WORD_MEANINGS_MAX));
    const unreadable = meanings.map((meaning) => wordText.safeParse(meaning)).find(({ success }) => !success);
    if (unreadable) refuse(unreadable.error?.issues[0]?.message ?? 'invalid_value');
    return meanings;
  });
const language = z.union([z.enum(SEARCH_WORD_LANGUAGES), z.literal('').transform(() => null), z.null()], formatFieldCode('choice_unknown'));

export const createSearchWordBody = z.object({
  word: requiredLine(SEARCH_WORD_LENGTH_MAX, 'search_word_needed'),
  means: meaningList,
  is_two_way: checkbox,
  language: language.optional().transform((value) => value ?? null),
});
export type SearchWordFields = z.output<typeof createSearchWordBody>;
export const updateSearchWordBody = z.object({
  version: recordVersion,
  word: createSearchWordBody.shape.word.optional(),
  means: meaningList.optional(),
  is_two_way: z.boolean().optional(),
  language: language.optional(),
});
export type UpdateSearchWord = z.output<typeof updateSearchWordBody>;

/** How many products a trial shows. */
export const TRIAL_RESULTS_MAX = 6;

/** A query to try, perhaps with a word that is not saved yet. `replaces`: the saved word that the draft changes. */
export const trySearchBody = z.object({
  query: lineText(200),
  draft: z
    .object({
      replaces: knownText(SEARCH_WORD_LENGTH_MAX).nullable(),
      word: lineText(200),
      means: z.array(lineText(MEANING_LINE_MAX)).max(50),
      is_two_way: z.boolean(),
    })
    .optional(),
});
export type TrySearch = z.output<typeof trySearchBody>;

/** A part of a query as the search reads it. `means`: what it looks for too. `is_optional`: products without it are found too. `is_known`: some product has it. */
const readConcept = z.object({ words: z.string(), means: z.array(z.string()), is_optional: z.boolean(), is_known: z.boolean() });
/**
 * Why a product is found: its points for each part of the query, and the words that give the most of them. `bonus`: points for its name, its category and optional
 * words. `purpose_share`: what is left of the other points because of the kind of product. `lacks`: what it lacks, so that it comes after others.
 */
const reason = z.object({
  product_id: z.string(),
  concepts: z.array(z.object({ words: z.string(), found_by: z.string(), points: z.int() })),
  bonus: z.int(),
  purpose_share: z.number(),
  lacks: z.array(z.string()),
});
export type SearchReason = z.infer<typeof reason>;

/** Why a search finds nothing: it is too short, products have too few of its words, or it is about another trade. */
export const SEARCH_REFUSALS = ['too_short', 'mostly_unknown', 'other_trade'] as const;
export type SearchRefusal = (typeof SEARCH_REFUSALS)[number];

const trial = z.object({
  /** The number of all matches, of which `products` are the first. */
  total: z.int(),
  /** What the search understood instead of a mistyped query. */
  corrected: z.string().nullable(),
  /** Words of the query that no product has. */
  ignored: z.array(z.string()),
  products: z.array(lightProduct),
  concepts: z.array(readConcept),
  /** For each product, if the query asks for more than a price. */
  reasons: z.array(reason),
  refusal: z.enum(SEARCH_REFUSALS).nullable(),
});
export type SearchTrial = z.infer<typeof trial>;
export const trySearchReply = z.object({ data: trial });
