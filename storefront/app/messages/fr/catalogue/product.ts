/** Messages of the product page. */
export { product_not_found as productMissing } from '@uruhu/contract/messages/fr/refusals';

export const productFailed = 'Ce produit n’a pas pu être chargé';
export const productGone = 'Ce produit n’est plus en vente';
export const productGoneText = 'Des produits similaires ou nos meilleures ventes vous plairont peut-être.';
export const seeSimilar = 'Voir les produits similaires';
export const previewBanner = 'Aperçu : cette page n’est pas encore visible dans la boutique.';
export const noDescription = 'Pas de description disponible';
export const pictures = 'Images';
export const picture = (number: number, total: number) => `Image ${number} sur ${total}`;
export const enlarge = (picture: string) => `Agrandir : ${picture}`;
export const option = 'Option';
export const size = 'Taille';
/** The title of the options or sizes, before the chosen one. */
export const choicesTitle = (title: string) => `${title} :`;
export const soldOut = 'Épuisé';
export const soldOutChoice = 'Ce choix est épuisé. Un autre est disponible.';
export const reviewsLink = (count: number) => `${count} avis`;
export const addToWishlist = 'Ajouter aux favoris';
export const removeFromWishlist = 'Retirer des favoris';
export const added = 'Article ajouté';
export const cartTitle = 'Ajouté à votre panier';
export const timesPrice = (quantity: number, price: string) => `${quantity} × ${price}`;
export const quantityOf = (quantity: number) => `Quantité ${quantity}`;
export const continueShopping = 'Continuer mes achats';
export const errorTitle = 'Erreur';
export const notAdded = 'L’article n’a pas pu être ajouté au panier.';
export const close = 'Fermer';
export const factFreeDelivery = 'Expédié de Corée vers la ville de Kigali. Livraison offerte.';
export const factDelivery = 'Expédié de Corée vers la ville de Kigali';
/** `networks`: those of mobile money for which the shop is set up. */
export function factPayment(networks: { mtn: boolean; airtel: boolean }): string {
  const names = [networks.mtn && 'MTN MoMo', networks.airtel && 'Airtel Money'].filter(Boolean).join(' ou ');
  return names ? `Payez avec ${names} après avoir commandé` : 'Payez après avoir commandé';
}
export const share = 'Partager';
export const shareOnWhatsapp = 'WhatsApp';
export const copyLink = 'Copier le lien';
export const linkCopied = 'Lien copié';
export const linkToCopy = 'Copiez ce lien';
export const shareElsewhere = 'Plus';
export const productInfo = 'Le produit';
export const whyWeLoveIt = 'Pourquoi on l’aime';
export const featuredIngredients = 'Ingrédients phares';
export const allIngredients = (count: number) => `Tous les ingrédients (${count})`;
export const specificInformation = 'Informations détaillées';
export const showSpecific = 'Voir les informations détaillées';
export const noSpecific = 'Pas d’informations détaillées disponibles.';
export const noInformation = 'Pas d’informations disponibles';
export const howToUse = 'Mode d’emploi';
export const usagePicture = (number: number) => `Mode d’emploi, image ${number}`;
export const relatedProducts = 'Vous aimerez aussi';
export const noRelated = 'Pas de produits similaires';
