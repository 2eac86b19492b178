import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { PICTURES_MAX } from '@uruhu/contract/constants';
import type { PictureWithAlt } from '@uruhu/contract/staff/pictures';
import { type RefCallback, useEffect, useId, useState } from 'react';
import { moveItem } from '#admin/lib/move-item.ts';
import { useRowDrag } from '#admin/ui/use-row-drag.ts';
import { CropDialog } from './crop-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { PictureCard } from './picture-card.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

export type PictureFieldProps = {
  label: string;
  help?: string;
  value: readonly PictureWithAlt[];
  onChange: (pictures: PictureWithAlt[]) => void;
  max?: number;
  hasAlt?: boolean;
  /** The errors of the whole field, and of each picture. */
  error?: string;
  pictureErrors?: readonly (string | undefined)[];
  /** What the member may have overlooked about the pictures. */
  warnings?: readonly string[];
  /** Called when uploads begin and end: a form that is saved during an upload would lack the picture. */
  onBusy?: (isBusy: boolean) => void;
  /** Takes the focus of a refused field. */
  buttonRef?: RefCallback<HTMLElement>;
};

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(204px, 1fr))',
} as const;
const VISUALLY_HIDDEN = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;

type PictureList = Pick<PictureFieldProps, 'value' | 'onChange'>;

/** The changes of a list of pictures. Screen readers read each `announcement`. `addButtonId`: the button that adds pictures. */
function usePictureList({ value, onChange }: PictureList, addButtonId: string) {
  const [announcement, setAnnouncement] = useState('');
  return {
    announcement,
    change: (index: number, changes: Partial<PictureWithAlt>) =>
      onChange(value.map((picture, pictureIndex) => (pictureIndex === index ? { ...picture, ...changes } : picture))),
    move(fromIndex: number, toIndex: number) {
      onChange(moveItem(value, fromIndex, toIndex));
      setAnnouncement(`Picture ${fromIndex + 1} is now number ${toIndex + 1} of ${value.length}.`);
    },
    remove(index: number) {
      onChange(value.filter((_, pictureIndex) => pictureIndex !== index));
      setAnnouncement(`Picture ${index + 1} is removed.`);
      // The pressed button is gone, so the focus moves to the button that adds pictures.
      document.getElementById(addButtonId)?.focus();
    },
  };
}

/** The pictures of a record, in the order of the shop. Staff choose, drop or paste files, and can move, crop, describe and remove pictures. */
export const PictureField = (props: PictureFieldProps) => {
  const {
    label,
    help,
    value,
    onChange,
    max = PICTURES_MAX,
    hasAlt = true,
    error = '',
    pictureErrors = [],
    warnings = [],
    onBusy,
    buttonRef,
  } = props;
  const id = useId();
  const [croppedKey, setCroppedKey] = useState<string | null>(null);
  const isSingle = max === 1;
  const addPicture = (key: string) => onChange(isSingle ? [{ key, alt: '' }] : [...value, { key, alt: '' }].slice(0, max));
  const { uploads, isBusy, add: upload, retry, dismiss } = useUploads(addPicture);
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);

  const { announcement, change, move, remove } = usePictureList(props, id);
  const { targetIndex, getDragHandlers, getDropHandlers } = useRowDrag(move);
  const isFull = !isSingle && value.length + uploads.length >= max;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, mb: 0.5, p: 0 }}>
        {label}
      </Typography>
      {help && <Typography sx={{ color: 'text.secondary', mb: 1, fontSize: 14 }}>{help}</Typography>}
      <DropZone
        id={id}
        isMultiple={!isSingle}
        isFull={isFull}
        hint={writeHint(isSingle, isFull, max)}
        buttonRef={buttonRef}
        onFiles={upload}
      >
        {value.length > 0 && (
          <Box component="ul" sx={isSingle ? { ...GRID, maxWidth: 240 } : GRID}>
            {value.map((picture, index) => (
              <PictureCard
                key={picture.key}
                picture={picture}
                index={index}
                hasAlt={hasAlt}
                count={value.length}
                error={pictureErrors[index] ?? ''}
                isDropTarget={targetIndex === index}
                onAlt={(alt) => change(index, { alt })}
                onMove={(newIndex) => move(index, newIndex)}
                onCrop={() => setCroppedKey(picture.key)}
                onRemove={() => remove(index)}
                dragHandlers={{ ...getDragHandlers(index, value.length), ...getDropHandlers(index) }}
              />
            ))}
          </Box>
        )}
        <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      </DropZone>
      <FormHelperText error={error !== ''}>{error}</FormHelperText>
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning" sx={{ mt: 1 }}>
          {warning}
        </Alert>
      ))}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {announcement}
      </Box>
      {croppedKey !== null && (
        <CropDialog
          picture={croppedKey}
          onClose={() => setCroppedKey(null)}
          onCropped={(key) => {
            setCroppedKey(null);
            change(
              value.findIndex((picture) => picture.key === croppedKey),
              { key },
            );
          }}
        />
      )}
    </Box>
  );
};

const writeHint = (isSingle: boolean, isFull: boolean, max: number) => {
  if (isFull) return `${max} pictures are the most. Remove one to add another.`;
  return `${isSingle ? 'Drop or paste it here.' : 'Drop or paste them here.'} JPEG, PNG, WebP, AVIF or GIF, up to 10 MB.`;
};
