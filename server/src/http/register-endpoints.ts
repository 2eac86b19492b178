/** Adds the calls of the contract to the server, each with its handler. */

import type { RefusalCode } from '@uruhu/contract/codes';
import { splitCall } from '@uruhu/contract/endpoints/call-address';
import { ACCESS_REFUSALS, canNeedProof, type Endpoint, type ProofRule } from '@uruhu/contract/endpoints/endpoint';
import { refusalReply } from '@uruhu/contract/errors';
import type { FastifyReply, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import type { App } from '../context.ts';
import { MESSAGES } from '../messages/messages.ts';
import { normaliseAddress } from './address.ts';
import { type BodyLimits, computeBodyLimits, createFreeBodyLimits, EMPTY_BODY } from './bodies/body-limits.ts';
import type { Cost } from './costs/cost.ts';
import type { Endpoints, HandlerResult, Handlers } from './handlers.ts';
import { findVisitorAddress } from './in-process-fetch.ts';
import { sendRefusal } from './send-refusal.ts';

export type OnUndeclaredRefusal = (name: string, code: RefusalCode) => void;

export type RegisterOptions = {
  /** The `preParsing` hook of calls that take files: runs before their body is read. */
  beforeUpload?: preParsingAsyncHookHandler;
  /** Called with a refusal that the endpoint does not declare. The server sends it anyway, but tests fail. */
  onUndeclaredRefusal?: OnUndeclaredRefusal;
};

/** The input of every handler, with the fields that handlers.ts explains; the handler's type narrows it to what its endpoint declares. */
const readInput = (app: App, request: FastifyRequest) => ({
  body: request.body,
  query: request.query,
  params: request.params,
  headers: request.headers,
  shopper: request.shopper,
  hasToken: request.headers.authorization !== undefined,
  staff: request.staff,
  files: request.sentFiles,
  ip_address: normaliseAddress(request),
  visitorAddress: findVisitorAddress(request),
  userAgent: request.headers['user-agent'] ?? '',
  language: request.language,
  messages: MESSAGES[request.language],
  url: request.url,
  log: request.log,
  charge: (cost: Cost) => app.charge(request, cost),
});

function sendResult(reply: FastifyReply, result: HandlerResult<unknown>) {
  if (!result.ok) return sendRefusal(reply, result);
  if ('status' in result && result.status) reply.code(result.status);
  if ('headers' in result && result.headers) reply.headers(result.headers);
  if ('stream' in result) return reply.send(result.stream);
  if (!('json' in result)) return reply.send(result.value);
  return reply.header('content-type', 'application/json; charset=utf-8').serializer(String).send(result.json);
}

type AnyHandler = (input: ReturnType<typeof readInput>) => HandlerResult<unknown> | Promise<HandlerResult<unknown>>;

const omitUndefined = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The refusals that not every call can return. */
const listOwnRefusals = (refusals: readonly RefusalCode[], proof: ProofRule | undefined): readonly RefusalCode[] =>
  canNeedProof(proof) ? [...refusals, 'proof_needed'] : refusals;

/** The schema by which the framework validates, serialises and documents the call. */
function createSchema(
  name: string,
  { params, query, headers, body, reply, statuses = [200], refusals, permission, proof, summary, description, tag }: Endpoint,
) {
  const ownRefusals = listOwnRefusals(refusals, proof);
  return omitUndefined({
    operationId: name,
    summary,
    tags: [tag],
    description: description || undefined,
    'x-permission': permission ?? undefined,
    'x-proof': proof,
    'x-refusals': ownRefusals.length > 0 ? ownRefusals : undefined,
    params,
    querystring: query,
    headers,
    body,
    response: { ...Object.fromEntries(statuses.map((status) => [status, reply])), '4xx': refusalReply },
  });
}

function findBodyLimits(name: string, { body, body_bytes_max, body_values_max }: Endpoint): BodyLimits {
  if (body_bytes_max !== undefined) return createFreeBodyLimits(body_bytes_max, body_values_max);
  return body ? computeBodyLimits(name, body) : EMPTY_BODY;
}

type NamedHandler = { name: string; endpoint: Endpoint; handle: AnyHandler };

function addRoute(app: App, { name, endpoint, handle }: NamedHandler, { beforeUpload, onUndeclaredRefusal }: RegisterOptions): void {
  const { call, access, permission, proof, cost, files, refusals } = endpoint;
  const declaredRefusals = new Set([...listOwnRefusals(refusals, proof), ...ACCESS_REFUSALS]);
  const [method, url] = splitCall(call);
  app.route({
    method,
    url,
    config: {
      access,
      cost,
      body: findBodyLimits(name, endpoint),
      ...(permission === undefined ? {} : { permission }),
      ...(proof === undefined ? {} : { proof }),
      ...(files ? { files } : {}),
    },
    schema: createSchema(name, endpoint),
    ...(files && beforeUpload ? { preParsing: beforeUpload } : {}),
    handler: async (request, reply) => {
      const result = await handle(readInput(app, request));
      if (!result.ok && !declaredRefusals.has(result.code)) onUndeclaredRefusal?.(name, result.code);
      return sendResult(reply, result);
    },
  });
}

/** Throws if a declaration has no handler or a handler no declaration: the type checker misses this in spread or cast objects. */
function requireSameNames(endpoints: Endpoints, handlers: object): void {
  const listMissing = (named: object, others: object) => Object.keys(named).filter((name) => !Object.hasOwn(others, name));
  const faults = [
    ...listMissing(endpoints, handlers).map((name) => `the call ${name} has no handler`),
    ...listMissing(handlers, endpoints).map((name) => `the handler ${name} has no declaration`),
  ];
  if (faults.length > 0) throw new Error(`${faults.join(', ')}: see contract/src/endpoints`);
}

export function registerEndpoints<Declared extends Endpoints>(
  app: App,
  endpoints: Declared,
  handlers: Handlers<NoInfer<Declared>>,
  options: RegisterOptions = {},
): void {
  requireSameNames(endpoints, handlers);
  for (const [name, endpoint] of Object.entries(endpoints)) {
    addRoute(app, { name, endpoint, handle: handlers[name] as unknown as AnyHandler }, options);
  }
}
