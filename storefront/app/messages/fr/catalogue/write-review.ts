/** Messages of the dialog for writing a review. */
export const writeReview = 'Donner mon avis';
export const changeReview = 'Modifier mon avis';
export const describeStars = (stars: number) => (stars > 1 ? `${stars} étoiles` : `${stars} étoile`);
export const seeIt = 'Le voir';
export const ofProduct = (name: string) => `sur ${name}`;
export const kept = 'Voici ce que vous aviez écrit.';
export const rating = 'Votre note';
export const required = 'obligatoire';
export const starsMissing = 'Choisissez vos étoiles.';
export const textMissing = 'Écrivez quelques mots.';
export const ratingWords = ['', 'Pas pour moi', 'Peut mieux faire', 'Correct', 'J’aime bien', 'J’adore'] as const;
export const text = 'Votre avis';
export const textHint = (left: number) => (left > 1 ? `encore ${left} caractères` : `encore ${left} caractère`);
export const skinType = 'Votre type de peau';
export const skinNames: Record<string, string> = {
  Dry: 'Sèche',
  Oily: 'Grasse',
  Sensitive: 'Sensible',
  'Combination&Normal': 'Mixte ou normale',
};
export const optional = 'facultatif';
export const preferNotToSay = 'Je préfère ne pas répondre';
export const pictures = 'Images';
export const pictureLimits = (max: number, max_mb: number) =>
  `Jusqu’à ${max}, ${max_mb} Mo chacune : JPEG, PNG, WebP, AVIF ou GIF. Les grandes photos sont réduites avant l’envoi, pour économiser vos données.`;
export const addPicture = 'Ajouter une image';
export const picture = (number: number) => `Image ${number}`;
export const pictureProblem = (picture: string, reason: string) => `${picture} : ${reason}`;
export const removePicture = (number: number) => `Retirer l’image ${number}`;
export const retryPicture = (number: number) => `Réessayer avec l’image ${number}`;
export const sending = (number: number) => `Envoi de l’image ${number}`;
export const notSent = 'Elle n’a pas pu être envoyée. Veuillez vérifier votre connexion et réessayer.';
export const notPrepared = 'Elle n’a pas pu être préparée sur cet appareil. Veuillez réessayer, ou en choisir une plus petite.';
export const noPicture = 'Ce n’est pas une image. Veuillez choisir un fichier JPEG, PNG, WebP, AVIF ou GIF.';
export const tooLarge = (max_mb: number) => `Plus de ${max_mb} Mo. Veuillez en choisir une plus petite.`;
/** `names`: files that are refused for the same reason. */
export const refused = (names: readonly string[], reason: string) => `${names.join(', ')} : ${reason}`;
export const tooMany = (max: number) =>
  max > 1
    ? `Un avis peut contenir jusqu’à ${max} images. Les autres n’ont pas été prises.`
    : `Un avis peut contenir jusqu’à ${max} image. Les autres n’ont pas été prises.`;
export const submit = 'Publier mon avis';
export const submitting = 'Envoi…';
export const waiting = 'Envoi des images…';
export const failed = 'L’avis n’a pas pu être envoyé';
export const signInNeeded = 'Veuillez vous connecter pour donner votre avis';
export const connectionDropped = 'L’avis n’a pas pu être envoyé. La connexion a été coupée, mais rien n’est perdu : veuillez réessayer.';
