/**
 * Compares the requests per second of a page with those of a bare reply of the same size. Rounds alternate, so a slow phase of the machine
 * affects both.
 */
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
  cpu_ratio: number;
  p50_ms: number;
  p99_ms: number;
  errors: number;
};

const computeMedian = (values: number[]) => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

const pickByte = () => Math.floor(256 * Math.random());

const pickIpAddress = () => `10.${pickByte()}.${pickByte()}.${pickByte()}`;

/** Gives each request another body or path, and another IP address, because the server charges searches that are not cached to the address. */
const createRequestFactory = (createBody: Scenario['createBody'], createPath: Scenario['createPath']) => (request: Request) => {
  const newRequest: Request = { ...request, headers: { ...request.headers, 'x-forwarded-for': pickIpAddress() } };
  if (createBody) newRequest.body = JSON.stringify(createBody());
  if (createPath) newRequest.path = createPath();
  return newRequest;
};

/** Spreads the requests over many IP addresses, so that each stays far below its limits. */
const IP_ADDRESSES = 250;
/** Creates the requests before the run, so that the load generator works equally for both servers. */
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

const runLoad = (url: string, scenario: Scenario, duration_s: number) =>
  autocannon({ url, connections: CONNECTIONS, duration: duration_s, ...buildRequest(scenario) });

/** Runs the load and also measures the processor time of the server's thread for each reply. */
async function loadAndMeasureCpu(server: ServedProcess, url: string, scenario: Scenario, duration_s: number) {
  // Begins a new period, so that the next report covers only this load.
  await server.readUsage();
  const result = await runLoad(url, scenario, duration_s);
  return { ...result, cpu_ms: (await server.readUsage()).cpu_ms / Math.max(1, result.requests.total) };
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
  const { createBody, createPath, ...fixedRequest } = scenario;
  const bareScenario: Scenario = { ...fixedRequest, body: scenario.body ?? createBody?.() };
  const bareUrl = `${bareServer.url}/?bytes=${bytes}`;
  await runLoad(bareUrl, bareScenario, warm_up_s);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bareResult = await loadAndMeasureCpu(bareServer, bareUrl, bareScenario, round_s);
    const shopResult = await loadAndMeasureCpu(shop, url, scenario, round_s);
    rounds.push({ shopResult, bareResult, ratio: shopResult.requests.average / bareResult.requests.average });
  }
  return {
    name: scenario.name,
    bytes,
    per_second: computeMedian(rounds.map(({ shopResult }) => shopResult.requests.average)),
    bare_per_second: computeMedian(rounds.map(({ bareResult }) => bareResult.requests.average)),
    ratio: computeMedian(rounds.map(({ ratio }) => ratio)),
    cpu_ratio: computeMedian(rounds.map(({ shopResult, bareResult }) => bareResult.cpu_ms / shopResult.cpu_ms)),
    p50_ms: computeMedian(rounds.map(({ shopResult }) => shopResult.latency.p50)),
    p99_ms: computeMedian(rounds.map(({ shopResult }) => shopResult.latency.p99)),
    errors: rounds.reduce((sum, { shopResult }) => sum + shopResult.errors + shopResult.non2xx, 0),
  };
}
