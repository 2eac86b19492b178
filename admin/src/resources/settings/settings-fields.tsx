import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { NEW_MEMBER_PERCENT } from '@uruhu/contract/constants';
import { useWatch } from 'react-hook-form';
import { FIELD_LABELS } from '#admin/forms/field-labels.ts';
import { SwitchInput } from '#admin/forms/inputs/switch-input.tsx';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { TimeInput } from '#admin/forms/inputs/time-input.tsx';
import { WholeNumberInput } from '#admin/forms/inputs/whole-number-input.tsx';
import { PictureInput } from '#admin/pictures/picture-inputs.tsx';
import { describeFreeDelivery } from './describe-free-delivery.ts';
import { NETWORKS } from './settings-sections.ts';

const LABELS = FIELD_LABELS['site-settings'];
const PAIRS = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

export const ContactFields = () => (
  <Stack spacing={2}>
    <TextInput source="name" label={LABELS.name} helperText="In the title of every page, in mails and on invoices." />
    <Box sx={PAIRS}>
      <TextInput source="email" label={LABELS.email} type="email" helperText="Messages of the contact form come here." />
      <TextInput source="phone" label={LABELS.phone} type="tel" helperText="Such as +250 788 123 456." />
      <TextInput source="whatsapp" label={LABELS.whatsapp} type="tel" helperText="With it shoppers can chat with you." />
      <TextInput source="address" label={LABELS.address} helperText="Where shoppers find or write to you." />
    </Box>
  </Stack>
);

export const LogoFields = () => (
  <Stack spacing={2}>
    <PictureInput source="dark_logo" label={LABELS.dark_logo} help="On a pale ground, about 330 by 80 pixels. Without it: the name." />
    <PictureInput source="light_logo" label={LABELS.light_logo} help="The same for a dark ground." />
    <PictureInput source="favicon" label={LABELS.favicon} help="A square picture for the browser’s tab." />
  </Stack>
);

export const SocialFields = () => (
  <Box sx={PAIRS}>
    {NETWORKS.map((network) => (
      <TextInput key={network} source={network} label={LABELS[network]} type="url" helperText="Full address, or empty." />
    ))}
  </Box>
);

export const MoneyFields = () => (
  <Stack spacing={2}>
    <Box sx={PAIRS}>
      <TextInput
        source="ussd_code"
        label={LABELS.ussd_code}
        helperText="As shoppers dial it, without the amount: *182*8*1*123456#. The shop puts the amount before the #."
      />
      <TextInput
        source="merchant_name"
        label={LABELS.merchant_name}
        helperText="The name that the shopper’s phone shows before she confirms."
      />
    </Box>
    <TextInput
      source="other_networks"
      label={LABELS.other_networks}
      multiline
      minRows={2}
      helperText="How to pay from Airtel, in a sentence or two."
    />
  </Stack>
);

/** The dates between which delivery is free, with a sentence that explains them. */
const FreeDates = () => {
  const [isFree, from, until] = useWatch({ name: ['free_shipping', 'free_shipping_from', 'free_shipping_until'] });
  if (!isFree) return null;
  return (
    <>
      <Box sx={PAIRS}>
        <TimeInput source="free_shipping_from" label={LABELS.free_shipping_from} help="Kigali time. Empty: from now on." />
        <TimeInput source="free_shipping_until" label={LABELS.free_shipping_until} help="Kigali time. Empty: until you turn it off." />
      </Box>
      <Alert severity="info">{describeFreeDelivery({ from, until })}</Alert>
    </>
  );
};

export const RuleFields = () => (
  <Stack spacing={2}>
    <SwitchInput source="free_shipping" label="Delivery is free. Off: the fee of the shipping bands is charged." />
    <FreeDates />
    <SwitchInput
      source="new_member_offer"
      label={`New members get a coupon of ${NEW_MEMBER_PERCENT} % and a free gift with their first order.`}
      helperText="Off: the shop no longer offers them. Coupons that members have, and gifts promised with orders, remain."
    />
    <Box sx={PAIRS}>
      <WholeNumberInput
        source="unpaid_hours"
        label={LABELS.unpaid_hours}
        isNullable
        help="An order that is not paid by then is cancelled; half that time before, the shopper is reminded."
      />
      <WholeNumberInput
        source="password_length_min"
        label={LABELS.password_length_min}
        isNullable
        help="For new passwords of shoppers. 0: at least 3 to sign up, 5 to reset."
      />
    </Box>
  </Stack>
);
