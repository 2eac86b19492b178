import { PAGE_SIZE } from '@uruhu/contract/constants';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { pageCount } from '@uruhu/contract/rules/pagination';
import { data } from 'react-router';
import { ChoiceForm } from '#app/components/listing/choice-form.tsx';
import listingCss from '#app/components/listing/listing.module.css';
import { ListingGrid } from '#app/components/listing/listing.tsx';
import { apiContext } from '#app/context.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { choiceFrom, pageFrom, toListing } from '#app/lib/listing.ts';
import { paths } from '#app/lib/paths.ts';
import { pageOf, toSection } from '#app/lib/section.ts';
import { useCategories } from '#app/lib/shop.ts';
import { trailTo } from '#app/lib/tree.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { Select } from '#app/ui/select.tsx';
import * as words from '#messages/catalogue';
import type { Route } from './+types/category.ts';
import css from './category.module.css';

const SORTS = ['new', 'best', 'price', '-price'] as const;
const SORT_CHOICES = SORTS.map((value) => ({ value, label: words.categorySorts[value] }));

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const page = pageFrom(searchParams);
  const sort = choiceFrom(searchParams, 'sort', SORTS);
  const answer = await context.get(apiContext).category(params.categoryId, { page, pagination: PAGE_SIZE.category, sortBy: sort });
  if (!answer.ok && answer.status === 404) throw data(MESSAGE.categoryMissing, { status: 404 });
  return pageOf({
    sort,
    category: answer.ok ? answer.data.category : null,
    listing: toSection(answer, (found) => toListing(found, page, PAGE_SIZE.category)),
  });
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const name = loaderData?.category?.name ?? words.allTitle;
  const page = loaderData?.listing.ok ? loaderData.listing.data.page : 1;
  return describePage(matches, {
    title: words.categoryTitle(name),
    description: words.categoryDescription(name),
    path: paths.category(params.categoryId, { page }),
  });
}

export default function CategoryPage({ loaderData: { category, listing, sort }, params }: Route.ComponentProps) {
  const id = params.categoryId;
  const tree = useCategories();
  // The tree still knows the name when the list itself did not load.
  const name = category?.name ?? trailTo(tree, id).at(-1)?.name ?? '';
  const sorted = sort === SORTS[0] ? {} : { sort };
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          ...(category?.ancestors ?? []).map((above) => ({ label: above.name, to: paths.category(above.category_id) })),
          { label: name },
        ]}
      />
      <div className={listingCss.head}>
        <h1 className="h1">{words.categoryTitle(name)}</h1>
        {listing.ok && (
          <p className="muted" role="status">
            {words.itemsAndPage(listing.data.count, listing.data.page, pageCount(listing.data.count, listing.data.perPage))}
          </p>
        )}
      </div>
      {category && category.children.length > 0 && (
        <nav className={css.subcats} aria-label={words.subcategories}>
          <PageLink className={css.chip} to={paths.category(id)} aria-current="page">
            {words.allOf(name)}
          </PageLink>
          {category.children.map((child) => (
            <PageLink className={css.chip} key={child.category_id} to={paths.category(child.category_id)}>
              {child.name}
            </PageLink>
          ))}
        </nav>
      )}
      <div className={css.sort}>
        <ChoiceForm action={paths.category(id)}>
          <Select label={words.sortBy} name="sort" choices={SORT_CHOICES} defaultValue={sort} key={sort} />
        </ChoiceForm>
      </div>
      <ListingGrid listing={listing} hrefFor={(page) => paths.category(id, { ...sorted, page })} empty={{ title: words.noProducts }} />
    </div>
  );
}
