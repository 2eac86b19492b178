import type { FastifyReply } from 'fastify';
import type { Outcome } from '../outcome.ts';

/** Turns what a domain answered into what is sent: the body for its value, or the refusal with its status. */
export function answer<Value, Body>(reply: FastifyReply, outcome: Outcome<Value>, body: (value: Value) => Body) {
  if (outcome.ok) return reply.send(body(outcome.value));
  const { status, message, errors, data } = outcome;
  return reply.code(status).send({ status: 'error', message, ...(errors ? { errors } : {}), ...(data === undefined ? {} : { data }) });
}
