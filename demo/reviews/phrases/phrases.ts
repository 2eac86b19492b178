/**
 * How sentences are written down. One sentence a line; `[a|b]` is one of several words, `{name}` is filled in for the product,
 * the person or the day, `{?name}` says when the sentence may be used at all (see ../grammar.ts and ../facts.ts).
 */

/** What a sentence is about: one review never says two things about the same. */
export type Aspect =
  | 'feel'
  | 'result'
  | 'scent'
  | 'skin'
  | 'shade'
  | 'wear'
  | 'habit'
  | 'people'
  | 'pack'
  | 'price'
  | 'delivery'
  | 'real'
  | 'again'
  | 'story'
  | 'verdict'
  | 'thanks';

/** 'good' praises, 'but' is a small complaint beside praise, 'bad' is disappointed. */
export type Mood = 'good' | 'but' | 'bad';

export type Phrases = Partial<Record<Aspect, Partial<Record<Mood, string>>>>;
