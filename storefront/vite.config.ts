import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { createLogger, defineConfig, type Plugin } from 'vite';

/** One build a language: a phone loads the words it shows and no others. */
const language = process.env.SHOP_LANGUAGE ?? 'en';
const messages = fileURLToPath(new URL(`./app/messages/${language}/`, import.meta.url));

/** What no change of ours touches: kept by the phone over our releases. */
const FRAMEWORK = /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie-es|@remix-run)\//;
/** What the home page and another share: one file, as a dozen small ones weigh more, and wait for each other. */
const HOME =
  /\/app\/(components\/(row|product)\/|ui\/(button|dialog|diamond|empty-state|get-form|icon|link|picture|price|skeleton|tag)\.|lib\/(?!answer|own-page|dates|wishlist-)|art\/|messages\/[a-z]+\/common)|\/contract\/src\/(client|constants|rules\/(refusals|money|price))\./;
/** What the lists are made of besides. */
const LISTS = /\/app\/(components\/listing\/|ui\/(pagination|breadcrumbs|select)\.|messages\/[a-z]+\/catalogue)/;

/** Class names travel in the page, its styles and its scripts: four letters that both builds agree on. */
function shortName(name: string, file: string): string {
  const source = `${relative(import.meta.dirname, file.split('?')[0] ?? file)} ${name}`;
  return `_${createHash('sha256').update(source).digest('base64url').replace(/[-_]/g, 'x').slice(0, 4)}`;
}

/** Vite's own handling of `composes` warns about itself at each build, and nobody can do anything about it. */
const logger = createLogger();
const { warn, warnOnce } = logger;
const ours = (message: string) => !message.includes('did not pass the `from` option to `postcss.parse`');
logger.warn = (message, options) => ours(message) && warn(message, options);
logger.warnOnce = (message, options) => ours(message) && warnOnce(message, options);

/**
 * What `import()` becomes: the styles of what is fetched on demand come before it. Vite's own helper also fetches ahead what such
 * a file imports, which here is there already, and costs every first visit half a kilobyte more.
 */
const onDemand = (load: () => Promise<unknown>, styles: string[]) =>
  Promise.all(
    styles.map(
      (path) =>
        document.querySelector(`link[href="/${path}"]`) ??
        new Promise((onload, onerror) => {
          document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/${path}`, onload, onerror }));
        }),
    ),
  ).then(load);
const smallImports: Plugin = {
  name: 'small-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? `export const __vitePreload = ${onDemand}` : null),
};

export default defineConfig(({ command }) => ({
  customLogger: logger,
  plugins: [smallImports, reactRouter()],
  resolve: { alias: [{ find: /^#messages\/(.+)$/, replacement: `${messages}$1.ts` }] },
  ...(command === 'build' && { css: { modules: { generateScopedName: shortName } } }),
  environments: {
    client: {
      build: {
        modulePreload: false,
        target: ['chrome107', 'safari16', 'firefox104'],
        rollupOptions: {
          output: {
            codeSplitting: {
              // A group takes along what its modules import, so the widest comes first.
              groups: [
                { name: 'react', test: FRAMEWORK, priority: 3 },
                { name: 'shop', test: HOME, minShareCount: 2, priority: 2 },
                { name: 'lists', test: LISTS, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { target: 'node22', rollupOptions: { input: './server.ts' } },
      // The server's build holds all it needs, in React's production form whatever NODE_ENV the shop runs with.
      ...(command === 'build' && { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }),
    },
  },
}));
