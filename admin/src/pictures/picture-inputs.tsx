/** Picture fields of a form: a list of pictures with texts, or the key of one picture. */
import type { PictureWithAlt } from '@uruhu/contract/staff/pictures';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useField } from '#admin/forms/use-field.ts';
import { PictureField } from './picture-field.tsx';

type Props = { source: string; label: string; help?: string };

const STILL_SENDING = 'A picture is still on its way. Please save once it has arrived.';

type InputError = { message?: string; root?: { message?: string }; alt?: { message?: string }; key?: { message?: string } };

/** Keeps the form from being saved during an upload, because the picture would be missing. */
function usePictureInput(source: string) {
  const isBusy = useRef(false);
  const { getFieldState, trigger } = useFormContext();
  const input = useField<unknown>({ source, validate: () => (isBusy.current ? STILL_SENDING : undefined) });
  const onBusy = useRef((busy: boolean) => {
    isBusy.current = busy;
    // Removes the field's error once the picture has arrived.
    if (!busy && getFieldState(source).invalid) void trigger(source);
  });
  return { ...input, onBusy: onBusy.current };
}

const readMessage = (error: InputError | undefined) => error?.message ?? error?.root?.message ?? '';

/** The value is a list of `{ key, alt }` in the order of the shop. */
export const PicturesInput = ({ source, label, help = '' }: Props) => {
  const { field, fieldState, onBusy } = usePictureInput(source);
  const error = fieldState.error as (InputError & InputError[]) | undefined;
  const pictureErrors = Array.isArray(error) ? error.map((pictureError) => pictureError?.alt?.message ?? pictureError?.key?.message) : [];
  return (
    <PictureField
      label={label}
      help={help}
      onBusy={onBusy}
      buttonRef={field.ref}
      pictureErrors={pictureErrors}
      value={(field.value as PictureWithAlt[] | undefined) ?? []}
      onChange={field.onChange}
      error={Array.isArray(error) ? readMessage((error as InputError).root) : readMessage(error)}
    />
  );
};

/** The value is the key of one picture, '' for none. */
export const PictureInput = ({ source, label, help = '', warnings = [] }: Props & { warnings?: readonly string[] }) => {
  const { field, fieldState, onBusy } = usePictureInput(source);
  const key = String(field.value ?? '');
  return (
    <PictureField
      label={label}
      help={help}
      onBusy={onBusy}
      buttonRef={field.ref}
      max={1}
      hasAlt={false}
      warnings={warnings}
      value={key === '' ? [] : [{ key, alt: '' }]}
      onChange={([first]) => field.onChange(first?.key ?? '')}
      error={readMessage(fieldState.error as InputError | undefined)}
    />
  );
};
