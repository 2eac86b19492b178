/**
 * The forms with unsaved text, by an id. The value says whether to ask the member before she leaves, which is false while the form is being
 * saved.
 */
const unsavedForms = new Map<string, boolean>();

export const setUnsavedForm = (formId: string, mustAsk: boolean): void => void unsavedForms.set(formId, mustAsk);
export const removeUnsavedForm = (formId: string): void => void unsavedForms.delete(formId);

/** Called when the member chooses to leave without saving. */
export const removeAllUnsavedForms = (): void => unsavedForms.clear();

export const hasUnsavedText = (): boolean => unsavedForms.size > 0;
export const mustAskBeforeLeaving = (): boolean => [...unsavedForms.values()].includes(true);
