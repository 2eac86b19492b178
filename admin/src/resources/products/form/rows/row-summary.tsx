import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { formatExtra } from '#admin/lib/format.ts';
import { COLOURS } from '#admin/theme.ts';
import { Badge } from '#admin/ui/badge.tsx';

type OptionOrSize = { name?: string; swatch?: string; additional_price?: number; is_archived?: boolean } | undefined;

const SWATCH = { width: 20, height: 20, borderRadius: '50%', border: `1px solid ${COLOURS.lineStrong}`, flexShrink: 0 } as const;

/** An option or size in one line. */
export const RowSummary = ({ source, itemName }: { source: string; itemName: string }) => {
  const item = useWatch({ name: source }) as OptionOrSize;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1 }}>
      {item?.swatch && <Box component="span" sx={SWATCH} style={{ backgroundColor: item.swatch }} />}
      <strong>{item?.name || `New ${itemName}`}</strong>
      {Boolean(item?.additional_price) && <Box sx={{ color: 'text.secondary' }}>{formatExtra(item?.additional_price ?? 0)}</Box>}
      {item?.is_archived && <Badge tone="quiet">No longer sold</Badge>}
    </Box>
  );
};
