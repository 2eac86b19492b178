import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

const NO_MESSAGE = 'This could not be loaded.';

/** The error of a failed load, with a button to try again. */
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
