import { type ReactNode, useDeferredValue } from 'react';

/** Draws its children a moment after what is around them, so that a slow computer shows the frame of a dialog before its inputs. */
export const Late = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null);
