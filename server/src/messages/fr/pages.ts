/** Sentences of pages that consist of a single sentence (see http/pages/plain-page.ts). */
export const pages = {
  /** For a form that was sent from another site. */
  foreignForm: 'Ce formulaire n’a pas été envoyé depuis notre page.',
};
