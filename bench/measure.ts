/** Compares the requests per second of a page with those of a bare reply of the same size. Rounds alternate, so a slow phase affects both. */
import autocannon, { type Request } from 'autocannon';
import type { Scenario } from './scenarios.ts';
import type { ServedProcess } from './serve.ts';

const CONNECTIONS = 20;
const WARM_UP_S = 2;
const ROUNDS = 3;

export type Measurement = {
  name: string;
  bytes: number;
  per_second: number;
  bare_per_second: number;
  ratio: number;
  /** Processor time of the bare server's thread for a reply, divided by that of the shop's thread. */
  work_ratio: number;
  p50_ms: number;
  p99_ms: number;
  errors: number;
};

const median = (values: number[]) => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

const pickByte = () => Math.floor(256 * Math.random());

const pickIpAddress = () => `10.${pickByte()}.${pickByte()}.${pickByte()}`;

/** Creates each request with another body or path and IP address, because searches that are not cached are charged to the address. */
const createRequestFactory = (createBody: Scenario['createBody'], createPath: Scenario['createPath']) => (request: Request) => ({
  ...request,
  headers: { ...request.headers, 'x-forwarded-for': pickIpAddress() },
  ...(createBody ? { body: JSON.stringify(createBody()) } : {}),
  ...(createPath ? { path: createPath() } : {}),
});

/**
 * So many addresses keep each far below its limits. The requests are created before the run, so that the load generator works equally for
 * both servers.
 */
const IP_ADDRESSES = 250;
const createRequests = (headers: Record<string, string>) =>
  Array.from({ length: IP_ADDRESSES }, () => ({ headers: { ...headers, 'x-forwarded-for': pickIpAddress() } }));

function buildRequest({ method, body, createBody, createPath, accept_encoding }: Scenario) {
  const headers = {
    ...(body || createBody ? { 'content-type': 'application/json' } : {}),
    'accept-encoding': accept_encoding ?? 'identity',
  };
  return {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
    requests: createBody || createPath ? [{ setupRequest: createRequestFactory(createBody, createPath) }] : createRequests(headers),
  };
}

const runLoad = (url: string, scenario: Scenario, duration: number) =>
  autocannon({ url, connections: CONNECTIONS, duration, ...buildRequest(scenario) });

/** Runs the load and also measures the processor time of the server's thread for each reply. */
async function loadAndMeasureWork(server: ServedProcess, url: string, scenario: Scenario, duration: number) {
  await server.readVitals();
  const result = await runLoad(url, scenario, duration);
  return { ...result, work_ms: (await server.readVitals()).work_ms / Math.max(1, result.requests.total) };
}

/** The compressed size of one reply in bytes. */
async function measureReplySize(url: string, scenario: Scenario): Promise<number> {
  const { requests, throughput, non2xx } = await autocannon({ url, connections: 1, amount: 1, ...buildRequest(scenario) });
  if (non2xx > 0 || requests.total !== 1) throw new Error(`${scenario.name}: ${url} does not answer 200`);
  return throughput.total;
}

export async function measure(shop: ServedProcess, bareServer: ServedProcess, scenario: Scenario, round_s: number): Promise<Measurement> {
  const url = shop.url + scenario.path;
  const warm_up_s = Math.min(WARM_UP_S, round_s);
  await runLoad(url, scenario, warm_up_s);
  const bytes = await measureReplySize(url, scenario);
  // The bare server gets the same request, because it must read the same body.
  const { createBody, createPath: _, ...bare } = { ...scenario, body: scenario.body ?? scenario.createBody?.() };
  const bareUrl = `${bareServer.url}/?bytes=${bytes}`;
  await runLoad(bareUrl, bare, warm_up_s);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bareResult = await loadAndMeasureWork(bareServer, bareUrl, bare, round_s);
    const ours = await loadAndMeasureWork(shop, url, scenario, round_s);
    rounds.push({ ours, bare: bareResult, ratio: ours.requests.average / bareResult.requests.average });
  }
  return {
    name: scenario.name,
    bytes,
    per_second: median(rounds.map(({ ours }) => ours.requests.average)),
    bare_per_second: median(rounds.map(({ bare }) => bare.requests.average)),
    ratio: median(rounds.map(({ ratio }) => ratio)),
    work_ratio: median(rounds.map(({ ours, bare }) => bare.work_ms / ours.work_ms)),
    p50_ms: median(rounds.map(({ ours }) => ours.latency.p50)),
    p99_ms: median(rounds.map(({ ours }) => ours.latency.p99)),
    errors: rounds.reduce((sum, { ours }) => sum + ours.errors + ours.non2xx, 0),
  };
}
