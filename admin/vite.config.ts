import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The packages of the first view get a file of their own: they change less often than the back office, so a returning browser still has them
 * cached. Those that only some pages use are loaded with these pages.
 */
const FIRST_PACKAGES = { name: 'packages', test: /node_modules\//, tags: ['$initial' as const] };

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
    rollupOptions: { checks: NO_TIMINGS, output: { codeSplitting: { groups: [FIRST_PACKAGES] } } },
  },
}));
