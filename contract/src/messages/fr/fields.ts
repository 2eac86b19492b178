/** Sentences about the fields of the storefront's forms, by code. */
import type { FormCode } from '../../field-codes.ts';
import type { FieldSentence } from '../../fields/field-code.ts';
import { email_change_needs_password, reset_link_invalid } from './refusals.ts';

export const fields = {
  username_required: 'Veuillez saisir un identifiant',
  username_has_at:
    'Un identifiant ne peut pas contenir de @. Veuillez en choisir un autre : vous pouvez toujours vous connecter avec votre adresse e-mail.',
  name_required: 'Veuillez saisir votre nom',
  phone_required: 'Veuillez saisir un numéro de téléphone',
  phone_invalid: 'Veuillez saisir un numéro de téléphone valide',
  email_invalid: 'Cette adresse e-mail n’est pas valide',
  email_change_needs_password,
  password_needed: 'Veuillez saisir votre mot de passe',
  /** 'Password is too short' is the specification's sentence for its minimum of 3 characters; the other sentence is the shop's own. */
  password_too_short: ({ bound }: { bound: number }) =>
    bound > 3 ? `Le mot de passe doit contenir au moins ${bound} caractères` : 'Le mot de passe est trop court',
  passwords_differ: 'Les mots de passe sont différents',
  reset_link_invalid,
  email_link_invalid: 'Ce lien n’est pas valide ou a expiré.',
  too_long: ({ bound }: { bound: number }) => `${bound} caractères au maximum`,
  unreadable_characters: 'Veuillez retirer les caractères illisibles',
  contact_fields_missing: 'Veuillez remplir tous les champs',
  contact_email_invalid: 'Veuillez saisir une adresse e-mail valide',
  street_needed: 'Veuillez saisir votre adresse (rue, maison ou repère)',
  country_not_served: 'Nous livrons uniquement au Rwanda',
  city_not_served: 'Nous livrons uniquement à Kigali',
  postal_code_wrong: 'Le code postal de Kigali est 0000',
  order_id_needed: 'Veuillez saisir un numéro de commande',
  transaction_id_needed: 'Veuillez saisir le numéro de transaction',
  transaction_id_unclear: 'Veuillez saisir le numéro de transaction tel qu’il figure dans le message',
  mtn_digits_only: 'Les numéros de transaction MTN ne contiennent que des chiffres',
} satisfies Record<FormCode, FieldSentence>;
