/** Messages of lists: best, new, deals, all products, categories, brands, search. */
import type { Filter, FilterSort } from '@uruhu/contract/catalogue/filters';
import { formatRwf } from '@uruhu/contract/rules/prices/money';

export { category_not_found as categoryMissing } from '@uruhu/contract/messages/fr/refusals';

export const bestTitle = 'Meilleures ventes';
export const bestDescription = 'Les soins et le maquillage coréens les plus achetés au Rwanda.';
export const bestEmpty = 'Pas de meilleures ventes en ce moment.';
export const newTitle = 'Nouveautés';
export const newDescription = 'Ce qui vient d’arriver à la boutique : nouveaux soins, solaires et maquillage coréens au Rwanda.';
export const newEmpty = 'Pas de nouveautés en ce moment.';
export const dealsTitle = 'Produits tendance';
export const dealsDescription = 'Les bons plans sur les soins et le maquillage coréens, livrés à Kigali.';
export const dealsEmpty = 'Pas de produits tendance disponibles.';
export const allTitle = 'Tous les produits';
export const allDescription =
  'Tous les soins, le maquillage, les solaires et les produits capillaires coréens de la boutique, avec leurs prix en francs.';
export const showing = (first: number, last: number, count: number) =>
  count > 1 ? `${first} à ${last} sur ${count} produits` : `${first} à ${last} sur ${count} produit`;
const items = (count: number) => (count > 1 ? `${count} articles` : `${count} article`);
const pageOf = (page: number, pages: number) => `Page ${page} sur ${pages}`;
export const itemsAndPage = (count: number, page: number, pages: number) =>
  // A page past the end has no number to show.
  count === 0 || page > pages ? items(count) : `${items(count)} · ${pageOf(page, pages)}`;
export const searchProducts = 'Rechercher des produits';
export const search = 'Rechercher';
export const sortBy = 'Trier par';
export const perPage = 'Produits par page';
export const perPageChoice = (count: number) => `${count} par page`;
export const apply = 'Appliquer';
export const noProducts = 'Aucun produit trouvé';
export const noProductsHint = 'Vérifiez l’orthographe, ou essayez un mot plus simple, comme tonique ou solaire.';
export const nothingHasAll = 'Aucun produit ne réunit tous ces choix. Choisissez-en un peu moins.';
export const emptyPageHint = 'Cette page de la liste est vide.';
export const lastPage = 'Aller à la dernière page';
export const seeAllProducts = 'Voir tous les produits';
export const sorts: Record<FilterSort, string> = {
  relevance: 'Pertinence',
  new: 'Nouveautés',
  best: 'Meilleures ventes',
  rating: 'Mieux notés',
  price: 'Prix croissant',
  '-price': 'Prix décroissant',
  discounted_price: 'Prix croissant',
  '-discounted_price': 'Prix décroissant',
  created_at: 'Plus récents d’abord',
  '-created_at': 'Plus anciens d’abord',
  name: 'Nom, de A à Z',
  '-name': 'Nom, de Z à A',
};
export const filter = 'Filtrer';
export const filterButton = (chosen: number) => (chosen === 0 ? 'Filtrer' : `Filtrer (${chosen})`);
export const filterGroups: Record<Filter | 'price', string> = {
  category_id: 'Catégorie',
  price: 'Fourchette de prix',
  tags: 'Étiquettes',
  features: 'Atouts',
  skin_concern: 'Besoin de la peau',
  skin_type: 'Type de peau',
  fomulation: 'Texture',
  keywords: 'Mots-clés',
  brand: 'Marque',
  ingredients: 'Ingrédients',
  without: 'Sans',
};
/** The name of a value outside its group, where an avoided ingredient must say that it is avoided. */
export const withoutValue = (label: string) => `Sans ${label}`;
export const chosenFilters = 'Filtres choisis';
/** A chosen filter whose name another one has too. */
export const filterOfGroup = (group: string, filter: string) => `${group} : ${filter}`;
export const removeFilter = (label: string) => `Retirer ${label}`;
export const clearAll = 'Tout effacer';
export const chosenIn = (count: number) => (count > 1 ? `${count} choisis` : `${count} choisi`);
export const showAll = (count: number) => (count > 1 ? `Afficher les ${count}` : 'Tout afficher');
export const productsAfterCount = (count: number) => (count > 1 ? ' produits' : ' produit');
/** `count` is null while it loads. */
export const showProducts = (count: number | null) => {
  if (count === null) return 'Voir les produits';
  return count > 1 ? `Voir ${count} produits` : `Voir ${count} produit`;
};
export const priceBounds = { min: 'Prix minimum en francs', max: 'Prix maximum en francs' } as const;
export const priceTo = 'à';
export const priceChip = (min_rwf?: number, max_rwf?: number) => {
  if (min_rwf === undefined) return `Jusqu’à ${formatRwf(max_rwf ?? 0)}`;
  if (max_rwf === undefined) return `À partir de ${formatRwf(min_rwf)}`;
  return `${formatRwf(min_rwf).replace(' RWF', '')} à ${formatRwf(max_rwf)}`;
};
export const categoryTitle = (name: string) => `${name} : nos produits`;
export const categoryDescription = (name: string) => `${name} de Corée au Rwanda : prix en francs, livraison à Kigali.`;
export const subcategories = 'Sous-catégories';
export const allOf = (name: string) => `Tout voir dans ${name}`;
export const brandsTitle = 'Marques';
export const brandsDescription = 'Toutes les marques de beauté coréennes de la boutique, de A à Z.';
export const letters = 'Lettres';
export const otherLetter = '0-9';
export const productCount = (count: number) => (count > 1 ? `${count} produits` : `${count} produit`);
export const noBrands = 'Aucune marque disponible';
export const searchResults = 'Résultats';
export const searchDescription = (query: string) => `Produits pour ${query}`;
export const resultsFor = (query: string) => `pour « ${query} »`;
export const didYouMean = 'Vouliez-vous dire';
export const nothingFrom = (words: string) => `Nous n’avons rien pour « ${words} ». Voici les produits les plus proches.`;
export const lookingFor = 'Besoin d’aide ?';
export const helpTopics = {
  delivery: 'Questions sur la livraison',
  returns: 'Questions sur les retours',
  tracking: 'Suivre votre commande',
  paying: 'Comment payer',
  account: 'Se connecter à votre compte',
  wishlist: 'Vos favoris',
  deals: 'Voir tous les bons plans',
} as const;
export const browseCategories = 'Parcourir la boutique';
export const othersBuy = 'Ce que les autres achètent';
