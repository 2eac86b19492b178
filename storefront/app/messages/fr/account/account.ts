/** Messages of the account layout: its menu and the page titles. Each page also has its own file. */
export const title = 'Mon compte';
export const about = 'Vos commandes, vos favoris, vos adresses et ce que la boutique sait de vous.';
export const menu = 'Menu du compte';
/** 'Hello' in Kinyarwanda. */
export const muraho = 'Muraho';
export const guest = 'bienvenue';
export const greeting = 'Votre peau, vos commandes, un seul endroit';
export const coupons = 'Codes promo';
export const points = 'Points fidélité';
/** A fixed text, because customers cannot earn points yet. */
export const pointsValue = '0.00 P';
export const unknown = '–';

export const myShopping = 'Mes achats';
export const trackOrders = 'Suivi des commandes';
export const cancellations = 'Commandes annulées';
export const cart = 'Panier';
export const wishList = 'Favoris';
export const myActivities = 'Mes échanges';
export const contactUs = 'Nous contacter';
export const reviews = 'Mes avis';
export const myProfile = 'Mon profil';
export const accountInfo = 'Mes informations';
export const beautyProfile = 'Profil beauté';
export const addresses = 'Adresses';
export const loginHistory = 'Historique de connexion';
export const deactivate = 'Désactiver le compte';
export const logout = 'Déconnexion';
