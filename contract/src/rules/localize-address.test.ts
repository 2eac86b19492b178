import { expect, test } from 'vitest';
import { placeNames } from '../messages/fr/places.ts';
import { localizeAddress } from './localize-address.ts';

test('city and country of an address are in the language, and the street stays as typed', () => {
  expect(localizeAddress('KG 11 Ave, Kimironko, Kigali City, Rwanda, 0788123456', placeNames)).toBe(
    'KG 11 Ave, Kimironko, Ville de Kigali, Rwanda, 0788123456',
  );
  expect(localizeAddress('KG 11 Ave', placeNames)).toBe('KG 11 Ave');
});
