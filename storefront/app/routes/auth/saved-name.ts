/** The key of the username that this device stores between visits ('Save ID'). */
const KEY = 'savedUsername';

function withStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

export const readSavedName = (): string => withStorage((storage) => storage.getItem(KEY)) ?? '';

/** `null` removes the stored name. */
export function saveName(username: string | null): void {
  withStorage((storage) => (username === null ? storage.removeItem(KEY) : storage.setItem(KEY, username)));
}
