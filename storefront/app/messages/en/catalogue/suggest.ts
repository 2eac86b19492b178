/** Messages of the suggestions under the search box. */
export const suggestions = 'Suggestions';
export const groups = { query: 'Searches', brand: 'Brands', category: 'Categories', product: 'Products' };
export const didYouMean = 'Did you mean';
export const within = (category: string) => `in ${category}`;
export const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);
export const seeAll = (text: string) => `See all results for “${text}”`;
export const nothingFound = (text: string) => `Nothing found for “${text}”. Try other words, or fewer.`;
export const found = (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`);
