import Autocomplete from '@mui/material/Autocomplete';
import type { SxProps } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type RaRecord, useGetList, useGetOne } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';

const PAUSE_MS = 200;
const SHOWN = 20;

export type RecordChoiceProps<Row extends RaRecord> = {
  resource: string;
  /** The list's sort for what is offered. */
  sort: string;
  getName: (row: Row) => string;
  label: string;
  value: string | null;
  /** The second is the record, where one is chosen. */
  onChange: (id: string | null, row: Row | null) => void;
  error?: string | undefined;
  help?: ReactNode;
  size?: 'small' | 'medium';
  isRequired?: boolean;
  isDisabled?: boolean;
  sx?: SxProps;
};

/** The records that fit what is typed, once nothing was typed for a moment. */
function useOffered<Row extends RaRecord>(resource: string, sort: string, typed: string) {
  const [q, setQ] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: sort, order: 'ASC' }, filter: { q: q.trim() } },
    { placeholderData: (before) => before },
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
    sx,
  } = props;
  const [typed, setTyped] = useState('');
  const { data: offered = [], isFetching } = useOffered<Row>(resource, sort, typed);
  const known = offered.find(({ id }) => id === value);
  const { data: loaded } = useGetOne<Row>(resource, { id: value ?? '' }, { enabled: value !== null && value !== '' && !known });
  const chosen = value ? (known ?? loaded ?? null) : null;
  return (
    <Autocomplete<Row>
      options={[...offered]}
      value={chosen}
      onChange={(_, row) => onChange(row === null ? null : String(row.id), row)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      getOptionLabel={getName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, { id }) => option.id === id}
      // The shop has searched already.
      filterOptions={(rows) => rows}
      loading={isFetching}
      noOptionsText="Nothing found"
      disabled={isDisabled}
      size={size}
      {...(sx ? { sx } : {})}
      renderInput={(input) => (
        <TextField {...input} label={label} required={isRequired} error={error !== undefined} helperText={error ?? help} />
      )}
    />
  );
}
