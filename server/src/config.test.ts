import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const problemsOf = (env: Record<string, string>) => {
  const read = readConfig(env);
  return read.ok ? [] : read.problems;
};

test('an empty environment is the demo shop on this machine alone', () => {
  const read = readConfig({});
  expect(read).toMatchObject({
    ok: true,
    config: { port: 3000, host: '127.0.0.1', demo: true, databaseUrl: undefined, production: false },
  });
});

test('every bad variable is named', () => {
  const problems = problemsOf({ PORT: 'http', DATABASE_URL: 'mysql://x', DEMO: 'yes', PUBLIC_URL: 'shop' });
  for (const name of ['PORT', 'DATABASE_URL', 'DEMO', 'PUBLIC_URL']) expect(problems.join('\n')).toContain(`${name}: `);
});

test('production refuses the embedded database unless told otherwise', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' };
  expect(problemsOf(production)[0]).toMatch(/^DATABASE_URL/);
  expect(problemsOf({ ...production, ALLOW_EMBEDDED: '1' })).toEqual([]);
  expect(problemsOf({ ...production, DATABASE_URL: 'postgres://db/shop' })).toEqual([]);
});

test('the built-in demo password is refused where others can reach the shop', () => {
  expect(problemsOf({ HOST: '0.0.0.0' })[0]).toMatch(/^DEMO_PASSWORD/);
  expect(problemsOf({ HOST: '0.0.0.0', DEMO_PASSWORD: 'of my own' })).toEqual([]);
  expect(problemsOf({ HOST: '0.0.0.0', DEMO: '0' })).toEqual([]);
});

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ ok: true, config: { port: 3000 } });
});
