import Alert from '@mui/material/Alert';
import { useOnline } from './use-online.ts';

/** The region is always in the page, so that a screen reader announces when the network is lost. */
export const OfflineBanner = () => {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Alert severity="warning" role="presentation" sx={{ borderRadius: 0 }}>
          You are offline. What you see may be old, and nothing can be changed until the network is back.
        </Alert>
      )}
    </div>
  );
};
