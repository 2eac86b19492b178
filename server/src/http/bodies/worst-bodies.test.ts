/**
 * What the bodies of all calls may cost, and how long they may be. The handlers do nothing, so the tests measure reading, parsing and checking.
 * Slow, because it sends nearly nine thousand bodies.
 */

import { splitCall } from '@uruhu/contract/endpoints/call-address';
import type { Endpoint } from '@uruhu/contract/endpoints/endpoint';
import { endpoints } from '@uruhu/contract/endpoints/endpoints';
import Fastify, { type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createHostileBodies, type HostileBody } from '../../../test/support/bodies/hostile-bodies.ts';
import { createLongestBody } from '../../../test/support/bodies/longest-body.ts';
import type { App } from '../../context.ts';
import { registerErrorHandler } from '../errors.ts';
import type { Handlers } from '../handlers.ts';
import { registerEndpoints } from '../register-endpoints.ts';
import { type BodyLimits, EMPTY_BODY, FORM_FIELDS_MAX } from './body-limits.ts';
import { readBodies } from './forms.ts';

const CPU_MS_MAX = 20;
/** The test sends nearly nine thousand bodies. */
const WORST_BODIES_TIMEOUT_MS = 240_000;

let app: App;
const limitsByCall = new Map<string, BodyLimits>();
beforeAll(async () => {
  app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRoute', ({ method, url, config }: RouteOptions) => void limitsByCall.set(`${method} ${url}`, config?.body ?? EMPTY_BODY));
  registerErrorHandler(app);
  readBodies(app);
  const handlers = Object.fromEntries(Object.keys(endpoints).map((name) => [name, () => ({ ok: true, json: '{}' })]));
  registerEndpoints(app, endpoints, handlers as unknown as Handlers<typeof endpoints>);
  await app.ready();
});
afterAll(() => app.close());

const calls = Object.entries<Endpoint>(endpoints).filter(([, { call }]) => !call.startsWith('GET'));
/** Without a call that declares how much its body has, because that is less than its schema allows. */
const callsWithFields = calls.flatMap(([name, { call, body, files, body_values_max }]) =>
  body && body_values_max === undefined ? [{ name, call, body, files }] : [],
);

async function send(call: Endpoint['call'], contentType: string, payload: string | Buffer) {
  const [method, url] = splitCall(call);
  const { statusCode } = await app.inject({ method, url, headers: { 'content-type': contentType }, payload });
  return statusCode;
}

const findLimits = (call: Endpoint['call']): BodyLimits => limitsByCall.get(call) ?? EMPTY_BODY;

/** The processor time of one request on this thread, in milliseconds. */
async function measureCpu(call: Endpoint['call'], { contentType, payload }: HostileBody): Promise<number> {
  const bytes = Buffer.from(payload);
  const before = process.threadCpuUsage();
  await send(call, contentType, bytes);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** JSON that is parsed in 8 ms on a machine without other work. A busy machine takes up to four times as long for it, and for the bodies too. */
const YARDSTICK = JSON.stringify(
  Array.from({ length: 20_000 }, (_, number) => ({ [`field ${number % 50}`]: `text ${number}`.repeat(10), list: [number, number + 1] })),
);
const YARDSTICK_CPU_MS = 8;

/** How many times as long as an idle machine this one needs just now; at least 1. */
function measureSlowness(): number {
  const before = process.threadCpuUsage();
  JSON.parse(YARDSTICK);
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(1, (user + system) / 1_000 / YARDSTICK_CPU_MS);
}

/** Measures again what took too long: a pause of the garbage collector is no property of the body. In milliseconds of an idle machine. */
async function measureLeastCpu(call: Endpoint['call'], body: HostileBody): Promise<number> {
  let least_ms = await measureCpu(call, body);
  for (let round = 0; round < 15 && least_ms > CPU_MS_MAX; round++)
    least_ms = Math.min(least_ms, (await measureCpu(call, body)) / measureSlowness());
  return least_ms;
}

/** Fields of a form: those of the body that are texts, numbers or lists of them, up to the limit. */
function listFormFields(body: unknown): [string, string][] {
  const isFormValue = (value: unknown) => typeof value !== 'object';
  return Object.entries(body as Record<string, unknown>)
    .flatMap(([name, value]) =>
      [value]
        .flat()
        .filter(isFormValue)
        .map((item): [string, string] => [name, String(item)]),
    )
    .slice(0, FORM_FIELDS_MAX);
}

const escapeCharacters = (json: string) => json.replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`);

async function encodeForm(fields: readonly [string, string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const encoded = new Response(form);
  return [encoded.headers.get('content-type') ?? '', Buffer.from(await encoded.arrayBuffer())] as const;
}

describe.each(callsWithFields)('$call', ({ name, call, body, files }) => {
  const longestBody = createLongestBody(body, '가');
  const formFields = listFormFields(longestBody);

  test('accepts the size of its longest body in Korean', async () => {
    const statuses = {
      utf8: await send(call, 'application/json', JSON.stringify(longestBody)),
      indented: await send(call, 'application/json', JSON.stringify(longestBody, null, 2)),
      escaped: await send(call, 'application/json', escapeCharacters(JSON.stringify(longestBody))),
      urlencoded: await send(call, 'application/x-www-form-urlencoded', new URLSearchParams(formFields).toString()),
      multipart: await send(call, ...(await encodeForm(formFields))),
    };
    // A text of the maximum length may be no valid e-mail address or id.
    for (const [encoding, status] of Object.entries(statuses))
      expect([name, encoding, status]).toEqual([name, encoding, expect.toBeOneOf([200, 400])]);
  });

  test('refuses a larger body unread', async () => {
    const { json_bytes, urlencoded_bytes, multipart_bytes } = findLimits(call);
    const statuses = [
      await send(call, 'application/json', JSON.stringify('x'.repeat(json_bytes))),
      await send(call, 'application/x-www-form-urlencoded', 'x'.repeat(urlencoded_bytes + 1)),
      await send(call, 'multipart/form-data; boundary=b', '-'.repeat(multipart_bytes + 1)),
    ];
    // A form of this size may hold a file: a shopper with an unverified address may not send it, and others may send one that can be read.
    const multipartRefusal = files ? (files.verified ? 403 : 400) : 413;
    expect(statuses).toEqual([413, 413, multipartRefusal]);
  });
});

test(
  'the worst body of each call takes at most 20 ms of the processor',
  async () => {
    const tooExpensive: string[] = [];
    for (const [, { call, body }] of calls) {
      const fields = Object.keys((body as z.ZodObject | undefined)?._zod.def.shape ?? {});
      for (const hostileBody of createHostileBodies(findLimits(call), fields)) {
        const cpu_ms = await measureLeastCpu(call, hostileBody);
        if (cpu_ms > CPU_MS_MAX) tooExpensive.push(`${call}, ${hostileBody.name}: ${Math.round(cpu_ms)} ms`);
      }
    }
    expect(tooExpensive).toEqual([]);
  },
  WORST_BODIES_TIMEOUT_MS,
);
