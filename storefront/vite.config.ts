import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { createLogger, defineConfig, type Rolldown } from 'vite';
import { LANGUAGE } from './language.ts';
import { minifiedModule } from './minified-module.ts';

/** Each language has its own build, so a phone loads only the messages that it shows. */
const messages = fileURLToPath(new URL(`./app/messages/${LANGUAGE}/`, import.meta.url));
const languageModule = fileURLToPath(new URL(`./app/languages/${LANGUAGE}.ts`, import.meta.url));

/** React and the router. They change less often than the shop, so a returning phone still has them cached. */
const FRAMEWORK = /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie-es|@remix-run)\//;
/** The layout, product cards and shared controls, with their messages, and the modules that they import. */
const SHARED = /\/app\/(features\/(shell|products|categories|contact)|ui|lib|art|messages\/[a-z]+\/shell\/layout)[/.]/;
/** The modules that the home page begins with. What they import, the browser loads with it. */
const HOME_PAGE = /\/app\/(entry\.client|root|routes\/(pages|home\/home))\.tsx(\?|$)/;
/** Form state and the schemas that check fields, which pages without a form do not load. */
const FORMS = /\/app\/forms\/|\/contract\/src\/(forms|fields\/field-code|messages\/[a-z]+\/fields)|node_modules\/zod\//;

type ChunkingContext = Rolldown.ChunkingContext;

/** Whether the home page imports a module, other than on demand. */
const isOnHomePage = (id: string, context: ChunkingContext): boolean => {
  const isImported = (module: string): boolean =>
    HOME_PAGE.test(module) || (context.getModuleInfo(module)?.importers ?? []).some(isImported);
  return isImported(id);
};

/**
 * A request costs about as much as a small module, so modules that several pages share are bundled into these four files. `shell` is what the home
 * page imports, `browse` the rest.
 */
const CHUNKS = [
  { name: 'framework', test: FRAMEWORK, priority: 4 },
  {
    name: (id: string, context: ChunkingContext) => (isOnHomePage(id, context) ? 'shell' : null),
    test: SHARED,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'browse', test: SHARED, minShareCount: 2, priority: 2 },
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

/**
 * Writes texts where they are shown. A file of messages that many pages share, such as those of controls, would else be loaded with the first page
 * for the sake of some of them.
 */
const INLINE_TEXTS = { inlineConst: { mode: 'all' as const, pass: 2 } };

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
        rollupOptions: { checks: NO_TIMINGS, optimization: INLINE_TEXTS, output: { codeSplitting: { groups: CHUNKS } } },
      },
    },
    ssr: {
      build: { target: 'node22', rollupOptions: { input: './server.ts', checks: NO_TIMINGS } },
      ...(command === 'build' ? SERVER_BUILD : {}),
    },
  },
}));
