import { type ReactNode, useDeferredValue } from 'react';

/** Whether what is drawn late is there by now, so that nobody confirms a dialog whose fields and warnings she has not seen. */
export const useIsDrawn = (): boolean => useDeferredValue(true, false);

/** Draws its children a moment after what is around them, so that a slow computer shows the frame of a dialog before its inputs. */
export const Late = ({ children }: { children: ReactNode }) => (useIsDrawn() ? children : null);
