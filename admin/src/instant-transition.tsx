import type { TransitionProps } from '@mui/material/transitions';
import { cloneElement, type ReactElement, type Ref, useEffect } from 'react';

type Props = TransitionProps & { children: ReactElement<object>; ref?: Ref<unknown> };

/** Shows or hides its child without measuring the page, which MUI's transitions do before the first frame of a dialog. The theme fades it in. */
export const InstantTransition = ({ in: isShown = false, appear, timeout, easing, onEnter, onExited, children, ...childProps }: Props) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: MUI's functions are others in each render, and are called once for each change.
  useEffect(() => {
    // MUI passes both without the arguments of a transition's own functions.
    const notify = (isShown ? onEnter : onExited) as (() => void) | undefined;
    notify?.();
  }, [isShown]);
  return isShown ? cloneElement(children, childProps) : null;
};
