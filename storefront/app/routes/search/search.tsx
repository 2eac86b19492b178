import { PAGE_SIZE } from '@uruhu/contract/constants';
import { countPages } from '@uruhu/contract/rules/pagination';
import { findPriceInText } from '@uruhu/contract/rules/prices/price-in-text';
import { redirect } from 'react-router';
import { apiContext } from '#app/context.ts';
import { countChosen, parsePriceBounds } from '#app/features/filters/filters.ts';
import { describeList } from '#app/features/listing/describe-list.ts';
import { FilteredList } from '#app/features/listing/filtered-list.tsx';
import { type ListConfig, type ListParams, parseListParams, toListQuery } from '#app/features/listing/list-params.ts';
import listingCss from '#app/features/listing/listing.module.css';
import { loadListing } from '#app/features/listing/load-listing.ts';
import { SHARED_SORTS, toSortChoices } from '#app/features/listing/sorts.ts';
import { toPageCard } from '#app/features/products/card-product.server.ts';
import { findHelpTopic } from '#app/features/search/help-topics.ts';
import { paths } from '#app/lib/paths.ts';
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/catalogue/catalogue';
import type { Route } from './+types/search.ts';
import { NothingFound } from './nothing-found.tsx';
import css from './search.module.css';

/** Sorting by relevance needs a query. */
const listSorts = (q: string) => (q ? (['relevance', ...SHARED_SORTS] as const) : SHARED_SORTS);
const getListConfig = (q: string): ListConfig => ({ sorts: listSorts(q), perPage: PAGE_SIZE.search });

const POPULAR_MAX = 4;

export { LIST_PARAMETERS as queryParameters } from '#app/features/filters/filters.ts';

/** Removes further prices too, as each one would lead to another redirect. */
function removePrices(text: string): string {
  const price = findPriceInText(text);
  return price && price.textWithoutPrice !== text ? removePrices(price.textWithoutPrice) : text;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const config = getListConfig((url.searchParams.get('q') ?? '').trim());
  const urlParams = parseListParams(url.searchParams, config);
  const price = findPriceInText(urlParams.q);
  // Turns a price in the query into a filter, so that the shopper can remove it like any other filter.
  if (price) {
    const bounds = parsePriceBounds(price.min_rwf?.toString() ?? null, price.max_rwf?.toString() ?? null);
    throw redirect(paths.search(toListQuery(urlParams, { q: removePrices(urlParams.q), chosen: { ...urlParams.chosen, ...bounds } })));
  }
  const { listParams, list } = await loadListing(api, urlParams, config);
  if (!list.ok || list.data.count > 0) return { listParams, list, popular: [] };
  const best = await api.filterProducts(1, { tags: ['BEST SELLER'], sortBy: 'best', pagination: POPULAR_MAX });
  return { listParams, list, popular: best.ok ? best.data.results.map((product) => toPageCard(product)) : [] };
}

/** The brand, if it is the only filter and there is no query. */
const findOnlyBrand = ({ q, chosen }: ListParams) => (q === '' && countChosen(chosen) === 1 ? (chosen.brand?.[0] ?? null) : null);

const getTitle = (listParams: ListParams) => (listParams.q ? messages.searchResults : (findOnlyBrand(listParams) ?? messages.allTitle));

/** A function that builds the canonical URL of a page of a brand's list; null for any other search, which search engines must not index. */
function getCanonicalHrefBuilder(listParams: ListParams, count: number): ((page: number) => string) | null {
  const brand = findOnlyBrand(listParams);
  return brand && count > 0 && !listParams.sort && !listParams.perPage ? (page) => paths.search({ b: brand, page }) : null;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const listParams = loaderData?.listParams ?? { q: '', page: 1, chosen: {} };
  const title = getTitle(listParams);
  return describeList(matches, {
    title: listParams.q ? `${title} ${messages.resultsFor(listParams.q)}` : title,
    description: messages.searchDescription(listParams.q || title),
    listing: loaderData?.list,
    buildHref: getCanonicalHrefBuilder(listParams, loaderData?.list.ok ? loaderData.list.data.count : 0),
  });
}

export default function Search({ loaderData: { listParams, list, popular } }: Route.ComponentProps) {
  const { q } = listParams;
  const title = getTitle(listParams);
  const correctedTerm = list.ok ? list.data.correctedTerm : null;
  const ignoredTerms = list.ok && list.data.count > 0 ? list.data.ignoredTerms : [];
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: title }]} />
      <div className={listingCss.head}>
        <h1 className="h1">{title}</h1>
        {q && <p className={`muted ${css.query}`}>{messages.resultsFor(q)}</p>}
        {list.ok && (
          <p className="muted">{messages.itemsAndPage(list.data.count, list.data.page, countPages(list.data.count, list.data.perPage))}</p>
        )}
      </div>
      {correctedTerm && (
        <p className={css.note}>
          {messages.didYouMean}{' '}
          <PageLink className="link" to={paths.search(toListQuery(listParams, { q: correctedTerm }))}>
            {correctedTerm}
          </PageLink>
          ?
        </p>
      )}
      {ignoredTerms.length > 0 && <p className={css.note}>{messages.nothingFrom(ignoredTerms.join(' '))}</p>}
      <Help query={q} />
      <FilteredList
        listParams={listParams}
        list={list}
        path={paths.search}
        sorts={toSortChoices(listSorts(q))}
        empty={<NothingFound listParams={listParams} popular={popular} />}
      />
    </div>
  );
}

function Help({ query }: { query: string }) {
  const help = findHelpTopic(query);
  if (!help) return null;
  return (
    <p className={css.note}>
      {messages.lookingFor}{' '}
      <PageLink className="link" to={help.to}>
        {messages.helpTopics[help.topic]}
      </PageLink>
    </p>
  );
}
