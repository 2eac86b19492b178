/** Messages of confirming an e-mail address and of undoing its change. */

export { email_already_confirmed as emailAlreadyConfirmed } from '@uruhu/contract/messages/fr/refusals';
export { emailConfirmed, emailLinkSent } from '@uruhu/contract/messages/fr/successes';
export const noResponse = 'Vous êtes hors ligne, ou la boutique n’a pas pu être jointe. Rien n’est perdu : veuillez réessayer.';

export const confirmForm = {
  title: 'Veuillez confirmer votre adresse e-mail',
  intro: 'Une pression, et vous recevez par e-mail des nouvelles de vos commandes.',
  label: 'Confirmer mon adresse',
  working: 'Confirmation…',
};
/** In place of the form's intro in a shop that cannot send news. */
export const confirmWithoutNews = 'Une pression, et votre adresse e-mail est confirmée.';
export const confirmAbout = 'Confirmez votre adresse e-mail grâce au lien que nous vous avons envoyé.';
export const newsComes = (email: string) => `Désormais, les nouvelles de vos commandes arrivent à ${email}.`;
export const couponReady = (worth: string) => `${worth}, c’est prêt : le code vous attend dans votre compte et votre panier.`;
export const goShopping = 'Aller à la boutique';
export const myAccount = 'Mon compte';

export const linkIncomplete = 'Il manque un morceau du lien';
export const otherLink =
  'Ouvrez le lien de notre e-mail le plus récent. Pour en recevoir un autre, connectez-vous et appuyez sur « Renvoyer le lien » dans votre compte.';
export const otherLinkSignedIn =
  'Ouvrez le lien de notre e-mail le plus récent. Pour en recevoir un autre, allez dans votre compte et appuyez sur « Renvoyer le lien ».';
export const nothingToDo = (email: string) => `Les nouvelles de vos commandes arrivent à ${email}. Il n’y a rien d’autre à faire.`;
export const nothingMore = 'Il n’y a rien d’autre à faire.';
export const takenText = 'Votre compte garde son adresse actuelle. Vous pouvez y en saisir une autre.';
export const signIn = 'Se connecter';
export const toAccount = 'Vers mon compte';

export const undoForm = {
  title: 'L’adresse e-mail de votre compte a été modifiée',
  intro:
    'C’était vous ? Alors il n’y a rien à faire ici. Sinon, rétablissez l’ancienne : tous les appareils sont déconnectés, et vous choisissez un nouveau mot de passe.',
  label: 'Rétablir l’ancienne',
  working: 'Rétablissement…',
};
export const undoAbout = 'Annulez un changement de l’adresse e-mail de votre compte.';
export const undone = 'Votre ancienne adresse est rétablie';
export const undoneText = 'Choisissez maintenant un nouveau mot de passe, pour fermer la porte à qui l’avait modifiée.';
export const newPassword = 'Choisir un nouveau mot de passe';
export const undoLinkInvalidText = 'Si quelqu’un d’autre a modifié votre adresse, écrivez-nous : une personne vous lit et vous aide.';
export const contactUs = 'Nous contacter';

export const noteTitle = 'Confirmez votre adresse e-mail';
export const noteText = (email: string) =>
  ['Nous avons envoyé un lien à ', email, '. Ouvrez-le, et vous recevrez par e-mail des nouvelles de vos commandes.'] as const;
export const sendAgain = 'Renvoyer le lien';
export const sending = 'Envoi…';
export const lookAmongSpam = 'Pas d’e-mail après quelques minutes ? Regardez dans les indésirables.';
export const againIn = (seconds: number) => `Nous pourrons le renvoyer dans ${seconds} s.`;
export const pendingTitle = 'Votre nouvelle adresse e-mail attend d’être confirmée';
export const pendingText = (pending: string, email: string) =>
  ['Nous avons envoyé un lien à ', pending, '. Tant que vous ne l’avez pas ouvert, vous vous connectez avec ', email, '.'] as const;
export const sendPendingAgain = 'Renvoyer';
export const keepOld = 'Garder l’ancienne adresse';
export const keeping = 'Un instant…';

export const toConfirm = 'Confirmer l’adresse';
export const couponWaits = 'Il fonctionnera une fois votre adresse e-mail confirmée.';
export const orderNews = (email: string) =>
  ['Des nouvelles de cette commande par e-mail ? Ouvrez le lien que nous avons envoyé à ', email, '.'] as const;
export const noMail = 'Pas d’e-mail ?';
export const picturesWait = (email: string) =>
  [
    'Vous pourrez ajouter des images une fois votre adresse e-mail confirmée : ouvrez le lien que nous avons envoyé à ',
    email,
    '. Ce que vous écrivez reste ici.',
  ] as const;
