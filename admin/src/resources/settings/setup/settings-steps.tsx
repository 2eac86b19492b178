import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { SetupProgress } from '@uruhu/contract/staff/setup';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FIELD_LABELS } from '#admin/forms/field-labels.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { ContactFields, MoneyFields } from '../settings-fields.tsx';
import { UssdCodePreview } from '../settings-previews.tsx';
import { useSettings } from '../settings-record.ts';

/** A form for some of the shop's settings. The step is done once they are saved. */
const SettingsStep = ({ children }: { children: ReactNode }) => {
  const { data, save } = useSettings();
  if (!data) return null;
  return (
    <RecordForm record={data} save={save} labels={FIELD_LABELS['site-settings']} saveLabel="Save and go on">
      {children}
    </RecordForm>
  );
};

const MissingContactAlert = () => {
  const contacts = useWatch({ name: ['email', 'phone'] }) as (string | undefined)[];
  if (contacts.some(Boolean)) return null;
  return <Alert severity="warning">Without an e-mail address or a phone number this step stays open: shoppers could not reach you.</Alert>;
};

export const ContactStep = () => (
  <SettingsStep>
    <Typography>What is your shop called, and how do shoppers reach you? One of e-mail address and phone is enough to go on.</Typography>
    <ContactFields />
    <MissingContactAlert />
  </SettingsStep>
);

export const PaymentStep = ({ progress: { card_is_ready, missing_variables } }: { progress: SetupProgress }) => (
  <SettingsStep>
    <Typography>Most shoppers pay by mobile money. Your network gave you a code as a merchant; the name beside it is yours.</Typography>
    <MoneyFields />
    <UssdCodePreview />
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {card_is_ready
        ? 'Cards work too: the shop has an account at PesaPal.'
        : `Cards do not work yet. With an account at PesaPal, the operator of the server sets ${missing_variables.join(' and ')} and starts the shop again.`}
    </Alert>
  </SettingsStep>
);
