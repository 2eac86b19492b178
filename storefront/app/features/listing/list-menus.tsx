import { PAGE_SIZES_TO_CHOOSE } from '@uruhu/contract/constants';
import { toUrlParams } from '#app/features/filters/filters.ts';
import { useOnlineNavigate } from '#app/lib/navigate.ts';
import { Button } from '#app/ui/button.tsx';
import { apply, perPageChoice, perPage as perPageLabel, sortBy } from '#messages/catalogue/catalogue';
import type { ListParams } from './list-params.ts';
import css from './listing.module.css';
import { Select } from './select.tsx';
import type { SortChoices } from './sorts.ts';

type ListMenusProps = {
  listParams: ListParams;
  /** The first is the default. */
  sorts: SortChoices;
  /** The default page size, where the shopper may choose one. */
  perPage?: number | undefined;
  action: string;
  buildHref: (listParams: ListParams) => string;
};

/** The menus for sort order and page size. A choice takes effect at once; without JavaScript, a button submits it. */
export function ListMenus({ listParams, sorts, perPage, action, buildHref }: ListMenusProps) {
  const navigateOnline = useOnlineNavigate();
  // Offline the list cannot change, so the menu goes back to its previous value.
  const change = (menu: HTMLSelectElement, previousValue: string) => {
    // Reads both menus, because the page may still be loading what was chosen in the other.
    const fields = new FormData(menu.form ?? undefined);
    const changes: Partial<ListParams> = {
      sort: sorts.slice(1).find(({ value }) => value === fields.get('sort'))?.value,
      perPage: PAGE_SIZES_TO_CHOOSE.find((choice) => choice !== perPage && String(choice) === fields.get('perPage')),
    };
    if (!navigateOnline(buildHref({ ...listParams, page: 1, ...changes }), { preventScrollReset: true })) menu.value = previousValue;
  };
  // Submitted without JavaScript. A filter with several values needs a field for each.
  const hiddenFields = { q: listParams.q, ...toUrlParams(listParams.chosen) };
  const sort = listParams.sort ?? sorts[0]?.value ?? '';
  const size = String(listParams.perPage ?? perPage);
  return (
    <form action={action} className={css.menus}>
      {Object.entries(hiddenFields).flatMap(([name, values]) =>
        [values]
          .flat()
          .map(
            (value) => value !== undefined && value !== '' && <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
          ),
      )}
      <Select
        label={sortBy}
        name="sort"
        choices={sorts}
        key={listParams.sort}
        defaultValue={sort}
        onChange={({ target }) => change(target, sort)}
      />
      {perPage && (
        <Select
          label={perPageLabel}
          name="perPage"
          choices={PAGE_SIZES_TO_CHOOSE.map((choice) => ({ value: String(choice), label: perPageChoice(choice) }))}
          key={`per page ${listParams.perPage}`}
          defaultValue={size}
          onChange={({ target }) => change(target, size)}
        />
      )}
      <Button type="submit" kind="line" className="no-script">
        {apply}
      </Button>
    </form>
  );
}
