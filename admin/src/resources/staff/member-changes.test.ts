import type { Member } from '@uruhu/contract/staff/members';
import { expect, test } from 'vitest';
import { findMemberActions } from './member-changes.ts';

const MEMBER = { staff_id: 's1', username: 'keza', state: 'active', has_totp: true } as Member;
const listLabels = (change: Partial<Member>, owner_id = 'owner', sendsMail = true) =>
  findMemberActions({ ...MEMBER, ...change }, owner_id, sendsMail).map(({ label }) => label);

test('an owner can send another member a link for a new password and reset her codes if she has some, but cannot do so for herself', () => {
  expect(listLabels({})).toEqual(['Send a link for a new password', 'Reset her codes', 'Disable']);
  expect(listLabels({ has_totp: false })).toEqual(['Send a link for a new password', 'Disable']);
  expect(listLabels({}, 's1')).toEqual(['Disable']);
});

test('an owner can send a new invitation to a member who has not accepted hers, even if she is disabled', () => {
  expect(listLabels({ username: null, state: 'invited' })).toEqual(['Send the invitation again', 'Disable']);
  expect(listLabels({ username: null, state: 'disabled' })).toEqual(['Send the invitation again']);
});

test('in a shop without a mail server, an owner makes a link to copy', () => {
  expect(listLabels({ username: null, state: 'invited' }, 'owner', false)).toEqual(['Make a new link', 'Disable']);
});

test('an owner can enable a disabled member who had accepted her invitation', () => {
  expect(listLabels({ state: 'disabled' })).toEqual(['Enable']);
});
