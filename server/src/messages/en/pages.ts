/** Sentences of pages that consist of a single sentence (see http/pages/plain-page.ts). */
export const pages = {
  /** For a form that was sent from another site. */
  foreignForm: 'This form was not sent from our page.',
};
