import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'ra-core';
import { type FormEvent, useEffect, useState } from 'react';

/** A search over the list: the field `q` of its filter. */
export const SearchFilter = ({ label, placeholder }: { label: string; placeholder: string }) => {
  const { filterValues, setFilters } = useListContext();
  const text: string = filterValues.q ?? '';
  const [words, setWords] = useState(text);
  // The browser's back button changes the search as well.
  useEffect(() => setWords(text), [text]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setFilters({ ...filterValues, q: words.trim() });
  }
  return (
    <Box component="form" role="search" onSubmit={onSubmit} sx={{ display: 'flex', gap: 1, flex: '1 1 320px', maxWidth: 560 }}>
      <TextField
        size="small"
        type="search"
        label={label}
        placeholder={placeholder}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" variant="outlined">
        Search
      </Button>
    </Box>
  );
};

type Choices = Readonly<Record<string, string>>;

/** A choice of one value of a field of the filter. `choices`: values and their labels; 'all' is added. */
export const ChoiceFilter = ({ field, label, choices }: { field: string; label: string; choices: Choices }) => {
  const { filterValues, setFilters } = useListContext();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={filterValues[field] ?? ''}
      onChange={({ target }) => setFilters({ ...filterValues, [field]: target.value || undefined })}
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
