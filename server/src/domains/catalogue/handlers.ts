import { type FullProduct, PRODUCT_IDS_MAX } from '@uruhu/contract/catalogue/product';
import type { catalogueEndpoints } from '@uruhu/contract/endpoints/catalogue';
import type { searchEndpoints } from '@uruhu/contract/endpoints/search';
import type { AppContext } from '../../context.ts';
import { PREVIEW, UNCACHED_RESULT } from '../../http/costs/cost.ts';
import type { Handlers } from '../../http/handlers.ts';
import { buildNeighbourUrls } from '../../http/neighbours.ts';
import { done, refuse } from '../../lib/outcome.ts';
import type { Snapshot } from '../../snapshot.ts';
import { toCategoryName } from './category-tree.ts';
import { selectProducts } from './filters/selection.ts';
import { listByIds, listPage } from './lists/list.ts';
import { buildListReply, formatJsonMembers } from './lists/list-reply.ts';
import { findEntry } from './load.ts';
import { findPreview, isPreviewId } from './preview/find-preview.ts';
import { createDetailReader } from './read-detail.ts';
import { createSearchHandlers } from './search.handlers.ts';
import { createSearchResults, type SearchResults } from './search-results.ts';
import { buildCardPath, describeProductCard } from './share-card.ts';

/** For lists without a previous or next page; `url` is not used. */
const SINGLE_PAGE = { url: '', page: 1, pagination: PRODUCT_IDS_MAX };

type CatalogueHandlers = Handlers<typeof catalogueEndpoints>;

function createListHandlers(
  { snapshot, missedSearches }: AppContext,
  searchResults: SearchResults,
): Pick<CatalogueHandlers, 'products' | 'filterProducts'> {
  return {
    products: async ({ query, body, url, language, charge }) => {
      const { catalogue } = snapshot.current();
      if (body.product_ids) {
        // A form with one id sends it as a text instead of a list.
        const product_ids = [body.product_ids].flat();
        return buildListReply(listByIds(catalogue, product_ids, language), SINGLE_PAGE);
      }
      const matches = await searchResults.search(catalogue, body.search, language, () => charge(UNCACHED_RESULT));
      const selection = selectProducts(catalogue.filterIndex, {}, matches?.set);
      return buildListReply(listPage(catalogue, selection, { ...body, ...query, language }), {
        url,
        ...query,
        pagination: body.pagination,
      });
    },
    filterProducts: async ({ query, body, url, language, visitorAddress, charge }) => {
      // The API accepts `status` and `scope`, and ignores them.
      const { pagination, sortBy, status: _, scope: __, ...filters } = body;
      const { catalogue } = snapshot.current();
      const chargeFor = () => charge(UNCACHED_RESULT);
      const { matches, selected: selection, facets } = await searchResults.filter(catalogue, filters, language, chargeFor);
      // Counts only texts that match nothing even without filters: otherwise the shop has the product, and the filters exclude it.
      if (matches?.isMissed) missedSearches.count(filters.search ?? '', visitorAddress);
      const listedPage = listPage(catalogue, selection, { ...query, pagination, sortBy, language }, matches?.rankedPositions);
      const terms = { corrected_term: matches?.corrected ?? null, ignored_terms: matches?.ignored ?? [] };
      const members = `"facets":${facets},${formatJsonMembers(terms)}`;
      return buildListReply(listedPage, { url, ...query, pagination, members });
    },
  };
}

const createCategoryHandlers = ({ snapshot }: AppContext): Pick<CatalogueHandlers, 'parentCategories' | 'category'> => ({
  parentCategories: ({ language }) => done(snapshot.current().catalogue.categoriesByLanguage[language].topLevel),
  category: ({ params: { category_id }, query, url, language }) => {
    const { catalogue } = snapshot.current();
    const categories = catalogue.categoriesByLanguage[language];
    const node = categories.byId.get(category_id);
    if (!node) return refuse('category_not_found');
    const listedPage = listPage(catalogue, selectProducts(catalogue.filterIndex, { category_id: [category_id] }), {
      ...query,
      language,
    });
    const category = {
      ...toCategoryName(node),
      image: node.image,
      ancestors: categories.listAncestors(category_id),
      children: node.children.map(toCategoryName),
    };
    return buildListReply(listedPage, { url, ...query, members: formatJsonMembers({ category }) });
  },
});

/** Adds what depends on the settings, which can change while a detail is cached. `isPreview`: a preview has no card, even of a published product. */
function addSettings(product: FullProduct, { catalogue, content: { settings } }: Snapshot, isPreview: boolean): FullProduct {
  const entry = isPreview ? undefined : findEntry(catalogue, product.product_id);
  return {
    ...product,
    share_picture: entry ? buildCardPath(entry.product_id, describeProductCard(entry, settings.name)) : '',
    shipping_fee: product.shipping_fee !== null && settings.free_shipping ? 0 : product.shipping_fee,
  };
}

export function createCatalogueHandlers(context: AppContext): CatalogueHandlers & Handlers<typeof searchEndpoints> {
  const readDetail = createDetailReader(context);
  const searchResults = createSearchResults();
  return {
    ...createSearchHandlers(context, searchResults),
    ...createListHandlers(context, searchResults),
    ...createCategoryHandlers(context),
    brands: ({ query: { page }, body: { pagination: size }, url }) => {
      const { brands } = context.snapshot.current().catalogue;
      return done({
        results: brands.slice((page - 1) * size, page * size),
        count: brands.length,
        ...buildNeighbourUrls(url, { page, pageSize: size, count: brands.length }),
      });
    },
    product: async ({ params: { product_id }, language, charge }) => {
      const isPreview = isPreviewId(product_id);
      if (isPreview) await charge(PREVIEW);
      const product = await (isPreview
        ? findPreview(context.db, context.snapshot.current().catalogue, product_id, language)
        : readDetail(product_id, language));
      return product ? done(addSettings(product, context.snapshot.current(), isPreview)) : refuse('product_not_found');
    },
  };
}
