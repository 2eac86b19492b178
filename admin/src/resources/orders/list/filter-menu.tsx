import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { formatRwf } from '@uruhu/contract/rules/money';
import { useListContext } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { useAllowed } from '#admin/auth/use-allowed.ts';
import { readField, readFrancs } from '#admin/lib/read-field.ts';
import { describeLimits, findTab, type OrderFilter } from './order-tabs.ts';
import { useSavedFilters } from './use-saved-filters.ts';

/** Limits beside the tab, and the member's own saved filters. */
export const FilterMenu = () => {
  const { filterValues } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const limits = describeLimits(filterValues as OrderFilter, formatRwf);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {limits ? `Filters: ${limits}` : 'Filters'}
      </Button>
      {isOpen && <FilterDialog onClose={() => setOpen(false)} />}
    </>
  );
};

/** The limits in the form; null in place of one that cannot be read. */
function readLimits(fields: FormData): OrderFilter | null {
  const [days, total, coupon] = [readField(fields, 'within_days'), readField(fields, 'total_from'), readField(fields, 'coupon')];
  const [within_days, total_from] = [readFrancs(days), readFrancs(total)];
  if ((days && (within_days === null || within_days < 1 || within_days > 3_650)) || (total && total_from === null)) return null;
  return { ...(within_days ? { within_days } : {}), ...(total_from === null ? {} : { total_from }), ...(coupon ? { coupon } : {}) };
}

const FilterDialog = ({ onClose }: { onClose: () => void }) => {
  const { filterValues, setFilters } = useListContext();
  const filter = filterValues as OrderFilter;
  const saved = useSavedFilters();
  const seesMoney = useAllowed()('payments.read');
  const id = useId();
  const [message, setMessage] = useState('');
  const apply = (next: OrderFilter) => {
    setFilters(next);
    onClose();
  };
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const limits = readLimits(fields);
    if (!limits) return setMessage('Please enter whole numbers.');
    const { status, payment, q } = filter;
    const next = { ...(status ? { status } : {}), ...(payment ? { payment } : {}), ...limits };
    const name = readField(fields, 'name');
    const refusal = name ? await saved.save(name, next) : '';
    if (refusal) return setMessage(refusal);
    apply({ ...next, ...(q ? { q } : {}) });
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>Filters</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <SavedFilters saved={saved} onChoose={apply} />
            <Box sx={{ color: 'text.secondary' }}>These limits narrow the tab “{findTab(filter)?.label ?? 'All'}”.</Box>
            <TextField name="within_days" label="Of the last … days" defaultValue={filter.within_days ?? ''} inputMode="numeric" />
            {seesMoney && (
              <>
                <TextField name="total_from" label="Total from, in francs" defaultValue={filter.total_from ?? ''} inputMode="numeric" />
                <TextField
                  name="coupon"
                  label="Coupon code"
                  defaultValue={filter.coupon ?? ''}
                  slotProps={{ htmlInput: { maxLength: 40 } }}
                />
              </>
            )}
            <TextField
              name="name"
              label="Save as (optional)"
              helperText="Only you see your filters. Search words are not saved, as they may name a customer."
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
            <div role="alert">{message}</div>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" variant="contained">
            Show orders
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

type SavedProps = { saved: ReturnType<typeof useSavedFilters>; onChoose: (filter: OrderFilter) => void };

const SavedFilters = ({ saved: { filters, remove }, onChoose }: SavedProps) =>
  filters.length === 0 ? null : (
    <Box component="ul" aria-label="Your saved filters" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {filters.map(({ filter_id, name, filter }) => (
        <Box component="li" key={filter_id} sx={{ display: 'flex', alignItems: 'center' }}>
          <Button onClick={() => onChoose(filter as OrderFilter)} sx={{ flex: 1, justifyContent: 'flex-start' }}>
            {name}
          </Button>
          <IconButton aria-label={`Delete the filter ${name}`} onClick={() => void remove(filter_id)} sx={{ width: 44, height: 44 }}>
            <DeleteOutlined />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
