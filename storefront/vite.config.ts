import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** One build a language: a phone loads the words it shows and no others. */
const language = process.env.SHOP_LANGUAGE ?? 'en';
const messages = fileURLToPath(new URL(`./app/messages/${language}/`, import.meta.url));

/** What no change of ours touches: kept by the phone over our releases. */
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|@remix-run)\//;
/** What the lists are made of, and the home page is not. */
const LISTS = /\/app\/(components\/listing\/|ui\/(pagination|breadcrumbs|select)\.|messages\/[a-z]+\/catalogue|lib\/listing)/;
/** What forms are made of. */
const FORMS = /\/app\/ui\/field\.|\/contract\/src\/(forms|rules\/phone)/;
/** What most pages share travels with them in one file: a dozen small ones weigh more, and wait for each other. */
const SHARED = /\/app\/(ui|lib|components|messages\/[a-z]+\/common)|\/contract\/src\//;
const MANY = 4;
const isShared = (id: string) => SHARED.test(id) && !LISTS.test(id) && !FORMS.test(id);

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  resolve: { alias: [{ find: /^#messages\/(.+)$/, replacement: `${messages}$1.ts` }] },
  environments: {
    client: {
      build: {
        target: ['chrome107', 'safari16', 'firefox104'],
        rollupOptions: {
          output: {
            codeSplitting: {
              // A group takes along what its modules import, so the widest comes first.
              groups: [
                { name: 'react', test: FRAMEWORK, priority: 3 },
                { name: 'shop', test: isShared, minShareCount: MANY, priority: 2 },
                { name: 'lists', test: LISTS, priority: 1 },
                { name: 'forms', test: FORMS, priority: 1 },
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
