/** Messages of the suggestions under the search box. */
export const suggestions = 'Suggestions';
export const groups = { query: 'Recherches', brand: 'Marques', category: 'Catégories', product: 'Produits' };
export const didYouMean = 'Vouliez-vous dire';
export const within = (category: string) => `dans ${category}`;
export const products = (count: number) => (count > 1 ? `${count} produits` : `${count} produit`);
export const seeAll = (text: string) => `Voir tous les résultats pour « ${text} »`;
export const nothingFound = (text: string) => `Rien trouvé pour « ${text} ». Essayez d’autres mots, ou moins de mots.`;
export const found = (count: number) => (count > 1 ? `${count} suggestions` : `${count} suggestion`);
