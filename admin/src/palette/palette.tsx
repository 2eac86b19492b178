import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SearchHit } from '#admin/areas/page.ts';
import { COLOURS } from '#admin/theme.ts';
import { useFound } from './use-found.ts';

const OPTION = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  alignItems: 'center',
  minHeight: 44,
  px: 2,
  cursor: 'pointer',
  '&[aria-selected=true]': { bgcolor: COLOURS.mist },
} as const;

/** Leads to a page, an order or another record by typing a part of its name. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const { found, isSearching } = useFound(typed);
  const current = Math.min(marked, found.length - 1);
  function open({ to }: SearchHit) {
    onClose();
    navigate(to);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setMarked((current + step + found.length) % found.length);
    }
    const chosen = found[current];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-field-label`}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <TextField
        autoFocus
        id={`${id}-field`}
        label="Go to a page, an order, a product"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
        sx={{ m: 2, width: 'auto' }}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            autoComplete: 'off',
            'aria-expanded': true,
            'aria-controls': id,
            'aria-activedescendant': found.length > 0 ? `${id}-${current}` : undefined,
          },
        }}
      />
      <Box role="listbox" id={id} aria-label="Found" sx={{ maxHeight: '60vh', overflowY: 'auto', pb: 1 }}>
        {found.map((one, index) => (
          <Box
            key={one.to}
            role="option"
            id={`${id}-${index}`}
            aria-selected={index === current}
            onClick={() => open(one)}
            onMouseMove={() => setMarked(index)}
            sx={OPTION}
          >
            <span>{one.label}</span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {one.detail}
            </Box>
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ px: 2, pb: found.length === 0 ? 2 : 0, color: 'text.secondary' }}>
        {found.length === 0 && (isSearching ? 'Searching…' : 'Nothing found.')}
      </Box>
    </Dialog>
  );
};
