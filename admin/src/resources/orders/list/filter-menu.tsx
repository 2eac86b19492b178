import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { STAFF_TEXT_MAX } from '@uruhu/contract/staff/limits';
import type { OrderFilter } from '@uruhu/contract/staff/orders/lists';
import { type FormEvent, useId, useState } from 'react';
import { readField } from '#admin/lib/read-field.ts';
import { Late, useIsDrawn } from '#admin/ui/late.tsx';
import { useCurrentList } from '#admin/ui/list/list-provider.tsx';
import { type LimitErrors, readLimits } from './filter-form.ts';
import { LimitFields } from './limit-fields.tsx';
import { describeLimits, findTab, getLimits } from './order-tabs.ts';
import { SavedFilters } from './saved-filters.tsx';
import { useSavedFilters } from './use-saved-filters.ts';

/** The button and the dialog for limits that narrow the tab, and for the saved filters of the member. */
export const FilterMenu = () => {
  const { filter } = useCurrentList();
  const [isOpen, setOpen] = useState(false);
  const limits = describeLimits(filter as OrderFilter, formatRwf);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ textAlign: 'left' }}>
        {limits ? `Filters: ${limits}` : 'Filters'}
      </Button>
      {isOpen && <FilterDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const FilterDialog = ({ onClose }: { onClose: () => void }) => {
  const { filter: currentFilter, changeFilter } = useCurrentList();
  const filter = currentFilter as OrderFilter;
  const saved = useSavedFilters();
  const id = useId();
  const [message, setMessage] = useState('');
  const [errors, setErrors] = useState<LimitErrors>({});
  const apply = (newFilter: OrderFilter) => {
    changeFilter(() => newFilter);
    onClose();
  };
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const parsed = readLimits(fields);
    setErrors(parsed.errors);
    if (Object.keys(parsed.errors).length > 0) return;
    const { status, payment, q, user_id } = filter;
    const newFilter: OrderFilter = { ...parsed.limits };
    if (status) newFilter.status = status;
    if (payment) newFilter.payment = payment;
    const name = readField(fields, 'name');
    const refusal = name ? await saved.save(name, newFilter) : '';
    if (refusal) return setMessage(refusal);
    apply({ ...newFilter, ...(q && { q }), ...(user_id && { user_id }) });
  }
  const isDrawn = useIsDrawn();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>Filters</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <SavedFilters saved={saved} onChoose={apply} />
            <Box sx={{ color: 'text.secondary' }}>These limits narrow the tab “{findTab(filter)?.label ?? 'All'}”.</Box>
            <Late>
              <LimitFields limits={getLimits(filter)} errors={errors} />
              <TextField
                name="name"
                label="Save as (optional)"
                error={message !== ''}
                helperText={message || 'Only you see your filters. Search words are not saved, as they may name a customer.'}
                slotProps={{ htmlInput: { maxLength: STAFF_TEXT_MAX.filter_name } }}
              />
            </Late>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" variant="contained" disabled={!isDrawn}>
            Show orders
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
