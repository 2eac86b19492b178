import { FieldError } from '#app/ui/field.tsx';

/** Why a form was not taken as a whole. It is there from the start, so that its words are read out when they come. */
export function FormAlert({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      <FieldError error={message} />
    </div>
  );
}
