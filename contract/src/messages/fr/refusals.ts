/** Sentences of refusals that the storefront also shows without a response of the server. The server's messages hold all others. */

export const not_authorized = 'Accès non autorisé';
export const internal_error = 'Un problème est survenu.';
export const sign_in_failed = 'Identifiant ou mot de passe incorrect.';
export const username_taken = 'Cet identifiant est déjà pris';
export const email_taken = 'Cette adresse e-mail est déjà enregistrée';
export const reset_link_invalid = 'Ce lien de réinitialisation n’est pas valide ou a expiré.';
export const email_already_confirmed = 'Votre adresse e-mail est déjà confirmée.';
export const email_change_needs_password = 'Veuillez saisir votre mot de passe pour changer d’adresse e-mail.';
export const product_not_found = 'Produit introuvable';
export const category_not_found = 'Catégorie introuvable';
export const cart_empty = 'Votre panier est vide';
export const no_shipping_band = 'Aucun mode de livraison n’est disponible pour ce poids. Veuillez contacter le service client.';
export const address_needed = 'Veuillez ajouter une adresse de livraison';
export const phone_needed = 'Veuillez ajouter vos coordonnées';
export const order_not_found = 'Commande introuvable. Veuillez vérifier le numéro de commande et réessayer.';
export const payment_not_started = 'Le paiement n’a pas pu démarrer';
export const payment_parameters_missing = 'Il manque des informations nécessaires au paiement';
