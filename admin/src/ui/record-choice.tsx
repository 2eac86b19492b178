import Autocomplete from '@mui/material/Autocomplete';
import type { SxProps } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type RaRecord, useGetList, useGetOne } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

const OPTIONS_MAX = 20;

export type RecordChoiceProps<Row extends RaRecord> = {
  resource: string;
  /** The field by which the options are sorted. */
  sort: string;
  getName: (row: Row) => string;
  label: string;
  value: string | null;
  /** Gets the id and the record of the chosen option; null if the choice is emptied. */
  onChange: (id: string | null, row: Row | null) => void;
  error?: string | undefined;
  help?: ReactNode;
  size?: 'small' | 'medium';
  isRequired?: boolean;
  isDisabled?: boolean;
  sx?: SxProps;
};

/** Loads the records that match the typed text, once it has not changed for a moment. */
function useOptions<Row extends RaRecord>(resource: string, sort: string, typedText: string) {
  const q = useDebounced(typedText);
  return useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: OPTIONS_MAX }, sort: { field: sort, order: 'ASC' }, filter: { q: q.trim() } },
    { placeholderData: (previous) => previous },
  );
}

/** One record of a long list, found by typing a part of its name. */
export function RecordChoice<Row extends RaRecord>(props: RecordChoiceProps<Row>) {
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
  const { data: options = [], isFetching } = useOptions<Row>(resource, sort, typedText);
  const listedOption = options.find(({ id }) => id === value);
  const { data: loadedOption } = useGetOne<Row>(
    resource,
    { id: value ?? '' },
    { enabled: value !== null && value !== '' && !listedOption },
  );
  const chosenOption = value ? (listedOption ?? loadedOption ?? null) : null;
  return (
    <Autocomplete<Row>
      options={[...options]}
      value={chosenOption}
      onChange={(_, row) => onChange(row === null ? null : String(row.id), row)}
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
