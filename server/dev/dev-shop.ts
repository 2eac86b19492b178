/**
 * The shop in development: one process, in which Vite, the HTTP server and the database stay open. After a change of a file of the server it
 * loads the changed modules and starts the shop anew.
 */
import { stripVTControlCharacters } from 'node:util';
import type { AppPages } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import type { App } from '../src/context.ts';
import type { OpenDatabase } from '../src/database/connect.ts';
import type { RunningShop, StartedShop } from '../src/shop.ts';
import { openDevPages } from './dev-pages.ts';
import { createKeptDatabase, type KeptDatabase } from './kept-database.ts';
import { createKeptListener, type KeptListener } from './kept-listener.ts';
import { type LoadedServer, openServerModules } from './server-modules.ts';

type Print = (line: string) => unknown;

/** What stays while the shop is replaced. */
type Kept = { listener: KeptListener; url: string; database: KeptDatabase; pages: AppPages };

/** Each start of the shop prints the same warnings, of which the developer needs one. */
function createPrintOnce(print: Print): Print {
  const printed = new Set<string>();
  return (line) => {
    if (!printed.has(line)) print(line);
    printed.add(line);
  };
}

const describeError = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Returns a function that starts the shop with this code. */
function createStarter({ listener, url, database, pages }: Kept, print: Print) {
  const connect = async (app: App) => {
    await app.ready();
    listener.release(app.routing);
  };
  /** Filling the demo and checking it takes half a second, and a database that stays open keeps it. */
  let filled: (Pick<StartedShop, 'demoState'> & { database: OpenDatabase }) | null = null;
  return async ({ readConfig, openShopDatabase, startShop }: LoadedServer): Promise<StartedShop> => {
    const result = readConfig(process.env);
    if (!result.ok) throw new Error(`Please set:\n${result.problems.join('\n')}`);
    const openedDatabase = await database.open(openShopDatabase, result.config);
    const demoState = filled?.database === openedDatabase ? filled.demoState : undefined;
    const shop = await startShop(result.config, openedDatabase, { pages, listener: { url, connect }, demoState, print });
    filled = { database: openedDatabase, demoState: shop.demoState };
    return shop;
  };
}

/** Runs `work` on all files that have changed since its last run, one run after the other. */
function createChangeQueue(work: (files: string[]) => Promise<void>) {
  let waiting: string[] = [];
  let running: Promise<void> | null = null;
  let isClosed = false;
  const run = async () => {
    while (waiting.length > 0 && !isClosed) {
      const files = waiting;
      waiting = [];
      await work(files);
    }
    running = null;
  };
  return {
    add(files: readonly string[]) {
      waiting.push(...files);
      running ??= run();
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}

/** Replaces the running shop after each change. A shop that has failed to start is replaced by an error. */
async function startLoop(kept: Kept, loadServer: () => Promise<LoadedServer>, print: Print) {
  const { listener } = kept;
  const start = createStarter(kept, createPrintOnce(print));
  let code = await loadServer();
  let shop: StartedShop | null = await start(code);

  /** Resolves at a stop, which does not wait until modules are loaded. */
  const stopping = Promise.withResolvers<null>();
  const respondWith = (message: string) =>
    listener.release((_request, response) =>
      response
        .writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        // Vite's errors are coloured for the terminal.
        .end(stripVTControlCharacters(message)),
    );
  const changes = createChangeQueue(async (files) => {
    const begun_ms = performance.now();
    const changed = `the change of ${files.join(', ')}`;
    try {
      const newCode = await Promise.race([loadServer(), stopping.promise]);
      if (newCode === null || (shop && newCode.startShop === code.startShop)) return;
      code = newCode;
    } catch (error) {
      const message = `Could not load ${changed}. Correct it and save.\n${describeError(error)}`;
      print(shop ? `${message}\nThe shop still runs the code from before.` : message);
      if (!shop) respondWith(message);
      return;
    }
    try {
      await listener.hold();
      const replaced = shop;
      shop = null;
      await replaced?.close();
      shop = await start(code);
      // Such as another link by which the first owner sets up an account.
      if (String(shop.logins) !== String(replaced?.logins)) print(shop.logins.join('\n'));
      print(`Replaced the server after ${changed} (${((performance.now() - begun_ms) / 1000).toFixed(1)} s).`);
    } catch (error) {
      const message = `The shop could not start after ${changed}. Correct it and save.\n${describeError(error)}`;
      print(`${message}\nUntil then each request gets this error.`);
      respondWith(message);
    }
  });
  return {
    shop,
    addChanges: changes.add,
    async close() {
      stopping.resolve(null);
      await changes.close();
      await listener.close();
      await shop?.close();
      await kept.database.close();
    },
  };
}

export async function openDevShop(config: Config, print: Print): Promise<RunningShop> {
  const listener = createKeptListener((request, response, next) => devPages.serveSources(request, response, next));
  const devPages = await openDevPages(listener.server);
  const url = await listener.listen(config);
  const database = createKeptDatabase(print);
  const modules = await openServerModules();
  const loop = await startLoop({ listener, url, database, pages: devPages.pages }, modules.load, print);
  modules.onChange(loop.addChanges);
  // In production such an error ends the process. Here the next save may correct it.
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    // Nobody reads what this process prints.
    if (error.code === 'EPIPE') process.exit(1);
    print(`Uncaught error, which in production ends the server:\n${describeError(error)}`);
  });
  return {
    url,
    logins: loop.shop.logins,
    log: loop.shop.log,
    drain: listener.close,
    onDatabaseFailure: database.onFailure,
    async close() {
      await loop.close();
      await modules.close();
      await devPages.close();
    },
  };
}
