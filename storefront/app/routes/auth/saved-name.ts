/** 'Save ID': the username that this device remembers between visits. */
const KEY = 'savedUsername';

function withDevice<Answer>(use: (storage: Storage) => Answer): Answer | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

export const savedName = (): string => withDevice((storage) => storage.getItem(KEY)) ?? '';

/** `null` forgets it. */
export function saveName(username: string | null): void {
  withDevice((storage) => (username === null ? storage.removeItem(KEY) : storage.setItem(KEY, username)));
}
