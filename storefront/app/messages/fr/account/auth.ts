/** Messages of signing in and signing up. */

export { internal_error as somethingWrong } from '@uruhu/contract/messages/fr/refusals';
export { signedIn, signedUp } from '@uruhu/contract/messages/fr/successes';
export const failed = 'Une erreur est survenue. Veuillez réessayer.';
export const pendingItemAdded = 'L’article choisi est dans votre panier.';
export const signInFailed = 'La connexion a échoué.';

export const signIn = 'Se connecter';
export const signInAbout = 'Connectez-vous à votre compte pour acheter, payer et suivre vos commandes.';
export const signInIntro = 'Votre panier, vos commandes et vos adresses sont là où vous les avez laissés.';
export const signInToAddToCart = 'Connectez-vous, et l’article choisi ira dans votre panier.';
export const signInToReview = 'Connectez-vous pour écrire votre avis.';
export const signInToMarkHelpful = 'Connectez-vous pour dire qu’un avis vous a été utile.';
export const signInToSaveProduct = 'Connectez-vous pour garder vos favoris.';
export const sessionExpired = 'Votre session a pris fin. Reconnectez-vous pour reprendre où vous en étiez.';
export const markedHelpful = 'Merci ! Vous trouvez cet avis utile.';
export const signingIn = 'Connexion…';
export const username = 'Identifiant';
export const usernameOrEmail = 'ou e-mail';
export const password = 'Mot de passe';
export const showTyped = 'Afficher la saisie';
export const hideTyped = 'Masquer la saisie';
export const saveId = 'Retenir l’identifiant';
export const keepSignedIn = 'Garder ma session ouverte';
export const forgot = 'Mot de passe oublié ?';
export const newHere = 'Première visite ?';
export const createAccount = 'Créer un compte';
export const needsScripts = 'Ce formulaire a besoin de JavaScript. Veuillez l’activer dans votre navigateur, puis recharger la page.';

export const signUp = 'Créer votre compte';
export const signUpAbout =
  'Créez un compte : cela prend une minute, et votre panier vous attend sur tous les téléphones où vous vous connectez.';
export const signUpIntro = 'Une minute, et votre panier vous attend sur tous les téléphones où vous vous connectez.';
export const signUpButton = 'Créer mon compte';
export const signingUp = 'Création de votre compte…';
export const fullName = 'Nom complet';
export const email = 'E-mail';
export const phone = 'Téléphone';
export const phoneHint = 'pour vous livrer';
export const address = 'Adresse';
export const optional = 'facultatif';
export const promise = 'Un cadeau et 5 % de remise sur votre première commande';
export const promiseText =
  'Une fois par personne : pas pour un numéro de téléphone ou une adresse e-mail qui en a déjà bénéficié. Le code vous attend dans votre compte et votre panier, et fonctionne une fois votre adresse e-mail confirmée.';
/** Follows the promise in a shop that cannot send the link. */
export const promiseWaits = 'Nous ne pouvons pas vous envoyer le lien nécessaire pour le moment : veuillez nous contacter.';
export const haveAccount = 'Vous avez déjà un compte ?';
export const goingToSignIn = 'Nous ouvrons la page de connexion.';
export const signInNow = 'Se connecter maintenant';
export const signedUpMail = (email: string) =>
  `Nous avons envoyé un lien à ${email}. Ouvrez-le quand vous voulez : vous recevrez alors par e-mail des nouvelles de vos commandes.`;
