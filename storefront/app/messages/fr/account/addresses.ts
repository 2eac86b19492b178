/** Messages of the address book. */

export { addressDeleted as removed, addressSaved } from '@uruhu/contract/messages/fr/successes';
export const autoSaved = 'Adresse enregistrée automatiquement !';
export const autoSaveFailed = 'L’adresse n’a pas pu être enregistrée automatiquement';

export const intro = 'Où vont vos commandes. L’adresse par défaut est choisie d’avance quand vous commandez.';
export const isDefault = 'Par défaut';
export const makeDefault = 'Choisir par défaut';
export const makeDefaultOf = (place: string) => `Choisir par défaut : ${place}`;
export const madeDefault = 'C’est maintenant votre adresse par défaut.';
export const edit = 'Modifier';
export const editOf = (place: string) => `Modifier ${place}`;
export const remove = 'Supprimer';
export const removeOf = (place: string) => `Supprimer ${place}`;
export const add = 'Ajouter une adresse';
export const newTitle = 'Nouvelle adresse';
export const editTitle = 'Modifier l’adresse';

export const street = 'Adresse';
export const streetHint = 'maison, rue, repère';
export const city = 'Ville';
export const country = 'Pays';
export const postalCode = 'Code postal';
export const save = 'Enregistrer l’adresse';
export const done = 'Fermer';

export const autoSaves = 'S’enregistre toute seule 5 secondes après votre dernière frappe.';
export const typed = 'Pas encore enregistrée';
export const saving = 'Enregistrement…';
export const saved = 'Enregistrée';
export const notSaved = 'Pas enregistrée. Ce que vous avez saisi est gardé sur cet appareil.';
export const notSavedBlank = 'Pas enregistrée : il faut une rue, une maison ou un repère.';
export const restored = 'Voici ce que vous aviez saisi. Ce n’est pas encore enregistré.';
export const retry = 'Réessayer';
export const streetNeeded = 'Veuillez saisir votre adresse (rue, maison ou repère)';

export const empty = 'Pas encore d’adresse';
export const emptyText = 'Dites-nous où vont vos commandes : une maison, une rue ou un repère à Kigali.';
export const removeTitle = 'Supprimer cette adresse ?';
export const removeText = 'Les commandes en route gardent l’adresse avec laquelle elles ont été passées.';
export const keep = 'Garder';
export const removing = 'Suppression…';
export const removedElsewhere = 'Cette adresse a été supprimée ailleurs. Réessayer enregistre votre saisie comme une nouvelle adresse.';
