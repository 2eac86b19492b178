import type { Aspect, Mood, Phrases } from './phrases/phrases.ts';
import { choose, type Random } from './random.ts';
import { CONDITIONS, fillSlot, type ReviewContext } from './slots.ts';

/** A sentence with choices `[a|b]` and slots `{name}`. `variantCount` is roughly the number of different sentences that it gives. */
export type Template = { text: string; aspect: Aspect; mood: Mood; conditions: string[]; slots: string[]; variantCount: number };

const CONDITION = /\{\?(\w+)\}\s*/g;
const SLOT = /\{(\w+)\}/g;
const CHOICE = /\[([^[\]]*)\]/g;
/** Rough number of texts for a slot; some slots, such as places, have many more. */
const VARIANTS_PER_SLOT = 6;

const findAll = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

function readTemplate(line: string, aspect: Aspect, mood: Mood): Template {
  const conditions = findAll(line, CONDITION);
  for (const name of conditions) if (!(name in CONDITIONS)) throw new Error(`no such condition: {?${name}}`);
  const text = line.replace(CONDITION, '');
  const slots = findAll(text, SLOT);
  const variantCount = findAll(text, CHOICE).reduce(
    (product, words) => product * words.split('|').length,
    VARIANTS_PER_SLOT ** slots.length,
  );
  return { text, aspect, mood, conditions, slots, variantCount };
}

/** Reads all sentence templates of a set of phrases. */
export function readPhrases(phrases: Phrases): Template[] {
  return Object.entries(phrases).flatMap(([aspect, moods]) =>
    Object.entries(moods ?? {}).flatMap(([mood, lines]) =>
      lines
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map((line) => readTemplate(line, aspect as Aspect, mood as Mood)),
    ),
  );
}

/** Days of the slowest delivery that any sentence mentions. */
const SLOWEST_DELIVERY_DAYS = 19;

/** Whether the template fits author and date. A sentence about delivery needs a product that was on sale long enough. */
export const isAllowed = (template: Template, context: ReviewContext): boolean =>
  (template.aspect !== 'delivery' || context.days_on_sale > SLOWEST_DELIVERY_DAYS) &&
  template.conditions.every((name) => CONDITIONS[name]?.(context));

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Renders the template, or returns undefined where a slot has no text (a shade, or a period that has not passed yet). */
export function renderTemplate(random: Random, template: Template, context: ReviewContext): string | undefined {
  const textWithChoices = template.text.replace(CHOICE, (_, words: string) => choose(random, words.split('|')));
  let isTextMissing = false;
  const filledText = textWithChoices.replace(SLOT, (_, name: string) => {
    const word = fillSlot(random, name, context);
    if (word === undefined) isTextMissing = true;
    return word ?? '';
  });
  if (isTextMissing) return undefined;
  // A slot or a choice may begin a sentence, also one inside the text.
  return capitalise(filledText.replace(/\s+/g, ' ')).replace(
    /([.!?] )(\p{Ll})/gu,
    (_, end: string, letter: string) => end + letter.toUpperCase(),
  );
}

/** Normalises a sentence for comparisons. */
export const normaliseSentence = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();

/** Splits a text into sentences. */
export const splitSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '');
