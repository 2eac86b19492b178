import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  /** Every route is known from the first page: no request for a manifest while the shopper waits for a page. */
  routeDiscovery: { mode: 'initial' },
  /** The parts of a route travel together: apart they cost more requests than they save bytes. */
  splitRouteModules: false,
} satisfies Config;
