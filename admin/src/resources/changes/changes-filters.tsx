import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { callStaff } from '#admin/api/call-staff.ts';
import { KIND_CHOICES } from '#admin/history/record-kinds.ts';
import { SearchField } from '#admin/ui/list/search-field.tsx';
import type { ChangesFilter } from './changes-query.ts';

type Props = { filter: ChangesFilter; onChange: (change: ChangesFilter) => void };

const ACTIONS = { insert: 'added', update: 'changed', delete: 'removed' };

export const ChangesFilters = ({ filter, onChange }: Props) => {
  const { data } = useQuery({ queryKey: ['audit-members'], queryFn: () => callStaff('auditMembers') });
  const members = Object.fromEntries((data?.data ?? []).map(({ staff_id, name }) => [staff_id, name]));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <SearchField label="Words" placeholder="A name, a value, an order number" text={filter.q ?? ''} onSearch={(q) => onChange({ q })} />
      <Choice label="Member" value={filter.staff} choices={members} onChange={(staff) => onChange({ staff })} />
      <Choice label="Thing" value={filter.noun} choices={KIND_CHOICES} onChange={(noun) => onChange({ noun })} />
      <Choice label="Action" value={filter.action} choices={ACTIONS} onChange={(action) => onChange({ action })} />
      <TextField
        type="date"
        size="small"
        label="Day"
        value={filter.day ?? ''}
        onChange={({ target }) => onChange({ day: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ width: 170 }}
      />
    </Box>
  );
};

type ChoiceProps = {
  label: string;
  value: string | undefined;
  choices: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
};

/** A value that is not among the choices, such as a member whose name is still loading, is shown as 'All'. */
const Choice = ({ label, value = '', choices, onChange }: ChoiceProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={Object.hasOwn(choices, value) ? value : ''}
    onChange={({ target }) => onChange(target.value)}
    sx={{ width: 'auto', minWidth: 130 }}
  >
    <MenuItem value="">All</MenuItem>
    {Object.entries(choices).map(([key, text]) => (
      <MenuItem key={key} value={key}>
        {text}
      </MenuItem>
    ))}
  </TextField>
);
