/**
 * The forms with unsaved text, by an id. The value says whether to ask the member before she leaves, which is false while the form is being
 * saved.
 */
const forms = new Map<string, boolean>();

export const noteUnsaved = (form_id: string, mustAsk: boolean): void => void forms.set(form_id, mustAsk);
export const forgetUnsaved = (form_id: string): void => void forms.delete(form_id);

/** Called when the member chooses to leave without saving. */
export const forgetAllUnsaved = (): void => forms.clear();

export const hasUnsavedText = (): boolean => forms.size > 0;
export const mustAskBeforeLeaving = (): boolean => [...forms.values()].includes(true);
