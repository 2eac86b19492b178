/** Loads the server's modules through Vite, whose module graph knows which of them a changed file invalidates. */
import { join, relative } from 'node:path';
import { createServer, createServerModuleRunner, normalizePath } from 'vite';

type OpenShopDatabase = typeof import('../src/database/open-shop-database.ts').openShopDatabase;
type StartShop = typeof import('../src/shop.ts').startShop;
type ReadConfig = typeof import('../src/config.ts').readConfig;

/** A function stays the same object while neither its module nor a module that it imports has changed. */
export type LoadedServer = { readConfig: ReadConfig; openShopDatabase: OpenShopDatabase; startShop: StartShop };

export type ServerModules = {
  /** Loads the modules from their current sources: those that are new, those that have changed, and those that import these. */
  load: () => Promise<LoadedServer>;
  /** Calls back after each change of files that the server may consist of, also for those changed before. The paths are relative to the repository. */
  onChange: (callback: (files: string[]) => void) => void;
  close: () => Promise<void>;
};

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = join(ROOT, 'server/src');

/** The files that the server consists of. Others are the temporary files of editors. */
const SOURCE_FILE = /\.(ts|json|sql|txt)$/;
/** No module of the running server imports these. */
const TEST_FILE = /\.test\.ts$|\/test\//;
/** An editor may write a file in several steps, and a checkout of another branch changes many files. */
const SETTLE_MS = 50;

export async function openServerModules(): Promise<ServerModules> {
  const vite = await createServer({
    configFile: false,
    envDir: false,
    root: SOURCES,
    appType: 'custom',
    publicDir: false,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, hmr: false },
  });
  vite.watcher.add(join(ROOT, 'contract/src'));
  const { ssr } = vite.environments;
  const runner = createServerModuleRunner(ssr, { hmr: false, sourcemapInterceptor: 'prepareStackTrace' });
  let hasFailed = false;
  /** Whether the graph does not know what the changes affect. */
  let mustLoadAll = false;
  /** Whether an import may lead to another file than before. */
  let mustResolveAll = false;
  /** The files that have changed since the last report, and those since the last load. */
  const changedFiles = new Set<string>();
  const staleFiles = new Set<string>();
  let settling: NodeJS.Timeout | undefined;
  let report: ((files: string[]) => void) | undefined;
  const reportChanges = () => {
    if (!report || changedFiles.size === 0) return;
    report([...changedFiles]);
    changedFiles.clear();
  };

  vite.watcher.on('all', (event, path) => {
    const file = normalizePath(path);
    if (event === 'addDir' || event === 'unlinkDir' || !SOURCE_FILE.test(file) || TEST_FILE.test(file)) return;
    const isImported = (ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    // A new module changes nothing until another imports it, unless that import has already failed.
    if (event === 'add' && !isImported && !hasFailed && file.endsWith('.ts')) return;
    // The server reads other files when it starts, and the thread of the embedded database imports its own modules.
    if (event !== 'change' || !isImported) mustLoadAll = true;
    if (event !== 'change' && file.endsWith('.ts')) mustResolveAll = true;
    staleFiles.add(file);
    changedFiles.add(relative(ROOT, file));
    clearTimeout(settling);
    settling = setTimeout(reportChanges, SETTLE_MS);
  });

  return {
    async load() {
      // Vite does this too, but on a busy machine only after the modules have been loaded here.
      for (const file of staleFiles) ssr.moduleGraph.onFileChange(file);
      staleFiles.clear();
      if (mustResolveAll) ssr.moduleGraph.invalidateAll();
      if (mustLoadAll) runner.clearCache();
      mustResolveAll = false;
      mustLoadAll = false;
      hasFailed = true;
      const { readConfig } = await runner.import<{ readConfig: ReadConfig }>('/config.ts');
      const { openShopDatabase } = await runner.import<{ openShopDatabase: OpenShopDatabase }>('/database/open-shop-database.ts');
      const { startShop } = await runner.import<{ startShop: StartShop }>('/shop.ts');
      hasFailed = false;
      return { readConfig, openShopDatabase, startShop };
    },
    onChange(callback) {
      report = callback;
      reportChanges();
    },
    async close() {
      clearTimeout(settling);
      await runner.close();
      await vite.close();
    },
  };
}
