import Button from '@mui/material/Button';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { loadList } from '#admin/api/records.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { useChosenIds, useCurrentList } from '#admin/ui/list/list-provider.tsx';

const PER_PAGE = 100;

/** Chooses all products that the search and the filters find, also those on other pages. */
export const ChooseAllFound = () => {
  const { total = 0, filter, sort } = useCurrentList();
  const { chosenIds, choose } = useChosenIds();
  const { isBusy, run } = useCall();
  if (total <= chosenIds.length || total > PRODUCT_LIMITS.products_per_change) return null;
  async function chooseAll() {
    const ids: string[] = [];
    for (let page = 1; (page - 1) * PER_PAGE < total; page++) {
      const { data } = await loadList('products', { page, perPage: PER_PAGE, sort, filter });
      ids.push(...data.map(({ id }) => id));
    }
    choose(ids);
  }
  return (
    <Button onClick={() => void run(chooseAll)} disabled={isBusy}>
      Choose all {total.toLocaleString('en-US')} found
    </Button>
  );
};
