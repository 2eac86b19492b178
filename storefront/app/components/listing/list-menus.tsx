import { PAGE_SIZES_TO_CHOOSE } from '@uruhu/contract/constants';
import type { FilterSort } from '@uruhu/contract/filters';
import { type Asked, listQuery } from '#app/lib/asked.ts';
import { useGo } from '#app/lib/go.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import { apply, perPageChoice, perPage as perPageLabel, sortBy } from '#messages/catalogue';
import css from './listing.module.css';

/** The first is the default. */
export type SortChoices = readonly { value: FilterSort; label: string }[];

type ListMenusProps = {
  asked: Asked;
  sorts: SortChoices;
  /** The default page size, where the shopper may choose one. */
  perPage?: number | undefined;
  action: string;
  hrefFor: (asked: Asked) => string;
};

/** In what order a list is shown, and how much of it at once: done as soon as it is chosen, by a button where there are no scripts. */
export function ListMenus({ asked, sorts, perPage, action, hrefFor }: ListMenusProps) {
  const go = useGo();
  // A menu whose choice cannot be had now shows again what is.
  const change = (menu: HTMLSelectElement, before: string, some: Partial<Asked>) => {
    if (!go(hrefFor({ ...asked, page: 1, ...some }), { preventScrollReset: true })) menu.value = before;
  };
  const { sort: _, perPage: __, page: ___, ...kept } = listQuery(asked);
  const sort = asked.sort ?? sorts[0]?.value ?? '';
  const size = String(asked.perPage ?? perPage);
  return (
    <form action={action} className={css.menus}>
      {Object.entries(kept).flatMap(([name, values]) =>
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
        key={asked.sort}
        defaultValue={sort}
        onChange={({ target }) => change(target, sort, { sort: sorts.slice(1).find(({ value }) => value === target.value)?.value })}
      />
      {perPage && (
        <Select
          label={perPageLabel}
          name="perPage"
          choices={PAGE_SIZES_TO_CHOOSE.map((one) => ({ value: String(one), label: perPageChoice(one) }))}
          key={`per page ${asked.perPage}`}
          defaultValue={size}
          onChange={({ target }) =>
            change(target, size, { perPage: PAGE_SIZES_TO_CHOOSE.find((one) => one !== perPage && String(one) === target.value) })
          }
        />
      )}
      <Button type="submit" kind="line" className="no-script">
        {apply}
      </Button>
    </form>
  );
}
