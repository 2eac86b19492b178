import { useId } from 'react';

/** An id for an element that its label or description names. React's own ids begin with '_', and ids in HTML should begin with a letter. */
export const useElementId = (): string => `i${useId()}`;
