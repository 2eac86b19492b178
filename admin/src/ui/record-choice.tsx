import Autocomplete from '@mui/material/Autocomplete';
import type { SxProps } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { type RecordName, type RowOf, useList, useRecord } from '#admin/api/records.ts';
import { useDebounced } from './use-debounced.ts';

const OPTIONS_MAX = 20;

export type RecordChoiceProps<Name extends RecordName> = {
  resource: Name;
  /** The field by which the options are sorted. */
  sort: string;
  getName: (row: RowOf<Name>) => string;
  label: string;
  value: string | null;
  /** Gets the id and the record of the chosen option; null if the choice is emptied. */
  onChange: (id: string | null, row: RowOf<Name> | null) => void;
  error?: string | undefined;
  help?: ReactNode;
  size?: 'small' | 'medium';
  isRequired?: boolean;
  isDisabled?: boolean;
  sx?: SxProps;
};

/** Loads the records that match the typed text, once it has not changed for a moment. */
function useOptions<Name extends RecordName>(resource: Name, sort: string, typedText: string) {
  const q = useDebounced(typedText);
  const query = { perPage: OPTIONS_MAX, sort: { field: sort, order: 'ASC' as const }, filter: { q: q.trim() } };
  return useList(resource, query, { keepsPrevious: true });
}

/** One record of a long list, found by typing a part of its name. */
export function RecordChoice<Name extends RecordName>(props: RecordChoiceProps<Name>) {
  const {
    resource,
    sort,
    getName,
    label,
    value,
    onChange,
    error,
    help,
    size = 'medium',
    isRequired = false,
    isDisabled = false,
    sx = {},
  } = props;
  const [typedText, setTypedText] = useState('');
  const { data: options = [], isFetching } = useOptions(resource, sort, typedText);
  const listedOption = options.find(({ id }) => id === value);
  const { data: loadedOption } = useRecord(resource, value && !listedOption ? value : null);
  // The cast: a record has all fields of its row.
  const chosenOption = value ? (listedOption ?? (loadedOption as RowOf<Name> | undefined) ?? null) : null;
  return (
    <Autocomplete<RowOf<Name>>
      options={[...options]}
      value={chosenOption}
      onChange={(_, row) => onChange(row?.id ?? null, row)}
      onInputChange={(_, text, reason) => setTypedText(reason === 'input' ? text : '')}
      getOptionLabel={getName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, { id }) => option.id === id}
      // The server has filtered the options already.
      filterOptions={(rows) => rows}
      loading={isFetching}
      noOptionsText="Nothing found"
      disabled={isDisabled}
      size={size}
      sx={sx}
      renderInput={(input) => (
        <TextField {...input} label={label} required={isRequired} error={error !== undefined} helperText={error ?? help} />
      )}
    />
  );
}
