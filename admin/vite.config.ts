import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Packages get a file of their own. They change less often than the back office, so a returning browser still has them cached. */
const PACKAGES = /node_modules\//;

/** Hides the bundler's timings, which do not help an operator. */
const NO_TIMINGS = { bundlerTimings: false, pluginTimings: false };

export default defineConfig(({ command }) => ({
  base: '/admin/',
  plugins: [react()],
  // The server replaces the nonce in each response (server/src/http/pages/admin.ts). Vite's page in development needs no nonce.
  ...(command === 'build' && { html: { cspNonce: '__NONCE__' } }),
  build: {
    outDir: 'build',
    modulePreload: { polyfill: false },
    target: ['chrome107', 'safari16', 'firefox104'],
    chunkSizeWarningLimit: 1_500,
    rollupOptions: { checks: NO_TIMINGS, output: { codeSplitting: { groups: [{ name: 'packages', test: PACKAGES }] } } },
  },
}));
