/** The key of the username that this device stores between visits ('Save ID'). */
const STORAGE_KEY = 'savedUsername';

function withStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

export const readSavedUsername = (): string => withStorage((storage) => storage.getItem(STORAGE_KEY)) ?? '';

/** `null` removes the stored name. */
export function saveUsername(username: string | null): void {
  withStorage((storage) => (username === null ? storage.removeItem(STORAGE_KEY) : storage.setItem(STORAGE_KEY, username)));
}
