import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

const NO_MESSAGE = 'This could not be loaded.';

/** A failed load, in the shop's own words, with a way to try again. */
export const LoadFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {(error instanceof Error && error.message) || NO_MESSAGE}
  </Alert>
);
