/** The parts of the page with unsaved text, such as a form and a dialog. Value: whether to ask before the member leaves; not while it is being saved. */
const parts = new Map<string, boolean>();

export const noteUnsaved = (part: string, mustAsk: boolean): void => void parts.set(part, mustAsk);
export const forgetUnsaved = (part: string): void => void parts.delete(part);

/** For when the member chooses to leave without saving. */
export const forgetAllUnsaved = (): void => parts.clear();

export const hasUnsavedText = (): boolean => parts.size > 0;
export const mustAskBeforeLeaving = (): boolean => [...parts.values()].includes(true);
