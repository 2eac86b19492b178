import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

type Props = {
  /** Whether the call that the button has started still runs. */
  isBusy: boolean;
  variant: 'text' | 'outlined';
  /** The name of the button, where its text alone does not say enough. */
  name?: string | undefined;
  onPress: () => void;
  children: ReactNode;
};

const BUSY = { '&[aria-disabled=true]': { color: 'text.disabled', borderColor: 'divider', cursor: 'default' } } as const;

/**
 * A button that cannot be pressed again while its call runs. Uses `aria-disabled`, since `disabled` would take the focus away, and a dialog that
 * asks for a proof meanwhile could not give it back.
 */
export const BusyButton = ({ isBusy, variant, name, onPress, children }: Props) => (
  <Button variant={variant} aria-disabled={isBusy || undefined} aria-label={name} onClick={() => isBusy || onPress()} sx={BUSY}>
    {children}
  </Button>
);
