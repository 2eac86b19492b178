/** Messages of deleting an account. */

export { accountDeactivated } from '@uruhu/contract/messages/fr/successes';
export const intro = 'Votre départ nous attriste. Veuillez d’abord lire ce qui va se passer : cette action est définitive.';
export const erasedTitle = 'Ce qui est effacé';
export const erased = [
  'Vos nom, e-mail, téléphone et adresses',
  'Votre panier, vos favoris et votre profil beauté',
  'Vos avis, avec leurs images',
  'Vos codes promo',
  'Toutes les connexions, sur tous les appareils',
];
export const staysTitle = 'Ce qui reste dans nos livres';
export const stays = [
  'Vos commandes et ce qui a été payé pour elles, comme la loi le demande à une boutique. Elles oublient qui vous êtes une fois arrivées.',
];
export const dataTitle = 'Emporter vos données';
export const dataText = 'Tout ce que la boutique sait de vous, dans un seul fichier.';
export const download = 'Télécharger mes données';
export const downloading = 'Préparation…';
export const downloaded = 'Vos données sont dans vos téléchargements.';
/** `day` is of the form 2026-11-22. */
export const fileName = (shop: string, day: string) => `${shop.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-mes-donnees-${day}.json`;
export const downloadFailed = 'Vos données n’ont pas pu être récupérées. Veuillez réessayer.';

export const leaveTitle = 'Désactiver votre compte';
export const password = 'Votre mot de passe';
export const leave = 'Désactiver mon compte';
export const confirmTitle = 'Désactiver définitivement ?';
export const confirmText = 'Votre compte est effacé aussitôt. Vous pourrez vous réinscrire, mais rien ne reviendra.';
export const confirm = 'Oui, désactiver';
export const deactivating = 'Désactivation…';
export const stay = 'Garder mon compte';
export const failed = 'La connexion a été coupée. Veuillez réessayer : si votre compte est déjà effacé, votre session est fermée.';
