import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { COLOURS } from '#admin/theme.ts';
import { Palette } from './palette.tsx';

const isShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key.toLowerCase() === 'k' && (ctrlKey || metaKey);

/** Opens the palette, by the pointer or by Ctrl+K. */
export const PaletteButton = () => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label="Go to" aria-keyshortcuts="Control+K" sx={{ flexShrink: 0, minWidth: 44 }}>
        <SearchIcon />
        <Box component="span" sx={{ ml: 1, color: COLOURS.ink3, fontWeight: 400, display: { xs: 'none', md: 'inline' } }}>
          Ctrl K
        </Box>
      </Button>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
};
