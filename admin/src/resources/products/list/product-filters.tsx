import { useListContext } from 'ra-core';
import { indentName, useCategoryTree } from '#admin/catalogue/category-choices.ts';
import { FilterTabs } from '#admin/ui/filter-tabs.tsx';
import { ChoiceFilter, SearchFilter } from '#admin/ui/list-filters.tsx';
import { useFilterChange } from '#admin/ui/use-filter-change.ts';
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
  const { filterValues } = useListContext();
  const changeFilter = useFilterChange();
  return (
    <BrandChoice
      label="Brand"
      value={filterValues.brand_id ?? null}
      onChange={(brand_id) => changeFilter((latest) => ({ ...latest, brand_id: brand_id ?? undefined }))}
      size="small"
      sx={{ width: 200 }}
    />
  );
};

const CategoryFilter = () => {
  const { data = [] } = useCategoryTree();
  const choices = Object.fromEntries(data.map((category) => [category.category_id, indentName(category)]));
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
