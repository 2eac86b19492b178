import Button from '@mui/material/Button';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { useDataProvider, useListContext } from 'ra-core';
import { useCall } from '#admin/forms/use-call.ts';

const PER_PAGE = 100;

/** Chooses all products that the search and the filters find, also those on other pages. */
export const ChooseAllFound = () => {
  const { total = 0, selectedIds, onSelect, filterValues, sort } = useListContext();
  const dataProvider = useDataProvider();
  const { isBusy, run } = useCall();
  if (total <= selectedIds.length || total > PRODUCT_LIMITS.products_per_change) return null;
  async function choose() {
    const ids: (string | number)[] = [];
    for (let page = 1; (page - 1) * PER_PAGE < total; page++) {
      const { data } = await dataProvider.getList('products', { pagination: { page, perPage: PER_PAGE }, sort, filter: filterValues });
      ids.push(...data.map(({ id }) => id));
    }
    onSelect(ids);
  }
  return (
    <Button onClick={() => void run(choose)} disabled={isBusy}>
      Choose all {total.toLocaleString('en-US')} found
    </Button>
  );
};
