/** Messages of the beauty profile. */

export { profileSaved } from '@uruhu/contract/messages/fr/successes';
export const intro =
  'Parlez-nous de votre peau, autant que vous le souhaitez. Ces réponses guident nos recommandations et remplissent les filtres d’une liste d’une seule pression.';
export const privacy = 'Personne d’autre ne le voit. Vous pouvez le vider à tout moment.';
export const skinType = 'Type de peau';
export const preferNotToSay = 'Je préfère ne pas répondre';
export const skinTypes: Record<string, string> = {
  Dry: 'Sèche',
  Oily: 'Grasse',
  Sensitive: 'Sensible',
  'Combination&Normal': 'Mixte ou normale',
};
export const concerns = 'Besoins de la peau';
export const several = 'autant que vous voulez';
export const avoided = 'Ce que j’évite';
export const avoidedText = 'Les produits qui en contiennent sont écartés quand vous utilisez votre profil dans une liste.';
export const freeFrom = 'Familles d’ingrédients';
export const ingredients = 'Ingrédients';
export const search = 'Chercher un ingrédient';
export const noneFound = (query: string) => `Rien ici ne s’appelle « ${query} ».`;
export const found = (count: number) => (count > 1 ? `${count} résultats` : `${count} résultat`);
export const save = 'Enregistrer mon profil';
export const saving = 'Enregistrement…';
export const clear = 'Le vider';
export const unsaved = 'Pas encore enregistré.';
export const failed = 'Votre profil beauté n’a pas pu être chargé.';
export const notSaved = 'La connexion a été coupée. Vos choix sont encore ici : veuillez réessayer.';
