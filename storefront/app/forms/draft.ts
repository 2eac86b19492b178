/** Stores what the shopper types into a form while the tab is open, except passwords. */

/** Passes the tab’s session storage to `use`. Returns null if the browser forbids storage, or the storage is full. */
function withTabStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

export const readTabStorage = (key: string): string | null => withTabStorage((storage) => storage.getItem(key));
export const writeTabStorage = (key: string, value: string): void => void withTabStorage((storage) => storage.setItem(key, value));
export const clearTabStorage = (key: string): void => void withTabStorage((storage) => storage.removeItem(key));

const getStorageKey = (name: string) => `draft:${name}`;

/** A field for text, of one line or many. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;
export const isTextField = (field: unknown): field is TextField =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

const STORED_TYPES = ['text', 'email', 'tel', 'textarea'];

/** The text fields of a form that may be stored. */
const listStorableFields = (form: HTMLFormElement): TextField[] =>
  [...form.elements].filter(isTextField).filter(({ name, readOnly, type }) => name !== '' && !readOnly && STORED_TYPES.includes(type));

/** `secretFields` names fields that must not be stored although their type may be text, such as a shown password. */
export function storeDraft(name: string, form: HTMLFormElement, secretFields: readonly string[]): void {
  const values = listStorableFields(form)
    .filter((field) => !secretFields.includes(field.name))
    .map((field) => [field.name, field.value]);
  writeTabStorage(getStorageKey(name), JSON.stringify(Object.fromEntries(values)));
}

/** Restores stored values into fields that still have their initial value. Fields that the shopper has changed stay. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  const values = parseValues(readTabStorage(getStorageKey(name)));
  for (const field of listStorableFields(form)) {
    const value = values[field.name];
    if (typeof value === 'string' && field.value === field.defaultValue) field.value = value;
  }
}

function parseValues(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

/** Whether a draft with this name is stored. */
export const hasDraft = (name: string): boolean => readTabStorage(getStorageKey(name)) !== null;

export const dropDraft = (name: string): void => clearTabStorage(getStorageKey(name));

/** Deletes all drafts, so that the next shopper on this device does not see them. */
export const dropDrafts = (): void =>
  void withTabStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(getStorageKey(''))) storage.removeItem(key);
  });
