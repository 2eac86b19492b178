import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { type MinifyOptions, minify } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };
import { createLogger, defineConfig, type Plugin } from 'vite';

/** One build a language: a phone loads the words it shows and no others. */
const language = process.env.SHOP_LANGUAGE ?? 'en';
const messages = fileURLToPath(new URL(`./app/messages/${language}/`, import.meta.url));

/** What no change of ours touches: kept by the phone over our releases. */
const FRAMEWORK = /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie-es|@remix-run)\//;
/**
 * What every page shows, and what the home page and another share: one file, as a dozen small ones weigh more, and wait for
 * each other. What is fetched on demand is not in it.
 */
const SHOP =
  /\/app\/(components\/(row\/(?!drag)|product\/|layout\/(?!nav-panel|person-menu|site-menu-drawer|suggestion|use-suggestions|site-menu\.m))|ui\/(button|diamond|empty-state|get-form|icon|link|picture|price|skeleton|tag|toast)\.|lib\/(add-to-cart|ask|card|cart-count|describe-page|hearts|hydrated|images|online|go|paths|plain-text|refresh-cart|session|shop|store|toasts|trail|tree|use-part|has-viewed|whatsapp|wish|wishlist)\.|art\/(?!empty-(?!search))|messages\/[a-z]+\/(common|footer|layout))|\/contract\/src\/(constants|rules\/(refusals|money|plain-text|price))\./;
/** The API as the browser asks it: a guest's first page does without. */
const API = /\/app\/lib\/(api|read-cart|sign-out)\.|\/contract\/src\/client\./;
/** What the lists are made of besides. */
const LISTS = /\/app\/(components\/listing\/(?!filter-sheet|profile-choice)|ui\/(pagination|select)\.|messages\/[a-z]+\/catalogue)/;

/** What pages with passwords share. */
const AUTH = /\/app\/(routes\/auth\/(?!sign|forgot|reset)|messages\/[a-z]+\/(auth|passwords))/;
/** What others than these need, too: a group would take it along. */
const SENTENCES = /\/contract\/src\/rules\/messages\./;
const REDIRECT = /\/app\/lib\/safe-redirect\./;
/** What writing a review needs of forms, too: a product's page does without the rest. */
const FIELDS = /\/app\/(forms\/(draft|form-alert)|ui\/field|art\/empty-(done|orders))\./;
/** What pages with forms share besides: the schemas, most of all. */
const FORMS =
  /\/app\/(forms\/|routes\/account\/use-sent-form\.|ui\/text-area\.)|\/contract\/src\/(forms|rules\/(phone|password))\.|\/zod\//;

/** What pages that belong to one person share, and what those with orders do. */
const OWN = /\/app\/(lib\/(answer|own-page|focus-neighbour)|messages\/[a-z]+\/coupon)\./;
const ORDERS =
  /\/app\/(routes\/orders\/(dates|short-id|status|support|web-url|whole-order|tracking-link|timeline|coupon-off|payment\/(copy-text|standing|pauses|use-polling))|messages\/[a-z]+\/orders?\.)/;
/** What the ways to pay share, wherever an order is paid. */
const PAYING = /\/app\/(routes\/orders\/payment\/(?!payment-callback|qr)|messages\/[a-z]+\/payment\.)/;

/** Small parts of pages past the first: each alone would be as much envelope as letter. */
const PARTS = /\/app\/ui\/(dialog|rich-text|stepper)\./;

/** Class names travel in the page, its styles and its scripts: four letters that both builds agree on. */
function shortName(name: string, file: string): string {
  const source = `${relative(import.meta.dirname, file.split('?')[0] ?? file)} ${name}`;
  return `_${createHash('sha256').update(source).digest('base64url').replace(/[-_]/g, 'x').slice(0, 4)}`;
}

/**
 * Said at each build, and nothing to be done about: Vite's own handling of `composes`, and what is imported on demand as
 * well as by some routes, which is a file of its own by the groups below.
 */
const KNOWN =
  /did not pass the `from` option to `postcss.parse`|INEFFECTIVE_DYNAMIC_IMPORT.*(lib\/(api|read-cart)|home\/questions|payment-dialog)\.tsx?/;
const logger = createLogger();
const { warn, warnOnce } = logger;
const ours = (message: string) => !KNOWN.test(message);
logger.warn = (message, options) => ours(message) && warn(message, options);
logger.warnOnce = (message, options) => ours(message) && warnOnce(message, options);

/** Pictures, fonts and styles: named alike by the browser's build and the server's. */
const ASSETS = 'assets/[name]-[hash:5][extname]';

/** Files that every page has already: nothing that is imported on demand waits for them, or names them. */
const ALWAYS_THERE = /\/(react|shop|rolldown-runtime)-[^/]*$/;

/**
 * Vite's own loader of what is imported on demand, in a quarter of the bytes: it waits for the styles and fetches the
 * scripts of a part side by side. A style sheet that could not be fetched is asked for again the next time.
 */
const LOADER = `const parts = {};
const load = (file) => parts[file] ??= document.querySelector('link[href="/' + file + '"]') || new Promise((onload, fail) => {
  const style = file.endsWith('css');
  const onerror = (why) => { delete parts[file]; link.remove(); fail(why); };
  const link = Object.assign(document.createElement('link'), { rel: style ? 'stylesheet' : 'modulepreload', onload, onerror, href: '/' + file });
  document.head.append(link);
  style || onload();
});
export const __vitePreload = (get, files = []) => Promise.all(files.map(load)).then(get);`;

const smallLoader: Plugin = {
  name: 'small-loader',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => LOADER },
};

/** After Vite's own minifier another one still finds something: the home page's scripts are 1.5 % smaller for it. */
const SMALLER: MinifyOptions = { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, unsafe_methods: true } };

const minifyTwice: Plugin = {
  name: 'minify-twice',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // Files are named before: what comes out here is what these options made of what they are named after.
  augmentChunkHash: () => JSON.stringify([terser.version, SMALLER]),
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = (await minify(file.code, SMALLER)).code ?? file.code;
      }
    },
  },
};

export default defineConfig(({ command }) => ({
  customLogger: logger,
  plugins: [smallLoader, reactRouter(), minifyTwice],
  resolve: { alias: [{ find: /^#messages\/(.+)$/, replacement: `${messages}$1.ts` }] },
  ...(command === 'build' && { css: { modules: { generateScopedName: shortName } } }),
  environments: {
    client: {
      build: {
        modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !ALWAYS_THERE.test(file)) },
        target: ['chrome107', 'safari16', 'firefox104'],
        rollupOptions: {
          checks: { bundlerTimings: false, pluginTimings: false },
          output: {
            // The first page names every file: as few signs of a hash as the bundler takes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ASSETS,
            codeSplitting: {
              // A group takes along what its modules import, so the widest comes first.
              groups: [
                { name: 'react', test: FRAMEWORK, priority: 3 },
                { name: 'shop', test: SHOP, priority: 2 },
                { name: 'api', test: API, priority: 1 },
                { name: 'lists', test: LISTS, minShareCount: 2, priority: 1 },
                { name: 'auth', test: AUTH, minShareCount: 2, priority: 1 },
                { name: 'messages', test: SENTENCES, minShareCount: 2, priority: 2 },
                { name: 'safe-redirect', test: REDIRECT, minShareCount: 2, priority: 2 },
                { name: 'fields', test: FIELDS, minShareCount: 2, priority: 2 },
                { name: 'forms', test: FORMS, minShareCount: 2, priority: 1 },
                { name: 'own', test: OWN, minShareCount: 2, priority: 1 },
                { name: 'orders', test: ORDERS, minShareCount: 2, priority: 1 },
                { name: 'paying', test: PAYING, minShareCount: 2, priority: 1 },
                { name: 'parts', test: PARTS, minShareCount: 2, priority: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { target: 'node22', rollupOptions: { input: './server.ts', output: { assetFileNames: ASSETS } } },
      // The server's build holds all it needs, in React's production form whatever NODE_ENV the shop runs with.
      ...(command === 'build' && { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }),
    },
  },
}));
