import { choose, type Dice } from './dice.ts';
import { CONDITIONS, fill, type Situation } from './facts.ts';
import type { Aspect, Mood, Phrases } from './phrases/phrases.ts';

/** One sentence that can be said in several ways. */
export type Template = { text: string; aspect: Aspect; mood: Mood; conditions: string[]; slots: string[]; ways: number };

const CONDITION = /\{\?(\w+)\}\s*/g;
const SLOT = /\{(\w+)\}/g;
const CHOICE = /\[([^[\]]*)\]/g;
/** Of a slot, roughly: a place or a person can be one of many. */
const WAYS_OF_A_SLOT = 6;

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

function readTemplate(line: string, aspect: Aspect, mood: Mood): Template {
  const conditions = found(line, CONDITION);
  for (const name of conditions) if (!(name in CONDITIONS)) throw new Error(`no such condition: {?${name}}`);
  const text = line.replace(CONDITION, '');
  const slots = found(text, SLOT);
  const ways = found(text, CHOICE).reduce((product, words) => product * words.split('|').length, WAYS_OF_A_SLOT ** slots.length);
  return { text, aspect, mood, conditions, slots, ways };
}

/** Every sentence of a table. */
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

/** As long as the slowest parcel that is spoken of. */
const DELIVERY_DAYS_MAX = 19;

/** Whether it fits whoever writes, and the day: nobody tells of a parcel that cannot have come yet. */
export const mayBeSaid = (template: Template, at: Situation): boolean =>
  (template.aspect !== 'delivery' || at.age_days > DELIVERY_DAYS_MAX) && template.conditions.every((name) => CONDITIONS[name]?.(at));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentence in one of its ways; undefined where a word of it does not exist here (a shade, a time not yet passed). */
export function say(dice: Dice, template: Template, at: Situation): string | undefined {
  const chosen = template.text.replace(CHOICE, (_, words: string) => choose(dice, words.split('|')));
  let missing = false;
  const filled = chosen.replace(SLOT, (_, name: string) => {
    const word = fill(dice, name, at);
    if (word === undefined) missing = true;
    return word ?? '';
  });
  if (missing) return undefined;
  // A slot or a choice may begin a sentence, also one that follows another.
  return capitalised(filled.replace(/\s+/g, ' ')).replace(
    /([.!?] )(\p{Ll})/gu,
    (_, end: string, letter: string) => end + letter.toUpperCase(),
  );
}

/** A sentence as it is compared with others. */
export const sameness = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '');
