import { PAGE_SIZE } from '@uruhu/contract/constants';
import { pageCount } from '@uruhu/contract/rules/pagination';
import { redirect } from 'react-router';
import { FilteredList } from '#app/components/listing/filtered-list.tsx';
import listingCss from '#app/components/listing/listing.module.css';
import { apiContext } from '#app/context.ts';
import { type Asked, askedFrom, type ListKind, listQuery } from '#app/lib/asked.ts';
import { toPageCard } from '#app/lib/card.server.ts';
import { describeList } from '#app/lib/describe-list.ts';
import { chosenCount } from '#app/lib/filters.ts';
import { helpFor } from '#app/lib/help-words.ts';
import { loadListing } from '#app/lib/load-listing.ts';
import { paths } from '#app/lib/paths.ts';
import { priceInWords } from '#app/lib/price-words.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/catalogue';
import type { Route } from './+types/search.ts';
import { NothingFound } from './nothing-found.tsx';
import css from './search.module.css';

const SORTS = ['new', 'best', 'rating', 'discounted_price', '-discounted_price'] as const;
/** Only what is searched for can match better or worse. */
const sortsFor = (q: string) => (q ? (['relevance', ...SORTS] as const) : SORTS);
const kindFor = (q: string): ListKind => ({ sorts: sortsFor(q), perPage: PAGE_SIZE.search });

const POPULAR = 4;

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const kind = kindFor((url.searchParams.get('q') ?? '').trim());
  const asked = askedFrom(url.searchParams, kind);
  const priced = priceInWords(asked.q);
  // A price among the words is a filter, shown as one and as easily taken off again.
  if (priced) throw redirect(paths.search(listQuery(asked, { q: priced.q, chosen: { ...asked.chosen, ...priced.price } })));
  const list = await loadListing(api, asked, kind);
  if (!list.ok || list.data.count > 0) return { asked, list, popular: [] };
  const best = await api.filterProducts(1, { tags: ['BEST SELLER'], sortBy: 'best', pagination: POPULAR });
  return { asked, list, popular: best.ok ? best.data.results.map((product) => toPageCard(product)) : [] };
}

/** The brand, where the list is one brand's and nothing else. */
const onlyBrand = ({ q, chosen }: Asked) => (q === '' && chosenCount(chosen) === 1 ? (chosen.brand?.[0] ?? null) : null);

const titleOf = (asked: Asked) => (asked.q ? words.searchResults : (onlyBrand(asked) ?? words.allTitle));

/** A brand's page is for search engines, if there is such a brand. A search is not, and all products have an address of their own. */
function ownAddress(asked: Asked, count: number): ((page: number) => string) | null {
  const brand = onlyBrand(asked);
  return brand && count > 0 && !asked.sort && !asked.perPage ? (page) => paths.search({ b: brand, page }) : null;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const asked = loaderData?.asked ?? { q: '', page: 1, chosen: {} };
  const title = titleOf(asked);
  return describeList(matches, {
    title: asked.q ? `${title} ${words.resultsFor(asked.q)}` : title,
    description: words.searchDescription(asked.q || title),
    listing: loaderData?.list,
    hrefFor: ownAddress(asked, loaderData?.list.ok ? loaderData.list.data.count : 0),
  });
}

export default function Search({ loaderData: { asked, list, popular } }: Route.ComponentProps) {
  const { q } = asked;
  const title = titleOf(asked);
  const corrected = list.ok ? list.data.corrected : null;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: title }]} />
      <div className={listingCss.head}>
        <h1 className="h1">{title}</h1>
        {q && <p className={`muted ${css.query}`}>{words.resultsFor(q)}</p>}
        {list.ok && (
          <p className="muted">{words.itemsAndPage(list.data.count, list.data.page, pageCount(list.data.count, list.data.perPage))}</p>
        )}
      </div>
      {corrected && (
        <p className={css.note}>
          {words.didYouMean}{' '}
          <PageLink className="link" to={paths.search({ q: corrected })}>
            {corrected}
          </PageLink>
          ?
        </p>
      )}
      <Help query={q} />
      <FilteredList
        {...{ asked, list }}
        path={paths.search}
        sorts={sortsFor(q).map((value) => ({ value, label: words.searchSorts[value] }))}
        empty={<NothingFound asked={asked} popular={popular} />}
      />
    </div>
  );
}

function Help({ query }: { query: string }) {
  const help = helpFor(query);
  if (!help) return null;
  return (
    <p className={css.note}>
      {words.lookingFor}{' '}
      <PageLink className="link" to={help.to}>
        {words.helpTopics[help.topic]}
      </PageLink>
    </p>
  );
}
