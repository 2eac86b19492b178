import type { Config } from '@react-router/dev/config';
import { LANGUAGE } from './language.ts';

export default {
  ssr: true,
  buildDirectory: `build/${LANGUAGE}`,
  /** The first page lists all routes, so that navigating needs no request for a manifest. */
  routeDiscovery: { mode: 'initial' },
  /** Keeps each route in one file: splitting would cost more in requests than it saves in bytes. */
  splitRouteModules: false,
} satisfies Config;
