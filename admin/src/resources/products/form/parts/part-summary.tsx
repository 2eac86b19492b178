import Box from '@mui/material/Box';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { useWatch } from 'react-hook-form';
import { COLOURS } from '#admin/theme.ts';
import { Badge } from '#admin/ui/badge.tsx';

type Part = { name?: string; swatch?: string; additional_price?: number; is_archived?: boolean } | undefined;

const SWATCH = { width: 20, height: 20, borderRadius: '50%', border: `1px solid ${COLOURS.lineStrong}`, flexShrink: 0 } as const;

/** An option or size in one line. */
export const PartSummary = ({ source, itemName }: { source: string; itemName: string }) => {
  const part = useWatch({ name: source }) as Part;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1 }}>
      {part?.swatch && <Box component="span" sx={SWATCH} style={{ backgroundColor: part.swatch }} />}
      <strong>{part?.name || `New ${itemName}`}</strong>
      {Boolean(part?.additional_price) && <Box sx={{ color: 'text.secondary' }}>+ {formatRwf(part?.additional_price)}</Box>}
      {part?.is_archived && <Badge tone="quiet">No longer sold</Badge>}
    </Box>
  );
};
