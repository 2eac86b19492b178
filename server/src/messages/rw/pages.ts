/** Sentences of pages that consist of a single sentence (see http/pages/plain-page.ts). */
export const pages = {
  /** For a form that was sent from another site. */
  foreignForm: 'Iyi fomu ntiyoherejwe ivuye ku rupapuro rwacu.',
};
