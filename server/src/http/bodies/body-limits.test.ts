import type { Endpoint } from '@uruhu/contract/endpoints/endpoint';
import { endpoints } from '@uruhu/contract/endpoints/endpoints';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { computeBodyLimits, EMPTY_BODY } from './body-limits.ts';

const computeJsonBytes = (schema: z.ZodType) => computeBodyLimits('call', schema).json_bytes - EMPTY_BODY.json_bytes;

describe('the largest body', () => {
  test('grows by six bytes for each character of a text, by the names of its fields, and with each item of an array', () => {
    const short = computeJsonBytes(z.object({ name: z.string().max(1) }));
    expect(computeJsonBytes(z.object({ name: z.string().max(11) }))).toBe(short + 60);
    expect(computeJsonBytes(z.object({ longname: z.string().max(1) }))).toBe(short + 4);
    const one = computeJsonBytes(z.object({ list: z.array(z.string().max(10)).max(1) }));
    const two = computeJsonBytes(z.object({ list: z.array(z.string().max(10)).max(2) }));
    expect(two - one).toBeGreaterThan(60);
    expect(computeJsonBytes(z.object({ list: z.array(z.string().max(10)).max(3) }))).toBe(two + two - one);
  });

  test('is that of the largest alternative, and of what a preprocessed or piped field takes', () => {
    const text = z.string().max(100);
    const bytes = computeJsonBytes(z.object({ a: text }));
    for (const field of [
      z.union([z.string().max(5), text]).optional(),
      text.nullish().catch(null),
      text.default('').transform(Number),
      z.preprocess(String, text),
      text.pipe(z.enum(['a'])),
    ]) {
      expect(computeJsonBytes(z.object({ a: field }))).toBe(bytes);
    }
  });

  test('as a form has only the fields that a form can send, with nine bytes for each character', () => {
    const nested = z.object({ text: z.string().max(10), rows: z.array(z.object({ text: z.string().max(1_000) })).max(10) });
    const flat = z.object({ text: z.string().max(20), rows: z.array(z.object({ text: z.string().max(1_000) })).max(10) });
    const [before, after] = [computeBodyLimits('call', nested), computeBodyLimits('call', flat)];
    expect(after.urlencoded_bytes - before.urlencoded_bytes).toBe(90);
    expect(before.urlencoded_bytes).toBeLessThan(20_000);
    expect(before.json_bytes).toBeGreaterThan(60_000);
  });

  test.each([
    ['a text', z.object({ a: z.string() }), 'call.a'],
    ['a text in an array of objects', z.object({ a: z.array(z.object({ b: z.string() })).max(5) }), 'call.a[].b'],
    ['an array', z.object({ a: z.array(z.string().max(5)) }), 'call.a[]'],
    ['a text in one alternative', z.object({ a: z.union([z.string().max(5), z.array(z.string()).max(5)]) }), 'call.a[]'],
    ['any other field', z.looseObject({}), 'call'],
    ['a field of any type', z.object({ a: z.unknown() }), 'call.a'],
    ['a record', z.object({ a: z.record(z.string(), z.string()) }), 'call.a'],
  ])('is not computed for %s without a maximum; the error names the field', (_, schema, path) => {
    expect(() => computeBodyLimits('call', schema)).toThrow(new RegExp(`^${path.replaceAll(/[[\].]/g, '\\$&')} `));
  });

  test('exists for every call: each text and array in a body has a maximum, or the body has one', () => {
    const unbounded = Object.entries<Endpoint>(endpoints).filter(([name, { access, body, body_bytes_max }]) => {
      if (body_bytes_max !== undefined) return !(body_bytes_max <= (access === 'staff' ? 1_000_000 : 16 * 1024));
      return body && !(computeBodyLimits(name, body).json_bytes < 2_000_000);
    });
    expect(unbounded.map(([name]) => name)).toEqual([]);
  });
});
