/** Messages of lists: best, new, deals, all products, categories, brands, search. */
import type { Filter, FilterSort } from '@uruhu/contract/catalogue/filters';
import { formatRwf } from '@uruhu/contract/rules/prices/money';

export { category_not_found as categoryMissing } from '@uruhu/contract/messages/rw/refusals';

export const bestTitle = 'Ibikunzwe cyane';
export const bestDescription = 'Ibyo kwita ku ruhu no kwisiga byo muri Koreya abahahira mu Rwanda bagura cyane.';
export const bestEmpty = 'Ubu nta bikunzwe cyane bihari.';
export const newTitle = 'Ibishya';
export const newDescription = 'Ibigeze mu iduka vuba: ibishya byo kwita ku ruhu, kurinda izuba no kwisiga byo muri Koreya, mu Rwanda.';
export const newEmpty = 'Ubu nta bicuruzwa bishya bihari.';
export const dealsTitle = 'Ibicuruzwa bigezweho';
export const dealsDescription = 'Ibyagabanyijwe byo kwita ku ruhu no kwisiga byo muri Koreya, bikugezwaho i Kigali.';
export const dealsEmpty = 'Nta bicuruzwa bigezweho bihari.';
export const allTitle = 'Ibicuruzwa byose';
export const allDescription =
  'Ibicuruzwa byose by’iduka byo kwita ku ruhu, kwisiga, kurinda izuba no kwita ku musatsi byo muri Koreya, n’ibiciro mu mafaranga.';
export const showing = (first: number, last: number, count: number) => `Ibicuruzwa ${first}-${last} kuri ${count}`;
const items = (count: number) => `Ibicuruzwa: ${count}`;
const pageOf = (page: number, pages: number) => `Urupapuro rwa ${page} kuri ${pages}`;
export const itemsAndPage = (count: number, page: number, pages: number) =>
  // A page past the end has no number to show.
  count === 0 || page > pages ? items(count) : `${items(count)} · ${pageOf(page, pages)}`;
export const searchProducts = 'Shakisha ibicuruzwa';
export const search = 'Shakisha';
export const sortBy = 'Tondeka';
export const perPage = 'Ibicuruzwa ku rupapuro';
export const perPageChoice = (count: number) => `${count} ku rupapuro`;
export const apply = 'Koresha';
export const noProducts = 'Nta bicuruzwa byabonetse';
export const noProductsHint = 'Reba uko wanditse, cyangwa ugerageze ijambo ryoroshye nka tona cyangwa sunscreen.';
export const nothingHasAll = 'Nta gicuruzwa gifite ibyo wahisemo byose. Hitamo bike.';
export const emptyPageHint = 'Uru rupapuro rw’urutonde rurimo ubusa.';
export const lastPage = 'Jya ku rupapuro rwa nyuma';
export const seeAllProducts = 'Reba ibicuruzwa byose';
export const sorts: Record<FilterSort, string> = {
  relevance: 'Ibihuye cyane',
  new: 'Ibishya',
  best: 'Ibikunzwe',
  rating: 'Iby’amanota menshi',
  price: 'Ibihendutse mbere',
  '-price': 'Ibihenze mbere',
  discounted_price: 'Ibihendutse mbere',
  '-discounted_price': 'Ibihenze mbere',
  created_at: 'Ibishya mbere',
  '-created_at': 'Ibya kera mbere',
  name: 'Izina, A kugeza Z',
  '-name': 'Izina, Z kugeza A',
};
export const filter = 'Shungura';
export const filterButton = (chosen: number) => (chosen === 0 ? 'Shungura' : `Shungura (${chosen})`);
export const filterGroups: Record<Filter | 'price', string> = {
  category_id: 'Icyiciro',
  price: 'Igiciro',
  tags: 'Utumenyetso',
  features: 'Ibikiranga',
  skin_concern: 'Ikibazo cy’uruhu',
  skin_type: 'Ubwoko bw’uruhu',
  fomulation: 'Imiterere',
  keywords: 'Amagambo',
  brand: 'Ikirango',
  ingredients: 'Ibikigize',
  without: 'Ibitarimo',
};
/** The name of a value outside its group, where an avoided ingredient must say that it is avoided. */
export const withoutValue = (label: string) => `Hatarimo: ${label}`;
export const chosenFilters = 'Ibyo wahisemo gushungura';
/** A chosen filter whose name another one has too. */
export const filterOfGroup = (group: string, filter: string) => `${group}: ${filter}`;
export const removeFilter = (label: string) => `Kuraho: ${label}`;
export const clearAll = 'Kuraho byose';
export const chosenIn = (count: number) => `Byahiswemo: ${count}`;
export const showAll = (count: number) => `Erekana byose (${count})`;
export const productsAfterCount = (_count: number) => ' ibicuruzwa';
/** `count` is null while it loads. */
export const showProducts = (count: number | null) => (count === null ? 'Reba byose' : `Reba byose (${count})`);
export const priceBounds = { min: 'Igiciro cyo hasi mu mafaranga', max: 'Igiciro cyo hejuru mu mafaranga' } as const;
export const priceTo = '–';
export const priceChip = (min_rwf?: number, max_rwf?: number) => {
  if (min_rwf === undefined) return `Kugeza kuri ${formatRwf(max_rwf ?? 0)}`;
  if (max_rwf === undefined) return `Guhera kuri ${formatRwf(min_rwf)}`;
  return `${formatRwf(min_rwf).replace(' RWF', '')} kugeza ${formatRwf(max_rwf)}`;
};
export const categoryTitle = (name: string) => `Ibicuruzwa: ${name}`;
export const categoryDescription = (name: string) => `${name} byo muri Koreya mu Rwanda: ibiciro mu mafaranga, kubikugezaho i Kigali.`;
export const subcategories = 'Ibyiciro birimo';
export const allOf = (name: string) => `${name}: byose`;
export const brandsTitle = 'Ibirango';
export const brandsDescription = 'Ibirango byose by’ubwiza byo muri Koreya iduka rifite, kuva kuri A kugeza kuri Z.';
export const letters = 'Inyuguti';
export const otherLetter = '0-9';
export const productCount = (count: number) => `Ibicuruzwa: ${count}`;
export const noBrands = 'Nta birango bihari';
export const searchResults = 'Ibyabonetse';
export const searchDescription = (query: string) => `Ibicuruzwa: ${query}`;
export const resultsFor = (query: string) => `kuri “${query}”`;
export const didYouMean = 'Washakaga kuvuga';
export const nothingFrom = (words: string) => `Nta cyo dufite kuri “${words}”. Ibi ni byo bicuruzwa biri hafi yabyo.`;
export const lookingFor = 'Ukeneye ubufasha?';
export const helpTopics = {
  delivery: 'Ibibazo ku kugezwaho ibicuruzwa',
  returns: 'Ibibazo ku gusubiza ibicuruzwa',
  tracking: 'Kurikirana komande yawe',
  paying: 'Uko wishyura',
  account: 'Injira muri konti yawe',
  wishlist: 'Ibyo wifuza',
  deals: 'Reba ibyagabanyijwe byose',
} as const;
export const browseCategories = 'Reba ibiri mu iduka';
export const othersBuy = 'Ibyo abandi bagura';
