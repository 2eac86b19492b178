import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Upload } from './use-uploads.ts';

type Props = { uploads: readonly Upload[]; onRetry: (id: number) => void; onDismiss: (id: number) => void };

/** The uploads in progress, and the errors of failed uploads. */
export const UploadList = ({ uploads, onRetry, onDismiss }: Props) => (
  <>
    {uploads.map(({ id, name, progress, problem, canRetry }) =>
      problem ? (
        <Alert
          key={id}
          severity="error"
          action={
            <>
              {canRetry && (
                <Button color="inherit" onClick={() => onRetry(id)}>
                  Try again
                </Button>
              )}
              <Button color="inherit" onClick={() => onDismiss(id)}>
                Dismiss
              </Button>
            </>
          }
        >
          <strong>{name}</strong>: {problem}
        </Alert>
      ) : (
        <Box key={id}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {/* Indeterminate at the end: the server encodes the picture again once it has arrived, which takes a moment. */}
          <LinearProgress aria-label={`Adding ${name}`} variant={progress < 1 ? 'determinate' : 'indeterminate'} value={progress * 100} />
        </Box>
      ),
    )}
  </>
);
