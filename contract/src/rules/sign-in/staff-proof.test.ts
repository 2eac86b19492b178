import { expect, test } from 'vitest';
import { listChangedFields, PROVED_MEMBER_FIELDS } from './staff-proof.ts';

const STORED = { email: 'keza@example.com', role: 'packer', name: 'Keza' };

test.each<[string, Partial<Record<'email' | 'role' | 'name', string | undefined>>, string[]]>([
  ['no field', {}, []],
  ['a field that needs no proof', { name: 'Keza Mutesi' }, []],
  ['the stored values', { email: 'keza@example.com', role: 'packer' }, []],
  ['a field that is undefined', { email: undefined }, []],
  ['another role', { email: 'keza@example.com', role: 'owner' }, ['role']],
  ['an emptied address', { email: '' }, ['email']],
  ['both', { email: 'bose@example.com', role: 'owner' }, ['email', 'role']],
])('an update with %s changes exactly the fields whose values differ', (_, update, changed) => {
  expect(listChangedFields(PROVED_MEMBER_FIELDS, STORED, update)).toEqual(changed);
});
