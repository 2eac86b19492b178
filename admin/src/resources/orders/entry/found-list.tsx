import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { COLOURS } from '#admin/theme.ts';

const LIST = { listStyle: 'none', m: 0, mt: 1, p: 0, border: `1px solid ${COLOURS.line}`, borderRadius: 1 } as const;
const ROW = {
  display: 'flex',
  width: '100%',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  textAlign: 'left',
  minHeight: 48,
  px: 1.5,
  py: 1,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover, &:focus-visible': { bgcolor: COLOURS.mist },
} as const;

type Item = { id: string; content: ReactNode; detail: ReactNode };

/** The results of a search. Pressing a row chooses it. */
export const FoundList = ({ label, items, onChoose }: { label: string; items: readonly Item[]; onChoose: (id: string) => void }) =>
  items.length === 0 ? null : (
    <Box component="ul" aria-label={label} sx={LIST}>
      {items.map(({ id, content, detail }) => (
        <Box component="li" key={id} sx={{ '& + &': { borderTop: `1px solid ${COLOURS.line}` } }}>
          <Box component="button" type="button" onClick={() => onChoose(id)} sx={ROW}>
            <span>{content}</span>
            <Box component="span" sx={{ color: 'text.secondary', textAlign: 'right', flexShrink: 0 }}>
              {detail}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
