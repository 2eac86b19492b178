import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('#messages/shell/places');
  vi.resetModules();
});

test('city and country of an address are in the language of the page, and the street stays as typed', async () => {
  vi.resetModules();
  vi.doMock('#messages/shell/places', () => import('../../messages/fr/shell/places.ts'));
  const { localizeAddress } = await import('./localize-address.ts');
  expect(localizeAddress('KG 11 Ave, Kimironko, Kigali City, Rwanda, 0788123456')).toBe(
    'KG 11 Ave, Kimironko, Ville de Kigali, Rwanda, 0788123456',
  );
  expect(localizeAddress('KG 11 Ave')).toBe('KG 11 Ave');
});
