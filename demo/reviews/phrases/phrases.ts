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
  /** What friends, relatives and colleagues say or do. */
  | 'reactions'
  | 'pack'
  | 'price'
  | 'delivery'
  /** That the product is no fake, and that the shop can be trusted. */
  | 'trust'
  | 'repurchase'
  | 'story'
  | 'verdict'
  | 'thanks';

/** 'good' praises, 'caveat' is a small complaint beside praise, 'bad' is disappointed. */
export type Mood = 'good' | 'caveat' | 'bad';

export type Phrases = Partial<Record<Aspect, Partial<Record<Mood, string>>>>;
