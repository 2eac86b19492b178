import { useMemo } from 'react';
import { listCategoryChoices, useCategoryTree } from '#admin/catalogue/category-choices.ts';
import { FilterTabs } from '#admin/ui/list/filter-tabs.tsx';
import { ChoiceFilter, SearchFilter } from '#admin/ui/list/list-filters.tsx';
import { useCurrentList } from '#admin/ui/list/list-provider.tsx';
import { BrandChoice } from '../form/brand-input.tsx';

const TABS = [
  { label: 'All', filter: {} },
  { label: 'Published', filter: { status: 'published' } },
  { label: 'Drafts', filter: { status: 'draft' } },
  { label: 'Scheduled', filter: { status: 'scheduled' } },
  { label: 'Archived', filter: { status: 'archived' } },
  { label: 'Low on stock', filter: { low_stock: true } },
  { label: 'Reduced', filter: { discounted: true } },
  { label: 'To check again', filter: { blocked: true } },
  { label: 'Without a picture', filter: { without_picture: true } },
];

const BrandFilter = () => {
  const { filter, changeFilter } = useCurrentList();
  const brandId = (filter.brand_id as string | undefined) ?? null;
  return useMemo(
    () => (
      <BrandChoice
        label="Brand"
        value={brandId}
        onChange={(brand_id) => changeFilter((latest) => ({ ...latest, brand_id: brand_id ?? undefined }))}
        size="small"
        sx={{ width: 200 }}
      />
    ),
    [brandId, changeFilter],
  );
};

const CategoryFilter = () => {
  const { data } = useCategoryTree();
  const choices = useMemo(() => listCategoryChoices(data ?? []), [data]);
  return <ChoiceFilter field="category_id" label="Category" choices={choices} />;
};

export const ProductFilters = () => (
  <>
    <FilterTabs label="Products to show" tabs={TABS} />
    <SearchFilter label="Search products" placeholder="Name, brand or id" />
    <BrandFilter />
    <CategoryFilter />
  </>
);
