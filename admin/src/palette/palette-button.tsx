import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { Icon } from '#admin/ui/icon.tsx';

const isShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key.toLowerCase() === 'k' && (ctrlKey || metaKey);

const BUTTON = { flexShrink: 0, minWidth: 44 };

/** Opens the palette, by the pointer or by Ctrl+K. */
export const PaletteButton = ({ onOpen }: { onOpen: () => void }) => {
  const openByShortcut = useEffectEvent(onOpen);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      event.preventDefault();
      openByShortcut();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Button onClick={onOpen} aria-label="Go to" title="Ctrl K" aria-keyshortcuts="Control+K" sx={BUTTON}>
      <Icon name="search" size_px={22} />
      <Box component="span" sx={{ ml: 0.5, display: { xs: 'none', sm: 'inline' } }}>
        Go to
      </Box>
    </Button>
  );
};
