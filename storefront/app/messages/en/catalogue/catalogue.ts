/** Messages of lists: best, new, deals, all products, categories, brands, search. */
import type { Filter, FilterSort } from '@uruhu/contract/catalogue/filters';
import { formatRwf } from '@uruhu/contract/rules/prices/money';

export { category_not_found as categoryMissing } from '@uruhu/contract/messages/en/refusals';

export const bestTitle = 'Best Sellers';
export const bestDescription = 'The Korean skin care and make-up that shoppers in Rwanda buy most.';
export const bestEmpty = 'No best sellers available at the moment.';
export const newTitle = 'New Arrivals';
export const newDescription = 'What has just come to the shop: new Korean skin care, sun care and make-up in Rwanda.';
export const newEmpty = 'No new products available at the moment.';
export const dealsTitle = 'Trending Products';
export const dealsDescription = 'Hot deals on Korean skin care and make-up, delivered in Kigali.';
export const dealsEmpty = 'No trending products available.';
export const allTitle = 'All Products';
export const allDescription = 'Every Korean skin care, make-up, sun care and hair product of the shop, with prices in francs.';
export const showing = (first: number, last: number, count: number) => `Showing ${first}-${last} of ${count} products`;
const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);
const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const itemsAndPage = (count: number, page: number, pages: number) =>
  // A page past the end has no number to show.
  count === 0 || page > pages ? items(count) : `${items(count)} · ${pageOf(page, pages)}`;
export const searchProducts = 'Search products';
export const search = 'Search';
export const sortBy = 'Sort by';
export const perPage = 'Products per page';
export const perPageChoice = (count: number) => `${count} per page`;
export const apply = 'Apply';
export const noProducts = 'No products found';
export const noProductsHint = 'Check the spelling, or try a simpler word like toner or sunscreen.';
export const nothingHasAll = 'Nothing has all of what is chosen. Choose a little less.';
export const emptyPageHint = 'This page of the list is empty.';
export const lastPage = 'Go to the last page';
export const seeAllProducts = 'See all products';
export const sorts: Record<FilterSort, string> = {
  relevance: 'Best match',
  new: 'New',
  best: 'Best',
  rating: 'Best rated',
  price: 'Price low to high',
  '-price': 'Price high to low',
  discounted_price: 'Price low to high',
  '-discounted_price': 'Price high to low',
  created_at: 'Newest first',
  '-created_at': 'Oldest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
};
export const filter = 'Filter';
export const filterButton = (chosen: number) => (chosen === 0 ? 'Filter' : `Filter (${chosen})`);
export const filterGroups: Record<Filter | 'price', string> = {
  category_id: 'Category',
  price: 'Price range',
  tags: 'Tags',
  features: 'Features',
  skin_concern: 'Skin concern',
  skin_type: 'Skin type',
  fomulation: 'Formulation',
  keywords: 'Keywords',
  brand: 'Brand',
  ingredients: 'Ingredients',
  without: 'Without',
};
/** The name of a value outside its group, where an avoided ingredient must say that it is avoided. */
export const withoutValue = (label: string) => `Without ${label}`;
export const chosenFilters = 'Chosen filters';
/** A chosen filter whose name another one has too. */
export const filterOfGroup = (group: string, filter: string) => `${group}: ${filter}`;
export const removeFilter = (label: string) => `Remove ${label}`;
export const clearAll = 'Clear all';
export const chosenIn = (count: number) => `${count} chosen`;
export const showAll = (count: number) => `Show all ${count}`;
export const productsAfterCount = (count: number) => (count === 1 ? ' product' : ' products');
/** `count` is null while it loads. */
export const showProducts = (count: number | null) => {
  if (count === null) return 'Show products';
  return count === 1 ? 'Show 1 product' : `Show ${count} products`;
};
export const priceBounds = { min: 'Lowest price in francs', max: 'Highest price in francs' } as const;
export const priceTo = 'to';
export const priceChip = (min_rwf?: number, max_rwf?: number) => {
  if (min_rwf === undefined) return `Up to ${formatRwf(max_rwf ?? 0)}`;
  if (max_rwf === undefined) return `From ${formatRwf(min_rwf)}`;
  return `${formatRwf(min_rwf).replace(' RWF', '')} to ${formatRwf(max_rwf)}`;
};
export const categoryTitle = (name: string) => `${name} Products`;
export const categoryDescription = (name: string) => `${name} from Korea in Rwanda: prices in francs, delivery in Kigali.`;
export const subcategories = 'Subcategories';
export const allOf = (name: string) => `All ${name}`;
export const brandsTitle = 'Brands';
export const brandsDescription = 'All Korean beauty brands of the shop, from A to Z.';
export const letters = 'Letters';
export const otherLetter = '0-9';
export const productCount = (count: number) => (count === 1 ? '1 product' : `${count} products`);
export const noBrands = 'No brands available';
export const searchResults = 'Search Results';
export const searchDescription = (query: string) => `Products for ${query}`;
export const resultsFor = (query: string) => `for “${query}”`;
export const didYouMean = 'Did you mean';
export const nothingFrom = (words: string) => `We have nothing for “${words}”. These are the nearest products.`;
export const lookingFor = 'Looking for help?';
export const helpTopics = {
  delivery: 'Questions about delivery',
  returns: 'Questions about returns',
  tracking: 'Track your order',
  paying: 'How to pay',
  account: 'Sign in to your account',
  wishlist: 'Your wishlist',
  deals: 'See all deals',
} as const;
export const browseCategories = 'Browse the shop';
export const othersBuy = 'What others buy';
