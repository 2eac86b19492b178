import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Icon } from '#admin/ui/icon.tsx';
import { Palette } from './palette.tsx';

const isShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key.toLowerCase() === 'k' && (ctrlKey || metaKey);

const BUTTON = { flexShrink: 0, minWidth: 44 };

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
      <Button onClick={() => setOpen(true)} aria-label="Go to" title="Ctrl K" aria-keyshortcuts="Control+K" sx={BUTTON}>
        <Icon name="search" size_px={22} />
        <Box component="span" sx={{ ml: 0.5, display: { xs: 'none', sm: 'inline' } }}>
          Go to
        </Box>
      </Button>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
};
