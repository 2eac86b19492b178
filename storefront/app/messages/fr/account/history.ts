/** Messages of the open sessions and the sign-in history. */

export { sessionEnded } from '@uruhu/contract/messages/fr/successes';
export const intro = 'Vous voyez un appareil que vous ne connaissez pas ? Déconnectez-le, et changez votre mot de passe.';
export const changePassword = 'Changer le mot de passe';
export const openTitle = 'Appareils connectés';
export const thisDevice = 'Cet appareil';
/** A browser that a maker of phones installs, under a name that few know. */
export const makersBrowser = 'Navigateur';
export const device = (browser: string | null, system: string | null) => {
  if (browser && system) return `${browser} sur ${system}`;
  return browser ?? system ?? 'Un appareil qui ne dit pas ce qu’il est';
};
export const since = (when: string) => `depuis le ${when}`;
export const from = (address: string) => `réseau ${address}`;
export const end = 'Déconnecter';
export const endOf = (device: string, when: string) => `Déconnecter ${device}, depuis le ${when}`;
export const endOtherSessions = 'Déconnecter tous les autres';
export const onlyHere = 'Votre compte n’est ouvert que sur cet appareil.';
export const sessionsFailed = 'Vos appareils n’ont pas pu être chargés.';

export const historyTitle = 'Qui s’est connecté';
export const historyIntro = 'Chaque fois que votre mot de passe a été saisi, juste ou faux.';
export const succeeded = 'Connexion réussie';
export const failed = 'Mot de passe incorrect';
export const historyFailed = 'L’historique n’a pas pu être chargé.';
export const none = 'Il n’y a rien sur cette page.';
