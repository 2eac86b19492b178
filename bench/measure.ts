/** Compares the requests per second of a page with those of a bare reply of the same size, in turn, so that a slow phase affects both. */
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
  /** The ratio of the work of the bare server's thread for a reply to that of the shop's; waiting does not count. */
  work_ratio: number;
  p50_ms: number;
  p99_ms: number;
  errors: number;
};

const median = (values: number[]) => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

const byte = () => Math.floor(256 * Math.random());

const newAddress = () => `10.${byte()}.${byte()}.${byte()}`;

/** Creates each request with another body or path and IP address, because searches that are not cached are charged to the address. */
const createRequestFactory = (createBody: Scenario['createBody'], createPath: Scenario['createPath']) => (request: Request) => ({
  ...request,
  headers: { ...request.headers, 'x-forwarded-for': newAddress() },
  ...(createBody ? { body: JSON.stringify(createBody()) } : {}),
  ...(createPath ? { path: createPath() } : {}),
});

/** As many as keep each far below its limits; made before, so that the load generator works for the bare server as it does for ours. */
const ADDRESSES = 250;
const fromEach = (headers: Record<string, string>) =>
  Array.from({ length: ADDRESSES }, () => ({ headers: { ...headers, 'x-forwarded-for': newAddress() } }));

function buildRequest({ method, body, createBody, createPath, accept_encoding }: Scenario) {
  const headers = {
    ...(body || createBody ? { 'content-type': 'application/json' } : {}),
    'accept-encoding': accept_encoding ?? 'identity',
  };
  return {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
    requests: createBody || createPath ? [{ setupRequest: createRequestFactory(createBody, createPath) }] : fromEach(headers),
  };
}

const load = (url: string, scenario: Scenario, duration: number) =>
  autocannon({ url, connections: CONNECTIONS, duration, ...buildRequest(scenario) });

/** The same, with the work of the server's thread for each reply. */
async function loadAndMeasureWork(server: Served, url: string, scenario: Scenario, duration: number) {
  await server.vitals();
  const result = await load(url, scenario, duration);
  return { ...result, work_ms: (await server.vitals()).work_ms / Math.max(1, result.requests.total) };
}

/** The compressed size of one reply in bytes. */
async function measureReplySize(url: string, scenario: Scenario): Promise<number> {
  const { requests, throughput, non2xx } = await autocannon({ url, connections: 1, amount: 1, ...buildRequest(scenario) });
  if (non2xx > 0 || requests.total !== 1) throw new Error(`${scenario.name}: ${url} does not answer 200`);
  return throughput.total;
}

export async function measure(shop: Served, bareServer: Served, scenario: Scenario, round_s: number): Promise<Measured> {
  const url = shop.url + scenario.path;
  const warm_up_s = Math.min(WARM_UP_S, round_s);
  await load(url, scenario, warm_up_s);
  const bytes = await measureReplySize(url, scenario);
  // Sends the same request, because reading its body is not work of the shop.
  const { createBody, createPath: _, ...bare } = { ...scenario, body: scenario.body ?? scenario.createBody?.() };
  const yardstick = `${bareServer.url}/?bytes=${bytes}`;
  await load(yardstick, bare, warm_up_s);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const least = await loadAndMeasureWork(bareServer, yardstick, bare, round_s);
    const ours = await loadAndMeasureWork(shop, url, scenario, round_s);
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
