import type { Config } from '../src/config.ts';
import type { OpenDatabase } from '../src/database/connect.ts';
import type { LoadedServer } from './server-modules.ts';

export type KeptDatabase = {
  /** Returns the open database. Opens it anew if the code that opens it has changed. */
  open: (openShopDatabase: LoadedServer['openShopDatabase'], config: Config) => Promise<OpenDatabase>;
  onFailure: (callback: (reason: string) => void) => void;
  close: () => Promise<void>;
};

/** Keeps the database open while the shop on it is replaced, because the embedded one takes more than a second to open. */
export function createKeptDatabase(print: (line: string) => unknown): KeptDatabase {
  let opened: { by: LoadedServer['openShopDatabase']; database: OpenDatabase } | null = null;
  let reportFailure: (reason: string) => void = () => {};
  async function close(): Promise<void> {
    const database = opened?.database;
    opened = null;
    await database?.close();
  }
  return {
    async open(openShopDatabase, config) {
      if (opened?.by === openShopDatabase) return opened.database;
      await close();
      const database = await openShopDatabase(config, print);
      database.onFailure((reason) => reportFailure(reason));
      opened = { by: openShopDatabase, database };
      return database;
    },
    onFailure: (callback) => {
      reportFailure = callback;
    },
    close,
  };
}
