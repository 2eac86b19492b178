/**
 * The notation of sentence templates. Each line of a text is the template of one sentence:
 * - `[a|b]` is a choice of words, of which one is used.
 * - `{kin}` is a slot, which is filled with a text: a random word, or one that depends on product, author and date. `{nth}` becomes
 *   'Second', 'Third' or 'Fourth': how often the author has bought the product.
 * - `{?oily}` before a sentence is a condition: the sentence is used only for authors with oily skin.
 *
 * So `{?oily} My {kin} [took a photo|asked for the name].` gives 'My sister took a photo.' and 'My aunt asked for the name.', and only in
 * reviews of authors with oily skin. ../templates.ts reads the notation; ../slots.ts has all slots and conditions.
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
