/** Messages of components that many pages share. Each other file holds the messages of one screen, so a page loads only its own. */
/** The locale of dates. */
export const locale = 'fr-RW';
export const offline = 'Vous êtes hors ligne. Réessayez une fois la connexion revenue.';
export const partNotLoaded = 'Une partie de cette page ne s’est pas chargée.';
export const loadAgain = 'Recharger la page';
export const close = 'Fermer';
export const tryAgain = 'Réessayer';
export const errorOccurred = 'Une erreur est survenue. Veuillez réessayer.';
export const withErrorPrefix = (message: string) => `Erreur : ${message}`;
export const home = 'Accueil';
export const homeTitle = (shop: string) => `${shop} Rwanda`;
export const breadcrumb = 'Fil d’Ariane';
export const stars = (rating: string) => `${rating} étoiles sur 5`;
export const now = 'Maintenant';
export const before = 'Avant';
/** Before the lowest of several prices. */
export const from = 'dès';
export const soldOut = 'ÉPUISÉ';
export const percentOff = (percent: number) => `−${percent} %`;
export const pages = 'Pages';
export const page = (page: number) => `Page ${page}`;
export const previous = 'Précédent';
export const next = 'Suivant';
export const quantity = 'Quantité';
export const oneFewer = 'Un de moins';
export const oneMore = 'Un de plus';
export const dismiss = 'Masquer';
export const notifications = 'Notifications';
export const loading = 'Chargement';
export const scrollBack = (title: string) => `Faire défiler en arrière : ${title}`;
export const scrollOn = (title: string) => `Faire défiler en avant : ${title}`;
export const addToCart = 'Ajouter au panier';
export const addNamedToCart = (name: string) => `Ajouter au panier : ${name}`;
export const addedToCart = (name: string) => `${name} est dans votre panier !`;
export const viewCart = 'Voir le panier';
export const saveNamed = (name: string) => `Ajouter aux favoris : ${name}`;
export const reviewsAfterCount = (_count: number) => ' avis';
export const noReviewsYet = 'Pas encore d’avis';
