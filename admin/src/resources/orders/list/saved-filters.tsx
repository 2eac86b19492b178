import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { OrderFilter } from '@uruhu/contract/staff/orders/lists';
import { Icon } from '#admin/ui/icon.tsx';
import type { useSavedFilters } from './use-saved-filters.ts';

type Props = { saved: ReturnType<typeof useSavedFilters>; onChoose: (filter: OrderFilter) => void };

/** The saved filters of the member, each with the number of matching orders. */
export const SavedFilters = ({ saved: { filters, counts, remove }, onChoose }: Props) =>
  filters.length === 0 ? null : (
    <Box component="ul" aria-label="Your saved filters" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {filters.map(({ filter_id, name, filter }) => (
        <Box component="li" key={filter_id} sx={{ display: 'flex', alignItems: 'center' }}>
          <Button onClick={() => onChoose(filter)} sx={{ flex: 1, justifyContent: 'space-between', textAlign: 'left', gap: 2 }}>
            {name}
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {counts[filter_id]?.toLocaleString('en-US')}
            </Box>
          </Button>
          <IconButton aria-label={`Delete the filter ${name}`} onClick={() => void remove(filter_id)} sx={{ width: 44, height: 44 }}>
            <Icon name="bin" size_px={22} />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
