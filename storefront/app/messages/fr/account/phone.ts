/** Messages of fields for a phone number. */
export const phoneMissing = 'Veuillez saisir votre numéro de téléphone';
/** The contract's message for an invalid phone number. The messages below add the cause and a valid example. */
const phoneWrong = 'Veuillez saisir un numéro de téléphone valide';
export const phoneCharacters = `${phoneWrong} : chiffres, espaces, traits d’union et parenthèses, comme 0788 123 456.`;
export const phoneTwo = 'Veuillez saisir ici un seul numéro de téléphone.';
export const phoneShort = (digits: number) =>
  `${phoneWrong}. Les numéros rwandais ont 10 chiffres, comme 0788 123 456. Le vôtre en a ${digits}.`;
export const phoneLong = (digits: number) => `${phoneWrong}, comme 0788 123 456. Le vôtre a ${digits} chiffres.`;
const endSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
export const explainMissingPhone = (problem: string, offersCoupon: boolean) =>
  `${endSentence(problem)} ${offersCoupon ? 'Un numéro est nécessaire pour le code promo de votre première commande et pour chaque livraison.' : 'Un numéro est nécessaire pour chaque livraison.'}`;
