/** Where a demo's phones are asked: read only there, so that no other shop has it. */
import { startMomo } from '@uruhu/demo/stand-ins/momo/momo.ts';

/** How long the payers of the demo think. */
const THINK_MS = 8_000;

export async function startMomoStandIn() {
  const { baseUrl, credentials, close } = await startMomo({ delay_ms: THINK_MS, callsBack: true });
  return { baseUrl, close, ...credentials };
}
