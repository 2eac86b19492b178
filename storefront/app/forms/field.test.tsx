import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { readField } from '#test/read-field.ts';
import { Field } from './field.tsx';
import { TextArea } from './text-area.tsx';

type CreateField = (label: string, error?: string) => ReactElement;

const FIELDS: [string, CreateField, string[]][] = [
  ['an input', (label, error) => <Field label={label} hint="optional" error={error} />, []],
  ['an input with an id of its own', (label, error) => <Field label={label} id={`${label}-own`} error={error} />, []],
  [
    'a text area',
    (label, error) => <TextArea label={label} error={error} lengthMax={10} formatCount={(count, max) => `${count} of ${max}`} />,
    // The length of the text, which shows only near the limit.
    [''],
  ],
];

afterEach(cleanup);

test.each(FIELDS)('%s is invalid and described by its error, and the field beside it is not', (_, createField, otherDescriptions) => {
  const screen = render(
    <>
      {createField('Wrong', 'This value is wrong')}
      {createField('Right')}
    </>,
  );
  expect(readField(screen.getByLabelText(/^Wrong/))).toEqual({
    isInvalid: true,
    descriptions: [...otherDescriptions, 'This value is wrong'],
  });
  expect(readField(screen.getByLabelText(/^Right/))).toEqual({ isInvalid: false, descriptions: otherDescriptions });
});
