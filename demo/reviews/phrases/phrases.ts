/**
 * The notation of sentence templates. Each line is one sentence: `[a|b]` is a choice of words, `{name}` a slot that is
 * filled from product, author or date, and `{?name}` a condition for using the sentence (see ../templates.ts and
 * ../slots.ts).
 */

/** The topic of a sentence: no two sentences of a review share one. */
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
