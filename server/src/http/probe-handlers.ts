/** Probes for load balancers and monitors. `live`: the process responds. `ready`: the shop can take orders. */
import type { probeEndpoints } from '@uruhu/contract/endpoints/health';
import type { AppContext } from '../context.ts';
import type { Handlers } from './handlers.ts';

const headers = { 'cache-control': 'no-store' };

export const createProbeHandlers = ({ readiness }: AppContext): Handlers<typeof probeEndpoints> => ({
  live: () => ({ ok: true, headers, value: { status: 'success', down: [], degraded: [] } }),
  ready: async () => {
    const { down, degraded } = await readiness.check();
    if (down.length > 0) return { ok: true, headers, status: 503, value: { status: 'error', down, degraded } };
    return { ok: true, headers, value: { status: 'success', down, degraded } };
  },
});
