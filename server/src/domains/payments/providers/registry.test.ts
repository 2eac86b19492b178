import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ProviderHost } from './definition.ts';
import { PROVIDERS } from './registry.ts';

const exampleLines = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8').split('\n');

test.each(PROVIDERS)('an operator finds every variable of $name in .env.example', ({ variables }) => {
  expect(variables.filter((name) => !exampleLines.some((line) => line.startsWith(`${name}=`)))).toEqual([]);
});

test('each provider has a unique name, which is not that of mobile money by dialling', () => {
  const names = ['mobile_money', ...PROVIDERS.map(({ name }) => name)];
  expect(new Set(names).size).toBe(names.length);
});

test.each(PROVIDERS)('$name is off in a production shop that does not configure it', async ({ readSettings, open }) => {
  const { problems, settings } = readSettings({}, { isProduction: true, isDemo: false });
  expect(problems).toEqual([]);
  const providerHost: ProviderHost = {
    publicUrl: () => 'https://shop.test',
    log: () => {},
    print: () => {},
    shop: { host: '127.0.0.1', port: 0, publicUrl: undefined, dataDir: '' },
  };
  expect(settings && (await open(settings, providerHost))).toBeNull();
});
