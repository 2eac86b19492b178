/** Searches a catalogue that has one product of each kind with the words of each language. The queries are in `<language>.queries.json`. */
import { describe, expect, test } from 'vitest';
import { runWithoutPauses } from '../../../lib/slices.ts';
import { buildIndex } from '../build-index.ts';
import { findProducts } from '../find-products.ts';
import { listStems } from '../words.ts';
import { defaultLexicon, LANGUAGE_FILES } from './default-lexicon.ts';
import { ONE_OF_EACH_KIND } from './kinds-catalogue.fixture.ts';
import { languageFile } from './language-file.ts';
import englishFile from './languages/en.json' with { type: 'json' };
import en from './languages/en.queries.json' with { type: 'json' };
import frenchFile from './languages/fr.json' with { type: 'json' };
import fr from './languages/fr.queries.json' with { type: 'json' };
import protection from './languages/protection.json' with { type: 'json' };
import kinyarwandaFile from './languages/rw.json' with { type: 'json' };
import rw from './languages/rw.queries.json' with { type: 'json' };
import { createLexicon } from './lexicon.ts';
import { getPhraseKey, shortenPhrase } from './phrases.ts';

const index = runWithoutPauses(buildIndex(ONE_OF_EACH_KIND));
const ids = ONE_OF_EACH_KIND.map(({ product_id }) => product_id);
const findFirst = (query: string, searchedIndex = index) => ids[findProducts(searchedIndex, query).positions[0] ?? -1];
/** The first product of a query that must find something, to compare another query with it. */
function findExisting(query: string): string | undefined {
  const found = findFirst(query);
  expect(found, query).toBeDefined();
  return found;
}

describe.each(Object.entries({ en, fr, rw }))('in %s', (_, queries) => {
  test.each(queries)('$query finds $finds first', ({ query, finds }) => {
    expect(ids).toContain(finds);
    expect(findFirst(query)).toBe(finds);
  });
});

/** Queries for goods of other trades that share a word with beauty products, such as 'rice' in 'rice cooker'. */
const QUERIES_WITH_SHARED_WORD = [
  'baby stroller',
  'beach towel',
  'birthday cake',
  'black friday',
  'blurry photos',
  'chargeur téléphone',
  'coffee machine',
  'dog grooming',
  'engine oil',
  'plane ticket',
  'chocolate pudding',
  'urea fertilizer',
  'gift card',
  'gold necklace',
  'gym shoes',
  'heavy machinery',
  'lamp shade',
  'huile moteur',
  'inkweto z’ishuri',
  'irangi ry’inzu',
  'matte paint',
  'mosquito net',
  'organic food',
  'phone charger',
  'pregnancy test',
  'wedding dress',
  'rice cooker',
  'robe de mariée',
  'school shoes',
  'sea food',
  'table à manger',
  'texture paint',
  'travel bag',
  'wall paint',
  'waterproof jacket',
];
/** Queries for goods of other trades, most of which contain a kind of beauty product, such as 'toner' in 'printer toner'. */
const QUERIES_WITH_PRODUCT_KIND = [
  ...['contact lenses', 'cushion covers for sofa', 'dish soap'],
  ...['mask making machine', 'nail gun', 'oil filter for toyota engine', 'oxygen mask', 'paint remover'],
  ...[
    'school fees',
    'sunday newspaper',
    'water pump',
    'bus ticket to musanze',
    'swimming pool pump',
    'printer toner',
    'like printer toner',

    'soap for washing clothes',
    'surgical mask',
    'toner for my printer',
  ],
];
/** Illnesses for which a careful pharmacist sends the shopper to a doctor. */
const ILLNESSES = [
  ...[
    'eye infection',
    'eye medicine',
    'burn victim',
    'infected wound',
    'jock itch',
    'medicine for wounds',
    'open wound',
    'skin cancer',
    'pink eye',
    'sty on eye',
    'shingles',
    'breast lump',
    'jaundice',
    'newborn yellow skin',
    'impetigo',
    'scabies',
    'cellulitis',
    'diabetic foot ulcer',
    'genital itching',
    'igitsina',
    'can i swallow this',
    'drinkable collagen',
    'skin pills',
    'whitening pills',
  ],
  ...['umuti w’igikomere', 'vaginal cream', 'wart remover', 'cancer de la peau', 'médicament pour les yeux', 'plaie'],
];
test.each([...QUERIES_WITH_SHARED_WORD, ...QUERIES_WITH_PRODUCT_KIND, ...ILLNESSES])('%s finds nothing', (query) => {
  expect(findFirst(query)).toBeUndefined();
});

test.each(['waterproof jacket', 'lightweight suitcase', 'vegan burger'])('%s finds nothing, though products have this quality', (query) => {
  const [quality = ''] = query.split(' ');
  const products = ONE_OF_EACH_KIND.slice(0, 1).map((product) => ({ ...product, attributes: [quality], name: `Nomina ${quality}` }));
  const indexWithQuality = runWithoutPauses(buildIndex(products));
  const countFound = (text: string) => findProducts(indexWithQuality, text).count;
  expect(countFound(quality)).toBe(1);
  expect(countFound(`${quality} sunscreen`)).toBe(1);
  expect(countFound(query)).toBe(0);
});

describe('an outside topic (goods that no beauty shop sells, or an illness that it does not treat)', () => {
  test('does not count where it is a part of a phrase that an entry explains', () => {
    const lexicon = createLexicon([
      {
        language: 'en',
        outside_topics: ['surgical'],
        entries: [{ kind: 'concern', words: ['surgical mask pimple'], means: ['toner'] }],
      },
    ]);
    const indexOfTopic = runWithoutPauses(buildIndex(ONE_OF_EACH_KIND, lexicon));
    expect(findFirst('surgical mask pimple', indexOfTopic)).toBe('toner');
    expect(findFirst('surgical toner', indexOfTopic)).toBeUndefined();
  });

  test('does not count where it is the name of a product', () => {
    const listNamed = (name: string) => ONE_OF_EACH_KIND.slice(0, 1).map((product) => ({ ...product, name }));
    const indexWithNames = runWithoutPauses(buildIndex([...ONE_OF_EACH_KIND, ...listNamed('Surgical Mask'), ...listNamed('Lip Printer')]));
    const findPosition = (query: string) => findProducts(indexWithNames, query).positions[0];
    expect(findPosition('surgical mask')).toBe(ONE_OF_EACH_KIND.length);
    expect(findPosition('lip printer')).toBe(ONE_OF_EACH_KIND.length + 1);
    expect(findPosition('welding mask')).toBeUndefined();
  });

  test('does not count while the shopper may still be typing its word', () => {
    expect(findProducts(index, 'toner printer', { isUnfinished: true }).count).toBeGreaterThan(0);
    expect(findProducts(index, 'printer toner', { isUnfinished: true }).count).toBe(0);
  });

  test('does not count if staff explain its word', () => {
    const lexicon = defaultLexicon.extend([{ word: 'printer', means: ['toner'], is_two_way: false }]);
    const indexWithStaffWords = runWithoutPauses(buildIndex(ONE_OF_EACH_KIND, lexicon));
    expect(findFirst('printer', indexWithStaffWords)).toBe('toner');
  });
});

test('other forms of the words of a phrase mean what the phrase means, unless they have an entry of their own', () => {
  expect(findFirst('lips cracking')).toBe(findExisting('cracked lips'));
  expect(findExisting('burnt skin')).not.toBe(findExisting('burning skin'));
});

test('translations of the words of a phrase mean what the phrase means, unless they have an entry of their own', () => {
  expect(findFirst('dry uruhu')).toBe(findExisting('dry skin'));
  expect(findFirst('iminwa cracking')).toBe(findExisting('cracked lips'));
  expect(findFirst('amavuta y’umusatsi')).toBe('hair-oil');
  expect(findExisting('uruhu')).not.toBe(findExisting('mu maso'));
});

test('a phrase of another language is not found if one of its words is replaced by the English word', () => {
  const lexicon = createLexicon([
    { language: 'en', entries: [{ kind: 'product', words: ['skin cream'], means: ['moisturiser'] }] },
    {
      language: 'rw',
      translations: { skin: ['uruhu'], cream: ['amavuta'] },
      entries: [{ kind: 'concern', words: ['uruhu amata'], means: ['milk'] }],
    },
  ]);
  expect(lexicon.findPhrases(new Set(['uruhu', 'amavuta']))).toHaveLength(1);
  expect(lexicon.findPhrases(new Set(['skin', 'amata']))).toEqual([]);
});

test('a translated query finds the entry with exactly its words, not one with other forms of them', () => {
  const lexicon = createLexicon([
    {
      language: 'en',
      word_forms: [['knee', 'elbow']],
      entries: [
        { kind: 'concern', words: ['dark elbow'], means: ['body scrub'] },
        { kind: 'concern', words: ['dark knee'], means: ['body lotion'] },
      ],
    },
    { language: 'fr', translations: { knee: ['genou'], dark: ['foncé'] }, entries: [{ kind: 'form', words: ['crème'], means: ['cream'] }] },
  ]);
  const [found, ...others] = lexicon.findPhrases(new Set(['genou', 'fonce']));
  expect(found?.meanings.map(({ phrase }) => phrase.join(' '))).toEqual(['dark knee', 'body lotion']);
  expect(others).toEqual([]);
});

test('a phrase of a stop word and another word is not found by the other word alone', () => {
  const lexicon = createLexicon([
    {
      language: 'en',
      stop_words: ['look', 'a'],
      entries: [{ kind: 'concern', words: ['clean look'], means: ['skin tint'] }],
    },
  ]);
  expect(lexicon.findPhrases(new Set(['clean']))).toEqual([]);
  expect(lexicon.findPhrases(new Set(['a', 'clean', 'look']))).toHaveLength(1);
});

test('an occasion does not change what is found for a problem of a part of the body', () => {
  const listFound = (query: string) => findProducts(index, query).positions.map((position) => ids[position]);
  expect(listFound('flaky scalp in winter')).toEqual(listFound('flaky scalp'));
});

test.each(['pregnant', 'pregnancy safe', 'crème grossesse'])('%s finds nothing with retinol', (query) => {
  const found = findProducts(index, query).positions.map((position) => ids[position]);
  expect(found).toContain('sensitive-skin');
  expect(found).not.toContain('retinol');
});

test.each([
  ['conceala', 'concealer', 'concealer'],
  ['fase wash', 'face wash', 'cleanser'],
  ['opne poers', 'open pores', 'pores'],
  ['facee wahs', 'face wash', 'cleanser'],
  ['oliy skinn', 'oily skin', 'oily-skin'],
])('the misspelling %s is corrected to %s and finds %s', (query, corrected, finds) => {
  expect(findProducts(index, query).corrected).toBe(corrected);
  expect(findFirst(query)).toBe(finds);
});

test('a word of phrases of the lexicon is not corrected to a word of products', () => {
  expect(findProducts(index, 'tummy cream').corrected).toBeNull();
});

/** What is added costs time at each start, and makes the results harder to foresee: see decision 54. */
const STRINGS_MAX = 20_000;
const countStrings = (value: unknown): number => {
  if (typeof value === 'string') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, item) => sum + countStrings(item), 0);
};

test('the language files have at most STRINGS_MAX strings together', () => {
  expect(countStrings([englishFile, frenchFile, kinyarwandaFile, protection])).toBeLessThanOrEqual(STRINGS_MAX);
});

describe('a language file', () => {
  test.each([
    ['an entry without words', { kind: 'product', words: [], means: ['toner'] }],
    ['an unknown kind', { kind: 'thing', words: ['tona'], means: ['toner'] }],
    ['an unknown field', { kind: 'product', words: ['tona'], means: ['toner'], note: 'x' }],
  ])('with %s is refused', (_, entry) => {
    expect(languageFile.safeParse({ language: 'rw', entries: [entry] }).success).toBe(false);
  });

  const never_lists = { retinoids: ['retinol', 'retinal'], irritants: [{ list: 'retinoids' }, 'glycolic'] };
  const createFile = (never: unknown[]) => ({
    language: 'en',
    never_lists,
    entries: [{ kind: 'situation', words: ['baby'], means: ['gentle'], never }],
  });

  test('can name lists in `never`, beside words of the entry', () => {
    const [entry] = languageFile.parse(createFile([{ list: 'irritants' }, 'menthol', 'glycolic'])).entries;
    expect(entry?.never).toEqual(['retinol', 'retinal', 'glycolic', 'menthol']);
  });

  test.each([
    ['a list that it does not have', createFile([{ list: 'acids' }]), ['entries', 0, 'never']],
    ['a list that it has only further down', { ...createFile([]), never_lists: { a: [{ list: 'b' }], b: ['aha'] } }, ['never_lists', 'a']],
  ])('that names %s is refused with its name', (_, file, path) => {
    const { error } = languageFile.safeParse(file);
    expect(error?.issues).toMatchObject([{ path, message: expect.stringMatching(/^never_lists has no list '(?:acids|b)' above this$/) }]);
  });

  const OWN_WORDS_SHARED_MAX = 4;
  test('has no two entries that share many own words in `never`, as a new ingredient could be added to only one of them', () => {
    const entries: { never?: unknown[] }[] = Object.values(protection.entries).flat();
    const ownWords = entries.map(({ never = [] }) => new Set(never.filter((item) => typeof item === 'string')));
    const long = ownWords.filter(({ size }) => size > OWN_WORDS_SHARED_MAX);
    const shared = long.flatMap((words, position) =>
      long.slice(position + 1).map((others) => [...words].filter((word) => others.has(word))),
    );
    expect(shared.filter(({ length }) => length > OWN_WORDS_SHARED_MAX)).toEqual([]);
  });

  test('has no phrase that says it excludes nothing while another entry has the same words', () => {
    const texts = LANGUAGE_FILES.flatMap(({ entries }) => entries.flatMap(({ never, words }) => (never?.length === 0 ? words : [])));
    const isWithoutEffect = (text: string) => {
      const words = new Set(listStems(text));
      return !defaultLexicon.findPhrases(words).some(({ spelt, excludesNothing }) => excludesNothing && spelt.length === words.size);
    };
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(isWithoutEffect)).toEqual([]);
  });

  test('excludes products with a phrase also if its words are typed in another order', () => {
    const excludes = (words: readonly string[]) =>
      defaultLexicon.findPhrases(new Set(words)).some(({ sequences, exclusions }) => !sequences && exclusions.length > 0);
    const texts = LANGUAGE_FILES.flatMap(({ entries }) => entries.flatMap(({ never = [], words }) => (never.length > 0 ? words : [])));
    expect(texts.filter((text) => !excludes(listStems(text)))).toEqual([]);
  });

  test('has no outside topic that an entry explains, and none with a stop word', () => {
    const personWords = new Set(LANGUAGE_FILES.flatMap(({ person_words = [] }) => person_words.flatMap(listStems)));
    const stopWords = new Set([...personWords, ...LANGUAGE_FILES.flatMap(({ stop_words = [] }) => stop_words.flatMap(listStems))]);
    const isStopWord = (word: string) => stopWords.has(word);
    const isPersonWord = (word: string) => personWords.has(word);
    const explained = new Set(
      LANGUAGE_FILES.flatMap(({ entries }) => entries).flatMap(({ words }) =>
        words.map((text) => getPhraseKey(shortenPhrase(listStems(text), { isStopWord, isPersonWord }))),
      ),
    );
    const wrong = LANGUAGE_FILES.flatMap(({ outside_topics = [] }) => outside_topics).filter((text) => {
      const words = listStems(text);
      return words.some(isStopWord) || explained.has(getPhraseKey(words));
    });
    expect(wrong).toEqual([]);
  });

  test('has no outside topic that contains another of its outside topics', () => {
    const repeated = LANGUAGE_FILES.flatMap(({ outside_topics = [] }) => {
      const topics = outside_topics.map((text) => ` ${listStems(text).join(' ')} `);
      return topics.filter((topic, position) => topics.some((other, otherPosition) => position !== otherPosition && topic.includes(other)));
    });
    expect(repeated).toEqual([]);
  });

  test('can be replaced: a search knows only the words of the lexicon of its index', () => {
    const inventedWord = 'blorp';
    const lexicon = createLexicon([{ language: 'en', entries: [{ kind: 'product', words: [inventedWord], means: ['toner'] }] }]);
    const indexWithOtherLexicon = runWithoutPauses(buildIndex(ONE_OF_EACH_KIND, lexicon));
    expect(findFirst(inventedWord, indexWithOtherLexicon)).toBe('toner');
    expect(findFirst(inventedWord)).toBeUndefined();
    expect(findFirst('face wash', indexWithOtherLexicon)).toBeUndefined();
  });
});

test.each([
  { translations: { date: ['rendez-vous'] } },
  { translations: { 'first date': ['rencard'] } },
  { word_forms: [['crack', 'cracked lips']] },
  { negations: ['free of'] },
])('a file is refused if it has several words where one word belongs, or a spelling that no query can have: %j', (fields) => {
  expect(languageFile.safeParse({ language: 'en', entries: [], ...fields }).success).toBe(false);
});
