import type { Member } from '@uruhu/contract/staff/members';
import { expect, test } from 'vitest';
import { findMemberActions } from './member-changes.ts';

const MEMBER = { staff_id: 's1', username: 'keza', state: 'active', has_totp: true } as Member;
const listLabels = (change: Partial<Member>, own_id = 'owner') =>
  findMemberActions({ ...MEMBER, ...change }, own_id).map(({ label }) => label);

test('an owner sends others a link for a new password and resets the codes of those who have some, and does neither for herself', () => {
  expect(listLabels({})).toEqual(['Send a link for a new password', 'Reset her codes', 'Disable']);
  expect(listLabels({ has_totp: false })).toEqual(['Send a link for a new password', 'Disable']);
  expect(listLabels({}, 's1')).toEqual(['Disable']);
});

test('an invited member gets a new link, also after she was disabled, and a disabled one is enabled', () => {
  expect(listLabels({ username: null, state: 'invited' })).toEqual(['Send the invitation again', 'Disable']);
  expect(listLabels({ username: null, state: 'disabled' })).toEqual(['Send the invitation again']);
  expect(listLabels({ state: 'disabled' })).toEqual(['Enable']);
});
