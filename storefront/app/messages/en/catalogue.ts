/** Words of lists: best, new, deals, all products, categories, brands, search. */
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
  // Past the end there is no page to name.
  count === 0 || page > pages ? items(count) : `${items(count)} · ${pageOf(page, pages)}`;
export const searchProducts = 'Search products';
export const search = 'Search';
export const sortBy = 'Sort by';
export const perPage = 'Products per page';
export const perPageChoice = (count: string) => `${count} per page`;
export const apply = 'Apply';
export const noProducts = 'No products found';
export const noProductsHint = 'Check the spelling, or try a simpler word like toner or sunscreen.';
export const emptyPageHint = 'This page of the list is empty.';
export const firstPage = 'Back to the first page';
export const seeAllProducts = 'See all products';
export const sorts = {
  created_at: 'Newest first',
  '-created_at': 'Oldest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  discounted_price: 'Price, low to high',
  '-discounted_price': 'Price, high to low',
} as const;
export const categorySorts = { new: 'New', best: 'Best', price: 'Price low to high', '-price': 'Price high to low' } as const;
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
export const removeBrand = (brand: string) => `Show all brands, not only ${brand}`;
