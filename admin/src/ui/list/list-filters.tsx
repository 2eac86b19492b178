import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useCurrentList } from './list-provider.tsx';
import { SearchField } from './search-field.tsx';

/** A search over the list: the field `q` of its filter. */
export const SearchFilter = ({ label, placeholder }: { label: string; placeholder: string }) => {
  const { filter, changeFilter } = useCurrentList();
  const search = (q: string) => changeFilter((latest) => ({ ...latest, q }));
  return <SearchField label={label} placeholder={placeholder} text={String(filter.q ?? '')} onSearch={search} />;
};

type Choices = Readonly<Record<string, string>>;

/** A choice of one value of a field of the filter. `choices`: values and their labels; 'all' is added. */
export const ChoiceFilter = ({ field, label, choices }: { field: string; label: string; choices: Choices }) => {
  const { filter, changeFilter } = useCurrentList();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={filter[field] ?? ''}
      onChange={({ target }) => changeFilter((latest) => ({ ...latest, [field]: target.value || undefined }))}
      sx={{ width: 'auto', minWidth: 150 }}
    >
      <MenuItem value="">All</MenuItem>
      {Object.entries(choices).map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
};
