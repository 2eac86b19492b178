import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, type ReactNode, type RefCallback, useRef, useState } from 'react';
import { COLOURS } from '#admin/theme.ts';

type Props = {
  id: string;
  isMultiple: boolean;
  isFull: boolean;
  hint: string;
  /** Takes the focus of a refused field. */
  buttonRef?: RefCallback<HTMLElement> | undefined;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

const ZONE = {
  border: `1px dashed ${COLOURS.lineStrong}`,
  borderRadius: 1,
  p: 1.5,
  display: 'grid',
  gap: 1.5,
  bgcolor: COLOURS.paper,
} as const;

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dropped, pasted or chosen. */
export const DropZone = ({ id, isMultiple, isFull, hint, buttonRef, onFiles, children }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setDragOver] = useState(false);
  const addFiles = (files: FileList | null) => {
    const newFiles = [...(files ?? [])];
    if (newFiles.length > 0) onFiles(isMultiple ? newFiles : newFiles.slice(0, 1));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0 || isFull) return;
    event.preventDefault();
    addFiles(event.clipboardData.files);
  };
  function onDrop(event: DragEvent) {
    setDragOver(false);
    if (!hasFiles(event)) return;
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault();
    if (!isFull) addFiles(event.dataTransfer.files);
  }
  function onChoose({ target }: ChangeEvent<HTMLInputElement>) {
    addFiles(target.files);
    // Without this, choosing the same file again after removing it would fire no event.
    target.value = '';
  }
  return (
    <Box
      sx={ZONE}
      style={isDragOver ? { borderColor: COLOURS.celadon, backgroundColor: COLOURS.mist } : undefined}
      onPaste={onPaste}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={onDrop}
    >
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button ref={buttonRef} id={id} variant="outlined" disabled={isFull} onClick={() => input.current?.click()}>
          {isMultiple ? 'Add pictures' : 'Choose a picture'}
        </Button>
        <input ref={input} type="file" accept="image/*" multiple={isMultiple} onChange={onChoose} hidden />
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 200px' }}>
          {hint}
        </Typography>
      </Box>
    </Box>
  );
};
