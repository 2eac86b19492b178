import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { CallForm } from '#admin/forms/call-form.tsx';
import { notify } from '#admin/lib/notices.ts';
import { readField } from '#admin/lib/read-field.ts';
import { CallField } from '#admin/ui/call-field.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { ChosenPasswordField } from './sign-in/new-sign-in-fields.tsx';
import { CodeField } from './totp/code-field.tsx';

/** `hasTotp`: the member also enters a code. `onChanged` runs after the change, which ends the member's other sessions. */
export const PasswordPanel = ({ hasTotp, onChanged }: { hasTotp: boolean; onChanged: () => void }) => {
  // The key of the form: a new key empties the fields after each change.
  const [changeCount, setChangeCount] = useState(0);
  async function change(fields: FormData) {
    const [current_password, password] = ['current_password', 'password'].map((name) => String(fields.get(name))) as [string, string];
    const totp = hasTotp ? readField(fields, 'totp') : undefined;
    await callStaff('changeStaffPassword', { body: { current_password, totp, password } });
    notify('Your password is changed. Your other sessions have ended.');
    setChangeCount(changeCount + 1);
    onChanged();
  }
  return (
    <Panel title="Password">
      <CallForm key={changeCount} submitLabel="Change password" onSubmit={change}>
        <CallField name="current_password" type="password" label="Current password" autoComplete="current-password" />
        {hasTotp && <CodeField />}
        <ChosenPasswordField label="New password" />
      </CallForm>
    </Panel>
  );
};
