import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readField } from '#test/read-field.ts';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

test('a password is described by its hint and its error, and is invalid while it has an error', () => {
  const screen = render(
    <>
      <PasswordField label="Wrong" hint="8 characters or more" error="This password is wrong" />
      <PasswordField label="Wrong without a hint" error="This password is wrong too" />
      <PasswordField label="Right" hint="Any text" error={undefined} />
    </>,
  );
  expect([readField(screen.getByLabelText('Wrong')), readField(screen.getByLabelText('Wrong without a hint'))]).toEqual([
    { isInvalid: true, descriptions: ['8 characters or more', 'This password is wrong'] },
    { isInvalid: true, descriptions: ['This password is wrong too'] },
  ]);
  expect(readField(screen.getByLabelText('Right'))).toEqual({ isInvalid: false, descriptions: ['Any text'] });
});
