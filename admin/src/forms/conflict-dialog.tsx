import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId } from 'react';
import { type Difference, describeValue } from './compare-records.ts';

type Props = {
  differences: readonly Difference[];
  getLabel: (field: string) => string;
  /** `keptFields`: the fields for which the member keeps her text. */
  onChoose: (keptFields: readonly string[]) => void;
  onClose: () => void;
};

/** Shows what a colleague has changed since the form was loaded. If both changed a field, the member chooses which text stays. */
export const ConflictDialog = ({ differences, getLabel, onChoose, onClose }: Props) => {
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const choices = new FormData(event.currentTarget);
    onChoose(differences.map(({ field }) => field).filter((field) => choices.get(field) === 'mine'));
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>A colleague has changed this meanwhile</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>
              Nothing of yours is saved yet. Go on with these changes in the form, look at it, and save again.
            </DialogContentText>
            {differences.map((difference) => (
              <ChangedField key={difference.field} difference={difference} label={getLabel(difference.field)} />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" variant="contained">
            Go on with these
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

const WRAP = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 160, overflow: 'auto' } as const;

const ChangedField = ({ difference, label }: { difference: Difference; label: string }) => {
  const { field, before, theirs } = difference;
  if (!('mine' in difference))
    return (
      <div>
        <Typography variant="h3">{label}</Typography>
        <Typography sx={{ color: 'text.secondary', ...WRAP }}>
          was {describeValue(before)}, is now {describeValue(theirs)}
        </Typography>
      </div>
    );
  return (
    <FormControl>
      <FormLabel sx={{ fontWeight: 600, color: 'text.primary' }}>{label}</FormLabel>
      <RadioGroup name={field} defaultValue="mine">
        <FormControlLabel value="mine" control={<Radio />} label={<span style={WRAP}>Yours: {describeValue(difference.mine)}</span>} />
        <FormControlLabel value="theirs" control={<Radio />} label={<span style={WRAP}>Theirs: {describeValue(theirs)}</span>} />
      </RadioGroup>
    </FormControl>
  );
};
