/** Messages of the contact form. */
import { fields } from '@uruhu/contract/messages/fr/fields';

export { messageSent } from '@uruhu/contract/messages/fr/successes';
export const failed = 'Votre message n’a pas pu être envoyé. Veuillez réessayer.';
export const network = 'Erreur réseau. Veuillez vérifier votre connexion et réessayer.';
export const fillAll = fields.contact_fields_missing;
export const empty = 'Ce champ est encore vide.';

export const title = 'Nous contacter';
export const about = 'Écrivez à la boutique, appelez-la ou discutez avec elle : au sujet d’une commande, d’un produit ou de votre peau.';
export const intro = 'Au sujet d’une commande, d’un produit ou de votre peau : une personne à Kigali vous lit et vous répond.';
export const formTitle = 'Écrivez-nous';
export const name = 'Nom';
export const email = 'E-mail';
export const phone = 'Téléphone';
export const message = 'Message';
export const count = (count: number, max: number) =>
  `${count.toLocaleString('fr-RW')} ${count > 1 ? 'caractères' : 'caractère'} sur ${max.toLocaleString('fr-RW')}`;
export const website = 'Laissez ce champ vide';
export const send = 'Envoyer le message';
export const sending = 'Envoi…';
export const writeAnother = 'Écrire un autre message';
export const infoTitle = 'Nous joindre';
export const chat = 'WhatsApp';
export const chatNow = 'Discuter sur WhatsApp';
export const address = 'Adresse';
export const quicker = 'Peut-être plus rapide';
export const faqs = 'Questions fréquentes';
export const track = 'Suivre votre commande';
