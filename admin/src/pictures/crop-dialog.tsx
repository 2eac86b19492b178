import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { CropArea } from '@uruhu/contract/staff/pictures';
import { useId, useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { RefusalError } from '#admin/api/refusal-error.ts';
import { CropFrame } from './crop-frame.tsx';
import { findSquare, fitArea, type Size } from './crop-geometry.ts';
import { buildPictureUrl } from './picture-url.ts';

type Props = { picture: string; onCropped: (key: string) => void; onClose: () => void };

const AREA_FIELDS = [
  ['x', 'From the left'],
  ['y', 'From the top'],
  ['width', 'Width'],
  ['height', 'Height'],
] as const;

const NUMBERS = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' }, mt: 2 } as const;

/** Staff choose the part of a picture to keep, by pointer or by numbers. The server crops it and stores the part as a new picture. */
export const CropDialog = ({ picture, onCropped, onClose }: Props) => {
  const id = useId();
  const [size, setSize] = useState<Size | null>(null);
  const [area, setArea] = useState<CropArea | null>(null);
  const [isSquare, setSquare] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  function start(loaded: Size) {
    setSize(loaded);
    setArea(findSquare(loaded));
  }
  async function crop() {
    if (!area) return;
    setBusy(true);
    try {
      onCropped((await callStaff('cropShopPicture', { params: { key: picture }, body: area })).data.key);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      setMessage(error.message);
      setBusy(false);
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>Cut the picture</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Drag the frame or its corners, or type the numbers. What lies outside is cut off.
        </DialogContentText>
        {message && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {message}
          </Alert>
        )}
        <CropFrame url={buildPictureUrl(picture)} size={size} area={area} isSquare={isSquare} onLoad={start} onChange={setArea} />
        {size && area && (
          <>
            <FormControlLabel
              control={<Checkbox checked={isSquare} />}
              label="Square, as the shop shows most pictures"
              onChange={(_, checked) => {
                setSquare(checked);
                setArea(checked ? fitArea(area, { picture: size, isSquare: true }) : { x: 0, y: 0, ...size });
              }}
            />
            <Box sx={NUMBERS}>
              {AREA_FIELDS.map(([field, label]) => (
                <AreaNumberField
                  key={field}
                  label={label}
                  value={area[field]}
                  onChange={(px) => setArea(fitArea({ ...area, ...changeField(field, px, isSquare) }, { picture: size, isSquare }))}
                />
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Back</Button>
        <Button variant="contained" disabled={!area || isBusy} onClick={() => void crop()}>
          {isBusy ? 'Cutting…' : 'Cut'}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** For a square, a typed width or height changes both. */
const changeField = (field: (typeof AREA_FIELDS)[number][0], px: number, isSquare: boolean): Partial<CropArea> =>
  isSquare && (field === 'width' || field === 'height') ? { width: px, height: px } : { [field]: px };

/** The number takes effect when the staff member leaves the field or presses Enter, because a half-typed number would move the frame. */
const AreaNumberField = ({ label, value, onChange }: { label: string; value: number; onChange: (px: number) => void }) => {
  const [typed, setTyped] = useState<string | null>(null);
  function applyTyped() {
    if (typed !== null) onChange(Number(typed));
    setTyped(null);
  }
  return (
    <TextField
      type="number"
      size="small"
      label={`${label} (px)`}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={applyTyped}
      onKeyDown={({ key }) => key === 'Enter' && applyTyped()}
    />
  );
};
