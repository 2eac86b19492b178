import { defineEndpoint } from '@uruhu/contract/endpoints/endpoint';
import type { endpoints } from '@uruhu/contract/endpoints/endpoints';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { done, refuse } from '../lib/outcome.ts';
import type { SignedInShopper, StaffMember } from './access.ts';
import type { Handlers, Input } from './handlers.ts';
import { addLanguages } from './language.ts';
import { registerEndpoints } from './register-endpoints.ts';

const COMMON_FIELDS = { tag: 'test', summary: 'A call', cost: {}, refusals: [] } as const;
const calls = {
  greet: defineEndpoint('POST /api/test/greet/:name', {
    ...COMMON_FIELDS,
    access: 'public',
    params: z.object({ name: z.string() }),
    query: z.object({ times: z.coerce.number() }),
    body: z.object({ loud: z.boolean() }),
    reply: z.object({ text: z.string() }),
  }),
  stop: defineEndpoint('DELETE /api/test/stop', {
    ...COMMON_FIELDS,
    access: 'staff',
    permission: null,
    reply: z.object({ stopped: z.boolean() }),
    statuses: [200, 503],
  }),
};
type Calls = typeof calls;

const handlers: Handlers<Calls> = {
  greet: ({ params, query, body }) => done({ text: `${'Hi '.repeat(query.times)}${params.name}${body.loud ? '!' : ''}`, secret: 'mine' }),
  stop: () => ({ ok: true, status: 503, value: { stopped: false } }),
};

function buildServer() {
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  addLanguages(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('sentFiles');
  return app;
}

test('a handler gets parsed input, and the client gets only declared fields of the reply', async () => {
  const app = buildServer();
  registerEndpoints(app, calls, handlers);
  const reply = await app.inject({ method: 'POST', url: '/api/test/greet/Aline?times=2', payload: { loud: true } });
  expect([reply.statusCode, reply.json()]).toEqual([200, { text: 'Hi Hi Aline!' }]);
});

test('a declared status other than 200 is sent', async () => {
  const app = buildServer();
  registerEndpoints(app, calls, handlers);
  const reply = await app.inject({ method: 'DELETE', url: '/api/test/stop' });
  expect([reply.statusCode, reply.json()]).toEqual([503, { stopped: false }]);
});

test('a refusal is sent with its status, and a reply that is serialised already is sent unchanged', async () => {
  const app = buildServer();
  const json = { ok: true, json: '{"text":"kept"}', headers: { 'x-kept': 'yes' } } as const;
  registerEndpoints(app, calls, { ...handlers, greet: ({ body }) => (body.loud ? refuse('sold_out') : json) });
  const greet = (loud: boolean) => app.inject({ method: 'POST', url: '/api/test/greet/Aline?times=1', payload: { loud } });
  const [refused, kept] = [await greet(true), await greet(false)];
  expect([refused.statusCode, refused.json().message]).toEqual([422, 'Sold out']);
  expect([kept.payload, kept.headers['content-type'], kept.headers['x-kept']]).toEqual([
    '{"text":"kept"}',
    'application/json; charset=utf-8',
    'yes',
  ]);
});

test('a refusal that the endpoint does not declare is sent and reported, a declared one is only sent', async () => {
  const app = buildServer();
  const reported: string[] = [];
  const declared = { ...calls, stop: defineEndpoint('DELETE /api/test/stop', { ...calls.stop, refusals: ['sold_out'] }) };
  const refusingHandlers = { greet: () => refuse('cart_empty'), stop: () => refuse('sold_out') };
  registerEndpoints(app, declared, refusingHandlers, { onUndeclaredRefusal: (name, code) => reported.push(`${name} ${code}`) });
  const greeted = await app.inject({ method: 'POST', url: '/api/test/greet/Aline?times=1', payload: { loud: true } });
  const stopped = await app.inject({ method: 'DELETE', url: '/api/test/stop' });
  expect([greeted.statusCode, stopped.statusCode, reported]).toEqual([422, 422, ['greet cart_empty']]);
});

test('a call without a handler, and a handler without a declaration, keep the server from starting', () => {
  const { stop: _, ...withoutStop } = handlers;
  expect(() => registerEndpoints(buildServer(), calls, withoutStop as typeof handlers)).toThrow('the call stop has no handler');
  const withDance = { ...handlers, dance: handlers.stop };
  expect(() => registerEndpoints(buildServer(), calls, withDance)).toThrow('the handler dance has no declaration');
});

test('the types require each declared handler and allow no other', () => {
  // @ts-expect-error `stop` is declared but has no handler.
  const tooFew: Handlers<Calls> = { greet: handlers.greet };
  // @ts-expect-error `dance` has a handler but is not declared.
  const tooMany: Handlers<Calls> = { ...handlers, dance: handlers.stop };
  // @ts-expect-error The reply of `stop` has another shape.
  const wrongReply: Handlers<Calls> = { ...handlers, stop: () => done({ text: 'stopped' }) };
  expect([tooFew, tooMany, wrongReply]).toHaveLength(3);
});

test('the types give a handler the caller that its access implies, and the input that its endpoint declares', () => {
  type Declared = typeof endpoints;
  expectTypeOf<Input<Declared['placeOrder']>['shopper']>().toEqualTypeOf<SignedInShopper>();
  expectTypeOf<Input<Declared['uploadFile']>['shopper']>().toEqualTypeOf<SignedInShopper>();
  expectTypeOf<Input<Declared['order']>['shopper']>().toEqualTypeOf<SignedInShopper | null>();
  expectTypeOf<Input<Declared['shipOrder']>['staff']>().toEqualTypeOf<StaffMember>();
  expectTypeOf<Input<Declared['signIn']>>().not.toHaveProperty('shopper');
  expectTypeOf<Input<Declared['signOut']>>().not.toHaveProperty('body');
  expectTypeOf<Input<Declared['endSession']>['body']['session_id']>().toEqualTypeOf<string>();
});
