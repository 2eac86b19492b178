import { INVITATION_HOURS } from '@uruhu/contract/constants';
import { TextInput } from 'ra-ui-materialui';
import { CreatePage } from '#admin/forms/create-page.tsx';
import { RoleInput } from './role-input.tsx';

const DEFAULTS = { name: '', email: '', role: 'packer' };

export const InvitePage = () => (
  <CreatePage resource="staff" title="Invite a colleague" defaults={DEFAULTS} saveLabel="Send the invitation">
    <TextInput source="name" label="Name" helperText="Colleagues and the list of changes show it." />
    <TextInput
      source="email"
      type="email"
      label="E-mail"
      helperText={`She gets a link that works once, for ${INVITATION_HOURS} hours, and chooses username and password.`}
    />
    <RoleInput />
  </CreatePage>
);
