/** Messages of the suggestions under the search box. */
export const suggestions = 'Ibyo washakisha';
export const groups = { query: 'Ibyashakishijwe', brand: 'Ibirango', category: 'Ibyiciro', product: 'Ibicuruzwa' };
export const didYouMean = 'Washakaga kuvuga';
export const within = (category: string) => `muri ${category}`;
export const products = (count: number) => `Ibicuruzwa: ${count}`;
export const seeAll = (text: string) => `Reba ibyabonetse byose kuri “${text}”`;
export const nothingFound = (text: string) => `Nta cyabonetse kuri “${text}”. Gerageza andi magambo, cyangwa make.`;
export const found = (count: number) => `Ibyo washakisha: ${count}`;
