/** Messages of choosing a password and of requesting a reset. */

export { internal_error as somethingWrong, reset_link_invalid as resetLinkInvalid } from '@uruhu/contract/messages/fr/refusals';
export { passwordReset, resetLinkSent } from '@uruhu/contract/messages/fr/successes';
export const failed = 'Une erreur est survenue. Veuillez réessayer.';

export const strength = 'Sécurité du mot de passe :';
export const strengths = { weak: 'Faible.', fair: 'Moyenne.', good: 'Bonne.', strong: 'Forte.' };
export const strengthAdvice = {
  weak: 'Trois ou quatre mots sont plus sûrs.',
  fair: 'Plus long, il serait plus sûr.',
  good: 'Difficile à deviner.',
  strong: 'Très difficile à deviner.',
};
export const strengthHint = 'Quelques mots à la suite sont difficiles à deviner.';
export const lengthHint = (min: number) => (min > 1 ? `${min} caractères ou plus` : `${min} caractère ou plus`);

export const forgotTitle = 'Mot de passe oublié ?';
export const forgotAbout = 'Demandez un lien pour choisir un nouveau mot de passe.';
export const forgotIntro = 'Indiquez l’adresse e-mail de votre compte. Nous vous envoyons un lien pour choisir un nouveau mot de passe.';
export const email = 'E-mail';
export const askForLink = 'M’envoyer le lien';
export const asking = 'Envoi…';
export const checkEmail = 'Consultez vos e-mails : vous y trouverez comment réinitialiser votre mot de passe.';
export const sentTo = (email: string) => `Si ${email} a un compte ici, l’e-mail est en route.`;
export const linkIsGood =
  'Le lien fonctionne une seule fois, pendant une heure. Pas d’e-mail après quelques minutes ? Regardez dans les indésirables.';
export const askAgain = 'Le renvoyer';
export const askAgainIn = (seconds: number) => `Nous pourrons le renvoyer dans ${seconds} s.`;
export const otherEmail = 'Utiliser un autre e-mail';
export const backToSignIn = 'Retour à la connexion';
export const remembered = 'Vous vous en souvenez ?';

export const resetTitle = 'Choisir un nouveau mot de passe';
export const resetAbout = 'Choisissez un nouveau mot de passe grâce au lien que nous vous avons envoyé.';
export const resetIntro = 'Une fois enregistré, tous les appareils connectés avec l’ancien sont déconnectés.';
export const newPassword = 'Nouveau mot de passe';
export const newPasswordAgain = 'Le même encore une fois';
export const save = 'Enregistrer';
export const saving = 'Enregistrement…';
export const signInWithIt = 'Connectez-vous avec votre nouveau mot de passe.';
export const linkWorksOnce =
  'Les liens de nos e-mails fonctionnent une seule fois, pendant une heure. Demandez-en un nouveau : cela prend une minute.';
export const askForNewLink = 'Demander un nouveau lien';
