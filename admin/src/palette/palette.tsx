import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SearchHit } from '#admin/areas/page.ts';
import { COLOURS } from '#admin/theme.ts';
import { PlainField } from '#admin/ui/plain-field.tsx';
import { usePaletteSearch } from './use-palette-search.ts';

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

/** A dialog that finds pages, orders and other records by a part of their name, and opens them. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const id = useId();
  const navigate = useNavigate();
  const [typedText, setTypedText] = useState('');
  const [markedIndex, setMarkedIndex] = useState(0);
  const { hits, isSearching } = usePaletteSearch(typedText);
  const currentIndex = Math.min(markedIndex, hits.length - 1);
  function open({ to }: SearchHit) {
    onClose();
    navigate(to);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      setMarkedIndex((currentIndex + step + hits.length) % hits.length);
    }
    const currentHit = hits[currentIndex];
    if (event.key === 'Enter' && currentHit) {
      event.preventDefault();
      open(currentHit);
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
      <PlainField
        autoFocus
        id={`${id}-field`}
        label="Go to a page, an order, a product"
        value={typedText}
        onChange={({ target }) => {
          setTypedText(target.value);
          setMarkedIndex(0);
        }}
        onKeyDown={onKeyDown}
        sx={{ m: 2, width: 'auto' }}
        slotProps={{
          input: {
            role: 'combobox',
            autoComplete: 'off',
            'aria-expanded': true,
            'aria-controls': id,
            'aria-activedescendant': hits.length > 0 ? `${id}-${currentIndex}` : undefined,
          },
        }}
      />
      <Box role="listbox" id={id} aria-label="Found" sx={{ maxHeight: '60vh', overflowY: 'auto', pb: 1 }}>
        {hits.map((hit, index) => (
          <Box
            key={hit.to}
            role="option"
            id={`${id}-${index}`}
            aria-selected={index === currentIndex}
            onClick={() => open(hit)}
            onMouseMove={() => setMarkedIndex(index)}
            sx={OPTION}
          >
            <span>{hit.label}</span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {hit.detail}
            </Box>
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ px: 2, pb: hits.length === 0 ? 2 : 0, color: 'text.secondary' }}>
        {hits.length === 0 && (isSearching ? 'Searching…' : 'Nothing found.')}
      </Box>
    </Dialog>
  );
};
