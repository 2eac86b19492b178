import type { Refusal } from '@uruhu/contract/client';
import { afterEach, describe, expect, test } from 'vitest';
import { endSession, startSession } from '#app/lib/session.ts';
import { toasts } from '#app/lib/toasts.ts';
import { acceptForm, refuseForm, refusePublicForm } from './form-reply.ts';

const REFUSAL: Refusal = {
  ok: false,
  status: 400,
  code: 'invalid_input',
  message: 'Please check the form.',
  errors: [{ path: 'name', code: 'name_required', message: 'Name is required' }],
};

afterEach(() => {
  endSession();
  toasts.set([]);
});

describe('the reply to a form', () => {
  test('that is refused has the errors of its fields, the status and a toast', () => {
    startSession({ token: 'keza', user: null });
    const reply = refuseForm(REFUSAL, 'Update failed.');
    expect(reply?.data).toEqual({ sent: false, message: 'Update failed.', errors: { name: 'Name is required' } });
    expect(reply?.init?.status).toBe(400);
    expect(toasts.get().map(({ kind, text }) => [kind, text])).toEqual([['error', 'Update failed.']]);
  });

  test('that got no response has the status of a failure, so that the router loads nothing again', () => {
    startSession({ token: 'keza', user: null });
    expect(refuseForm({ ...REFUSAL, status: 0, errors: [] }, 'No connection.')?.init?.status).toBe(502);
  });

  test('is missing after the session has ended, and no toast competes with the sign-in page', () => {
    expect(refuseForm(REFUSAL, 'Update failed.')).toBeNull();
    expect(toasts.get()).toEqual([]);
  });

  test('of a page for guests that is refused has errors and a toast without a session', () => {
    expect(refusePublicForm(REFUSAL, 'Please check the form.').data.errors).toEqual({ name: 'Name is required' });
    expect(toasts.get().map(({ text }) => text)).toEqual(['Please check the form.']);
  });

  test('that is accepted has no errors', () => {
    expect(acceptForm('Done.')).toEqual({ sent: true, message: 'Done.', errors: {} });
  });
});
