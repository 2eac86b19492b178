import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** One build a language: a phone loads the words it shows and no others. */
const language = process.env.SHOP_LANGUAGE ?? 'en';
const messages = fileURLToPath(new URL(`./app/messages/${language}/`, import.meta.url));

const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|@remix-run)\//;

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  resolve: { alias: [{ find: /^#messages\/(.+)$/, replacement: `${messages}$1.ts` }] },
  environments: {
    client: {
      build: {
        target: ['chrome107', 'safari16', 'firefox104'],
        // What every page needs and no change of ours touches: one file, kept by the phone over our releases.
        rollupOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: FRAMEWORK }] } } },
      },
    },
    ssr: {
      build: { target: 'node22', rollupOptions: { input: './server.ts' } },
      // The server's build holds all it needs, in React's production form whatever NODE_ENV the shop runs with.
      ...(command === 'build' && { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }),
    },
  },
}));
