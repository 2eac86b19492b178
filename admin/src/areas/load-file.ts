/** A key of the session storage. Its value is the address that was last loaded again because a file of its page was missing. */
const RELOADED_ADDRESS_KEY = 'reloaded-for-missing-file';

/** The file of a page could not be loaded. The browser remembers the failure, so only loading the back office again helps. */
export class MissingFileError extends Error {}

const isShopReachable = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Imports the file of a page. A release replaces these files, so a back office that was opened before the release is loaded again, once
 * for each address.
 * @throws MissingFileError if loading it again did not help, or if the shop cannot be reached.
 */
export async function loadFile<File>(load: () => Promise<File>): Promise<File> {
  try {
    return await load();
  } catch {
    if (sessionStorage.getItem(RELOADED_ADDRESS_KEY) === location.href || !(await isShopReachable()))
      throw new MissingFileError('This page could not be loaded. Please try again when you are online.');
    sessionStorage.setItem(RELOADED_ADDRESS_KEY, location.href);
    location.reload();
    return new Promise(() => {});
  }
}
