/** Messages of the account data and of changing the password. */

export { accountUpdated, passwordChanged } from '@uruhu/contract/messages/fr/successes';
export const notSignedIn = 'Veuillez d’abord vous connecter.';
export const updateFailed = 'La mise à jour a échoué.';
export const updateError = 'Une erreur est survenue pendant la mise à jour.';

export const intro = 'Comment nous vous appelons, et comment nous vous joignons.';
export const fullName = 'Nom complet';
export const email = 'E-mail';
export const emailChange = (email: string) =>
  `Pour en changer, saisissez votre mot de passe. Nous envoyons un lien à la nouvelle adresse ; tant que vous ne l’avez pas ouvert, vous vous connectez avec ${email}.`;
/** For a shop that cannot send the link. The ways to reach the shop follow. */
export const emailChangeWaits = (email: string) =>
  `Pour en changer, saisissez votre mot de passe. Tant que la nouvelle adresse n’est pas confirmée, vous vous connectez avec ${email}.`;
export const yourPassword = 'Votre mot de passe';
export const linkSent = (email: string) => `Enregistré. Nous avons envoyé un lien à ${email}.`;
export const phone = 'Téléphone';
export const address = 'Adresse';
export const optional = 'facultatif';
export const update = 'Enregistrer';
export const updating = 'Enregistrement…';

export const membership = 'Mon adhésion';
export const memberSince = 'Membre depuis';
export const status = 'Statut';
export const verified = 'Vérifié';
export const notVerified = 'Pas encore confirmé';
export const toConfirm = 'Confirmer l’adresse';
export const lastLogin = 'Dernière connexion';
export const membershipType = 'Type d’adhésion';
export const premium = 'Membre Premium';
export const unknown = 'inconnu';

export const password = 'Mot de passe';
export const passwordIntro = 'Avec un nouveau mot de passe, tous les autres appareils connectés sont déconnectés.';
export const presentPassword = 'Mot de passe actuel';
export const changePassword = 'Changer le mot de passe';
export const changing = 'Modification…';
export const passwordFailed =
  'La connexion a été coupée. Votre mot de passe est resté le même, sauf si le nouveau vous permet déjà de vous connecter.';
