import type { ReactNode } from 'react';
import { GetForm } from '#app/ui/get-form.tsx';
import { apply } from '#messages/catalogue';

type ChoiceFormProps = {
  action: string;
  /** What the address already asks for and the form has no control for. */
  keep?: Record<string, string>;
  children: ReactNode;
};

/** Menus that change what a list shows: sent as soon as something is chosen; by a button where there are no scripts. */
export function ChoiceForm({ action, keep = {}, children }: ChoiceFormProps) {
  return (
    <GetForm action={action} className="row" onChange={(event) => event.currentTarget.requestSubmit()}>
      {Object.entries(keep)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {children}
      <button type="submit" className="btn btn--line no-script">
        {apply}
      </button>
    </GetForm>
  );
}
