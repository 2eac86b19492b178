import Alert from '@mui/material/Alert';
import { INVITATION_HOURS } from '@uruhu/contract/constants';
import { useStaffSession } from '#admin/api/staff-session.ts';
import { CreatePage } from '#admin/forms/create-page.tsx';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { keepInvitationLink } from './invitation-links.ts';
import { RoleInput } from './role-input.tsx';

const DEFAULTS = { name: '', email: '', role: 'packer' };
const LINK_WORKS = `a link that works once, for ${INVITATION_HOURS} hours`;

export const InvitePage = () => {
  const sendsMail = useStaffSession().session?.sends_mail ?? true;
  return (
    <CreatePage
      resource="staff"
      title="Invite a colleague"
      defaults={DEFAULTS}
      saveLabel={sendsMail ? 'Send the invitation' : 'Make the invitation'}
      onCreated={(member) => keepInvitationLink(member as Parameters<typeof keepInvitationLink>[0])}
    >
      {!sendsMail && (
        <Alert severity="warning" role="note">
          The shop has no mail server yet, so it cannot send the invitation. It shows you {LINK_WORKS}: copy it and give it to her yourself.
        </Alert>
      )}
      <TextInput source="name" label="Name" helperText="Colleagues and the list of changes show it." />
      <TextInput
        source="email"
        type="email"
        label="E-mail"
        helperText={
          sendsMail ? `She gets ${LINK_WORKS}, and chooses username and password.` : 'She chooses username and password by the link.'
        }
      />
      <RoleInput />
    </CreatePage>
  );
};
