import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { useState } from 'react';
import { type ListQuery, useList } from '#admin/api/records.ts';
import { useFormRecord } from '#admin/forms/record-context.ts';
import { useField } from '#admin/forms/use-field.ts';
import type { ListedProduct } from '../product-terms.ts';

const BY_NAME: ListQuery = { sort: { field: 'name', order: 'ASC' } };
const formatName = ({ brand, name }: ListedProduct) => `${toPlainName(brand)} · ${toPlainName(name)}`;

/** Loads the chosen products, in the chosen order. */
function useRelatedProducts(ids: readonly string[]): ListedProduct[] {
  const query = { ...BY_NAME, perPage: PRODUCT_LIMITS.related_products, filter: { ids } };
  const { data = [] } = useList('products', query, { enabled: ids.length > 0, keepsPrevious: true });
  return ids.flatMap((id) => data.find((row) => row.id === id) ?? []);
}

function changeIds(ids: readonly string[], reason: string, id: string | undefined): string[] {
  // Without an id the member has emptied the whole input.
  if (id === undefined) return [];
  const otherIds = ids.filter((other) => other !== id);
  return reason === 'removeOption' ? otherIds : [...otherIds, id].slice(0, PRODUCT_LIMITS.related_products);
}

export const RelatedProductsInput = () => {
  const { field, fieldState } = useField<string[]>({ source: 'related_product_ids', defaultValue: [] });
  const { id: productId } = useFormRecord();
  const [q, setQ] = useState('');
  const ids = field.value ?? [];
  const chosenProducts = useRelatedProducts(ids);
  const query = { ...BY_NAME, perPage: 20, filter: { q, status: 'published' } };
  const { data: foundProducts = [] } = useList('products', query, { keepsPrevious: true });
  const message = fieldState.error?.message;
  return (
    <Autocomplete<ListedProduct, true>
      multiple
      options={foundProducts.filter(({ id }) => id !== productId)}
      value={chosenProducts}
      // Changes the list of ids, because the rows of some chosen products may still be loading.
      onChange={(_, __, reason, details) => field.onChange(changeIds(ids, reason, details?.option.id))}
      onInputChange={(_, text, reason) => setQ(reason === 'input' ? text : '')}
      getOptionLabel={formatName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, { id }) => option.id === id}
      filterOptions={(rows) => rows}
      filterSelectedOptions
      noOptionsText="Nothing found"
      renderInput={(input) => (
        <TextField
          {...input}
          label="Related products"
          error={message !== undefined}
          helperText={message ?? `Up to ${PRODUCT_LIMITS.related_products}, shown first; the shop adds similar ones itself.`}
        />
      )}
    />
  );
};
