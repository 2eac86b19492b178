/** The parts of the page with text that is not sent, such as a form and a dialog over it. False: it is being sent, so leaving loses nothing. */
const parts = new Map<string, boolean>();

export const noteUnsaved = (part: string, isAsked: boolean): void => void parts.set(part, isAsked);
export const forgetUnsaved = (part: string): void => void parts.delete(part);

/** The member leaves without them. */
export const forgetAllUnsaved = (): void => parts.clear();

export const hasUnsavedText = (): boolean => parts.size > 0;
export const mustAskBeforeLeaving = (): boolean => [...parts.values()].includes(true);
