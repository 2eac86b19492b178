/** Starts the stand-in of MTN MoMo. Only a demo imports this file, so that other shops do not load the stand-in. */
import { startMomo } from '@uruhu/demo/stand-ins/momo/momo.ts';

/** `think_ms`: how long the simulated customer takes to approve. */
export type MomoStandInSettings = { think_ms?: number };

export async function startMomoStandIn({ think_ms = 8_000 }: MomoStandInSettings) {
  const { baseUrl, credentials, close } = await startMomo({ delay_ms: think_ms, sendsCallbacks: true });
  return { baseUrl, close, ...credentials };
}
