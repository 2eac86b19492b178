import { FieldError } from './field.tsx';

/** The error of a whole form. It is always rendered, since screen readers announce new text only in an alert that already exists. */
export function FormAlert({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      <FieldError error={message} />
    </div>
  );
}
