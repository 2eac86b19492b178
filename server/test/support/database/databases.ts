/** Remembers the database of each test server, so that tests can read tokens that only mails contain. */

import type { App } from '../../../src/context.ts';
import type { Db } from '../../../src/database/db.ts';

const databases = new WeakMap<object, Db>();

export const rememberDatabase = (app: App, db: Db): void => {
  databases.set(app, db);
};

export function findDatabase(app: App): Db {
  const db = databases.get(app);
  if (!db) throw new Error('this server was not opened by support/shop/app.ts');
  return db;
}
