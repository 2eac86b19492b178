/** Messages of the FAQs and the policies. */
export const faqsTitle = 'Questions fréquentes';
export const faqsDescription = 'Réponses sur les commandes, la livraison à Kigali, le paiement par mobile money et les produits.';
export const searchQuestions = 'Votre question';
export const search = 'Chercher';
export const noMatch = 'Aucune question ne correspond à votre recherche.';
export const matching = (count: number) => (count > 1 ? `${count} questions correspondent.` : `${count} question correspond.`);
export const stillAsking = 'Pas de réponse ?';
export const stillAskingText = 'Posez-nous votre question : une personne à Kigali vous lit et vous répond.';
export const contactUs = 'Nous contacter';
export const noQuestions = 'Pas encore de questions.';
export const policies = {
  terms: { title: 'Conditions générales', description: 'Les conditions auxquelles la boutique vend et livre.' },
  privacy: {
    title: 'Politique de confidentialité',
    description: 'Ce que la boutique sait de sa clientèle, pourquoi, et pendant combien de temps.',
  },
  legal: { title: 'Mentions légales', description: 'Qui tient la boutique, et comment la joindre.' },
  refund: {
    title: 'Politique de remboursement',
    description: 'Ce qui vous est rendu, et quand : annulations, retours et manière dont l’argent est remboursé.',
  },
};
export const contents = 'Sur cette page';
export const notWritten = 'Ce texte est en cours de rédaction.';
