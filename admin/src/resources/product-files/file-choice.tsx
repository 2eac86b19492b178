import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { COLOURS } from '#admin/theme.ts';

type Props = { label: string; hint: string; accept: string; file: File | null; onChoose: (file: File | null) => void; isDisabled: boolean };

const ZONE = {
  border: `1px dashed ${COLOURS.lineStrong}`,
  borderRadius: 1,
  p: 1.5,
  bgcolor: COLOURS.paper,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
} as const;

const formatBytes = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`);

/** Takes one file that is dropped or chosen. */
export const FileChoice = ({ label, hint, accept, file, onChoose, isDisabled }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setDragOver] = useState(false);
  function onDrop(event: DragEvent) {
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault();
    setDragOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !isDisabled) onChoose(dropped);
  }
  return (
    <Box
      sx={ZONE}
      style={isDragOver ? { borderColor: COLOURS.celadon, backgroundColor: COLOURS.mist } : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={onDrop}
    >
      <Button variant="outlined" disabled={isDisabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onChoose(target.files?.[0] ?? null);
          // Otherwise the browser would not fire this event when the member chooses the same file again, after mending it.
          target.value = '';
        }}
      />
      <Typography variant="body2" sx={{ color: file ? 'text.primary' : 'text.secondary', flex: '1 1 200px', overflowWrap: 'anywhere' }}>
        {file ? `${file.name}, ${formatBytes(file.size)}` : hint}
      </Typography>
      {file && (
        <Button disabled={isDisabled} onClick={() => onChoose(null)}>
          Remove
        </Button>
      )}
    </Box>
  );
};
