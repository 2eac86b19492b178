import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { createLogger, defineConfig } from 'vite';
import { LANGUAGE } from './language.ts';
import { minifiedModule } from './minified-module.ts';

/** Each language has its own build, so a phone loads only the messages that it shows. */
const messages = fileURLToPath(new URL(`./app/messages/${LANGUAGE}/`, import.meta.url));
const languageModule = fileURLToPath(new URL(`./app/languages/${LANGUAGE}.ts`, import.meta.url));

/** React and the router. They change less often than the shop, so a returning phone still has them cached. */
const FRAMEWORK = /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie-es|@remix-run)\//;
/** What several pages share, but the home page does not use. */
const BROWSE =
  /\/app\/(ui\/(navigation\/(breadcrumbs|pagination)|text\/(rich-text|stars|with-bold)|focus-neighbour)|lib\/share-request|art\/empty-(cart|orders|done|wishlist))\./;
/** The layout with its messages, product cards and shared controls, and the modules that they import. The home page shows no dates. */
const SHELL = /\/app\/(features\/(shell|products|categories|contact)|ui|lib(?!\/text\/dates)|art|messages\/[a-z]+\/shell\/layout)[/.]/;
/** Form state and the schemas that check fields, which pages without a form do not load. */
const FORMS = /\/app\/forms\/|\/contract\/src\/(forms|fields\/field-code|messages\/[a-z]+\/fields)|node_modules\/zod\//;

/** A request costs about as much as a small module, so modules that several pages share are bundled into these four files. */
const CHUNKS = [
  { name: 'framework', test: FRAMEWORK, priority: 4 },
  { name: 'shell', test: (id: string) => SHELL.test(id) && !BROWSE.test(id), minShareCount: 2, priority: 3 },
  { name: 'browse', test: BROWSE, minShareCount: 2, priority: 2 },
  { name: 'forms', test: FORMS, minShareCount: 2, priority: 1 },
];

/**
 * Warnings of each build that need no change: Vite's own handling of `composes`, and modules that some routes load with the page and
 * others on demand.
 */
const EXPECTED_WARNINGS = /did not pass the `from` option to `postcss.parse`|INEFFECTIVE_DYNAMIC_IMPORT/;
const logger = createLogger();
const { warn, warnOnce } = logger;
logger.warn = (message, options) => EXPECTED_WARNINGS.test(message) || warn(message, options);
logger.warnOnce = (message, options) => EXPECTED_WARNINGS.test(message) || warnOnce(message, options);

/** Hides the bundler's timings, which do not help an operator. */
const NO_TIMINGS = { bundlerTimings: false, pluginTimings: false };

/** The server's build contains all its modules, with React in production mode whatever NODE_ENV is at run time. */
const SERVER_BUILD = { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } };

/** The files that every page loads first, so that the code that loads others on demand need not name them. */
const LOADED_FIRST = /\/(rolldown-runtime|framework|shell)-[^/]*$/;

/** The oldest browsers that the storefront supports. */
const BROWSERS = ['chrome107', 'safari16', 'firefox104'];

export default defineConfig(({ command }) => ({
  customLogger: logger,
  plugins: [minifiedModule({ target: BROWSERS }), reactRouter()],
  resolve: {
    alias: [
      { find: /^#messages\/(.+)$/, replacement: `${messages}$1.ts` },
      { find: '#language', replacement: languageModule },
    ],
  },
  environments: {
    client: {
      build: {
        modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !LOADED_FIRST.test(file)) },
        target: BROWSERS,
        rollupOptions: { checks: NO_TIMINGS, output: { codeSplitting: { groups: CHUNKS } } },
      },
    },
    ssr: {
      build: { target: 'node22', rollupOptions: { input: './server.ts', checks: NO_TIMINGS } },
      ...(command === 'build' ? SERVER_BUILD : {}),
    },
  },
}));
