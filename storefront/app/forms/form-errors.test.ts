import { signUpForm } from '@uruhu/contract/forms';
import { describe, expect, test } from 'vitest';
import { toFieldErrors, toSchemaErrors, withField } from './form-errors.ts';

describe('the errors of a form', () => {
  test('each field keeps its first message', () => {
    const issues = [
      { path: ['password'], message: 'Password is too short' },
      { path: ['password'], message: 'A later message for the same field' },
      { path: 'email', message: 'Email is already registered' },
    ];
    expect(toFieldErrors(issues)).toEqual({ password: 'Password is too short', email: 'Email is already registered' });
  });

  test('have the order of the form', () => {
    const checked = signUpForm.safeParse({ username: ' ', name: '', email: 'x', password: 'ab', phone: '' });
    expect(checked.success).toBe(false);
    expect(Object.entries(toSchemaErrors(checked.error?.issues ?? []))).toEqual([
      ['username', 'Username is required'],
      ['name', 'Name is required'],
      ['email', 'Invalid email address'],
      ['password', 'Password is too short'],
      ['phone', 'Phone number is required'],
    ]);
  });

  test('one field is set or cleared without touching the others', () => {
    expect(withField({ a: '1', b: '2' }, 'a', undefined)).toEqual({ b: '2' });
    expect(withField({ a: '1', b: '2' }, 'a', '3')).toEqual({ a: '3', b: '2' });
    expect(withField({}, 'a', undefined)).toEqual({});
  });
});
