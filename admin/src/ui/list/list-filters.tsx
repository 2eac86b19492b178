import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo, useCallback } from 'react';
import { type Choice, indentChoice } from '../choice.ts';
import { useCurrentList } from './list-provider.tsx';
import { SearchField } from './search-field.tsx';

/** A search over the list: the field `q` of its filter. */
export const SearchFilter = ({ label, placeholder }: { label: string; placeholder: string }) => {
  const { filter, changeFilter } = useCurrentList();
  const search = useCallback((q: string) => changeFilter((latest) => ({ ...latest, q })), [changeFilter]);
  return <SearchField label={label} placeholder={placeholder} text={String(filter.q ?? '')} onSearch={search} />;
};

/** Values and their labels, or the choices of a tree. */
type Choices = Readonly<Record<string, string>> | readonly Choice[];

const listChoices = (choices: Choices): readonly Choice[] =>
  Array.isArray(choices) ? choices : Object.entries(choices).map(([id, name]) => ({ id, name }));

/** A choice of one value of a field of the filter; 'all' is added to the choices. */
export const ChoiceFilter = ({ field, label, choices }: { field: string; label: string; choices: Choices }) => {
  const { filter, changeFilter } = useCurrentList();
  const choose = useCallback(
    (value: string) => changeFilter((latest) => ({ ...latest, [field]: value || undefined })),
    [changeFilter, field],
  );
  return <ChoiceField label={label} choices={choices} value={String(filter[field] ?? '')} onChoose={choose} />;
};

type FieldProps = { label: string; choices: Choices; value: string; onChoose: (value: string) => void };

/** Drawn again only when its value or its choices change: a shop has sixty categories. */
const ChoiceField = memo(({ label, choices, value, onChoose }: FieldProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
    sx={{ width: 'auto', minWidth: 150 }}
  >
    <MenuItem value="">All</MenuItem>
    {listChoices(choices).map(({ id, name, depth }) => (
      <MenuItem key={id} value={id} sx={indentChoice(depth)}>
        {name}
      </MenuItem>
    ))}
  </TextField>
));
