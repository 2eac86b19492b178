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
import { useMissingPage } from '../use-missing-page.ts';

type Props = {
  /** The present address of the link; '' for a new one. */
  href: string;
  /** No words are selected and no link is chosen, so the dialog asks for the words of the link. */
  needsWords: boolean;
  /** `href`: null to remove the link. `words`: '' unless the dialog asks for them. */
  onChoose: (href: string | null, words: string) => void;
  onClose: () => void;
};

const HELP = 'A page of this shop, such as /deals or /category/sun-care, or a full address.';
const WORDS_HELP = 'The words that shoppers press, such as “our delivery fees”.';
const WORDS_REFUSAL = 'Please enter the words of the link.';
const REFUSAL =
  'The shop keeps no link to this. Please enter a page of the shop, such as /deals, or an address such as https://example.com.';

/** Asks where a link of a text leads. Refuses what the server would remove, and warns of a page that the shop does not have. */
export const LinkDialog = ({ href, needsWords, onChoose, onClose }: Props) => {
  const id = useId();
  const [typedAddress, setTypedAddress] = useState(href);
  const [words, setWords] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isWordless, setWordless] = useState(false);
  const isMissing = useMissingPage(typedAddress);
  function submit(event: FormEvent) {
    event.preventDefault();
    // React would pass the event on to the form behind the dialog, which would then be saved.
    event.stopPropagation();
    const link = parseTextLink(typedAddress.trim());
    const lacksWords = needsWords && words.trim() === '';
    setRefused(link === null);
    setWordless(lacksWords);
    if (link !== null && !lacksWords) onChoose(link, words.trim());
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id} disableRestoreFocus>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{href === '' ? 'Add a link' : 'Change the link'}</DialogTitle>
        <DialogContent>
          <Stack spacing={1} sx={{ pt: 1 }}>
            {needsWords && (
              <TextField
                label="Text"
                value={words}
                autoFocus
                onChange={({ target }) => {
                  setWords(target.value);
                  setWordless(false);
                }}
                error={isWordless}
                helperText={isWordless ? WORDS_REFUSAL : WORDS_HELP}
              />
            )}
            <TextField
              label="Leads to"
              value={typedAddress}
              autoFocus={!needsWords}
              onChange={({ target }) => {
                setTypedAddress(target.value);
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
            <Button color="error" onClick={() => onChoose(null, '')}>
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
