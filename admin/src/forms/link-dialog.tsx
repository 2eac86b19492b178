import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { parseTextLink } from '@uruhu/contract/rules/content';
import { type FormEvent, useId, useState } from 'react';
import { useMissingPage } from './use-missing-page.ts';

type Props = {
  /** The present address of the link; '' for a new one. */
  href: string;
  /** `href`: null to remove the link. */
  onChoose: (href: string | null) => void;
  onClose: () => void;
};

const HELP = 'A page of this shop, such as /deals or /category/sun-care, or a full address.';
const REFUSAL =
  'The shop keeps no link to this. Please enter a page of the shop, such as /deals, or an address such as https://example.com.';

/** Asks where a link of a text leads. Refuses what the server would remove, and warns of a page that the shop does not have. */
export const LinkDialog = ({ href, onChoose, onClose }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState(href);
  const [isRefused, setRefused] = useState(false);
  const isMissing = useMissingPage(typed);
  function submit(event: FormEvent) {
    event.preventDefault();
    // React would pass the event on to the form behind the dialog, which would then be saved.
    event.stopPropagation();
    const link = parseTextLink(typed.trim());
    if (link === null) setRefused(true);
    else onChoose(link);
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id} disableRestoreFocus>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{href === '' ? 'Add a link' : 'Change the link'}</DialogTitle>
        <DialogContent>
          <Stack spacing={1} sx={{ pt: 1 }}>
            <TextField
              label="Leads to"
              value={typed}
              autoFocus
              onChange={({ target }) => {
                setTyped(target.value);
                setRefused(false);
              }}
              error={isRefused}
              helperText={isRefused ? REFUSAL : HELP}
              slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
            />
            {isMissing && <Alert severity="warning">The shop has no page at this address, so the link would lead nowhere.</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Back</Button>
          {href !== '' && (
            <Button color="error" onClick={() => onChoose(null)}>
              Remove
            </Button>
          )}
          <Button type="submit" variant="contained">
            {href === '' ? 'Add' : 'Change'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
