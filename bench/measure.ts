/** Requests a second of a page against those of a bare reply of the same size, in turn, so that a slow minute hits both. */
import autocannon, { type Request } from 'autocannon';
import type { Scenario } from './scenarios.ts';
import type { Served } from './serve.ts';

const CONNECTIONS = 20;
const WARM_UP_S = 2;
const ROUNDS = 3;

export type Measured = {
  name: string;
  bytes: number;
  per_second: number;
  yardstick_per_second: number;
  ratio: number;
  /** What the bare server's thread works for a reply, to what ours does: waiting for the machine does not count. */
  work_ratio: number;
  p50_ms: number;
  p99_ms: number;
  errors: number;
};

const median = (values: number[]) => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

const byte = () => Math.floor(256 * Math.random());

/** Made for each request, by another reader: what was never asked before is limited for each address. */
const another = (bodyOf: Scenario['bodyOf'], pathOf: Scenario['pathOf']) => (request: Request) => ({
  ...request,
  headers: { ...request.headers, 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` },
  ...(bodyOf ? { body: JSON.stringify(bodyOf()) } : {}),
  ...(pathOf ? { path: pathOf() } : {}),
});

const requestOf = ({ method, body, bodyOf, pathOf, accept_encoding }: Scenario) => ({
  method,
  headers: { ...(body || bodyOf ? { 'content-type': 'application/json' } : {}), 'accept-encoding': accept_encoding ?? 'identity' },
  ...(body ? { body: JSON.stringify(body) } : {}),
  ...(bodyOf || pathOf ? { requests: [{ setupRequest: another(bodyOf, pathOf) }] } : {}),
});

const load = (url: string, scenario: Scenario, duration: number) =>
  autocannon({ url, connections: CONNECTIONS, duration, ...requestOf(scenario) });

/** The same, with what the server's thread works for each reply. */
async function weighed(server: Served, url: string, scenario: Scenario, duration: number) {
  await server.vitals();
  const result = await load(url, scenario, duration);
  return { ...result, work_ms: (await server.vitals()).work_ms / Math.max(1, result.requests.total) };
}

/** Bytes of one answer as they travel. */
async function sizeOf(url: string, scenario: Scenario): Promise<number> {
  const { requests, throughput, non2xx } = await autocannon({ url, connections: 1, amount: 1, ...requestOf(scenario) });
  if (non2xx > 0 || requests.total !== 1) throw new Error(`${scenario.name}: ${url} does not answer 200`);
  return throughput.total;
}

export async function measure(shop: Served, bareServer: Served, scenario: Scenario, round_s: number): Promise<Measured> {
  const url = shop.url + scenario.path;
  const warm_up_s = Math.min(WARM_UP_S, round_s);
  await load(url, scenario, warm_up_s);
  const bytes = await sizeOf(url, scenario);
  // The same request: reading its body is no work of ours.
  const { bodyOf, pathOf: _, ...bare } = { ...scenario, body: scenario.body ?? scenario.bodyOf?.() };
  const yardstick = `${bareServer.url}/?bytes=${bytes}`;
  await load(yardstick, bare, warm_up_s);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const least = await weighed(bareServer, yardstick, bare, round_s);
    const ours = await weighed(shop, url, scenario, round_s);
    rounds.push({ ours, bare: least, ratio: ours.requests.average / least.requests.average });
  }
  return {
    name: scenario.name,
    bytes,
    per_second: median(rounds.map(({ ours }) => ours.requests.average)),
    yardstick_per_second: median(rounds.map(({ bare }) => bare.requests.average)),
    ratio: median(rounds.map(({ ratio }) => ratio)),
    work_ratio: median(rounds.map(({ ours, bare }) => bare.work_ms / ours.work_ms)),
    p50_ms: median(rounds.map(({ ours }) => ours.latency.p50)),
    p99_ms: median(rounds.map(({ ours }) => ours.latency.p99)),
    errors: rounds.reduce((sum, { ours }) => sum + ours.errors + ours.non2xx, 0),
  };
}
