/** Loads the page of the back office from its build. In development, server/dev/dev-pages.ts loads it from its sources. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ADMIN = join(import.meta.dirname, '../../../../admin');

/** The files that browsers load from the build; their names contain the hash of their content. */
export const ADMIN_FILES = join(ADMIN, 'build/assets');

/** The text of the built page that each response replaces by its nonce; admin/vite.config.ts writes it. */
export const NONCE_PLACEHOLDER = '__NONCE__';

/** The text of admin/index.html that each response replaces by the shop's name. */
export const NAME_PLACEHOLDER = '__SHOP_NAME__';

export type AdminSource = {
  isDev: boolean;
  /** The page, which is the same for every address under /admin. */
  load: (url: string) => Promise<string>;
};

export function openAdminBuild(): AdminSource {
  const file = join(ADMIN, 'build/index.html');
  if (!existsSync(file)) throw new Error('The back office is not built: run `npm start`, or `npm run build`.');
  const page = readFileSync(file, 'utf8');
  return { isDev: false, load: async () => page };
}
