import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { isLanguage, LANGUAGES } from '@uruhu/contract/languages';
import { LANGUAGE_NAMES } from '@uruhu/contract/staff/translatable';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { FindAccount } from './find-account.tsx';
import type { Contact, OrderDraft } from './order-draft.ts';

type Field = { name: Exclude<keyof Contact, 'language'>; label: string; help: string; inputMode?: 'tel' | 'email'; isRequired?: boolean };
const GUEST_FIELDS: readonly Field[] = [
  { name: 'name', label: 'Name', help: 'As it stands on the parcel', isRequired: true },
  {
    name: 'email',
    label: 'E-mail (optional)',
    help: 'The shop mails her about the order. Check the spelling with her.',
    inputMode: 'email',
  },
];
const DELIVERY_FIELDS: readonly Field[] = [
  { name: 'phone', label: 'Phone', help: 'The courier calls it', inputMode: 'tel', isRequired: true },
  { name: 'second_phone', label: 'Second phone (optional)', help: 'If the first does not answer', inputMode: 'tel' },
  { name: 'address', label: 'Street and house', help: 'Without the city: the shop delivers in Kigali City', isRequired: true },
];
const GRID = { display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

const WHOLE_ROW = { gridColumn: '1 / -1' } as const;

type Props = { draft: OrderDraft; errors: Readonly<Record<string, string>>; onChange: (change: Partial<OrderDraft>) => void };

/** The customer's account or name, and where the order is delivered. */
export const EntryCustomer = ({ draft: { account, contact }, errors, onChange }: Props) => {
  const isAllowed = useAllowed();
  const fields = [...(account ? [] : GUEST_FIELDS), ...DELIVERY_FIELDS];
  return (
    <Panel title="Customer">
      {isAllowed('customers.read') && (
        <FindAccount
          account={account}
          onChoose={(chosen, accountContact) => onChange({ account: chosen, contact: accountContact, coupon_code: '' })}
        />
      )}
      <Box sx={GRID}>
        {fields.map(({ name, label, help, inputMode, isRequired }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            value={contact[name]}
            onChange={(event) => onChange({ contact: { ...contact, [name]: event.target.value } })}
            error={errors[name] !== undefined}
            helperText={errors[name] ?? help}
            slotProps={{ htmlInput: { inputMode } }}
            required={isRequired ?? false}
            autoComplete="off"
            sx={name === 'address' ? WHOLE_ROW : {}}
          />
        ))}
        {account === null && <GuestLanguage contact={contact} onChange={onChange} />}
      </Box>
    </Panel>
  );
};

const GuestLanguage = ({ contact, onChange }: { contact: Contact; onChange: Props['onChange'] }) => (
  <TextField
    select
    name="language"
    label="Language"
    value={contact.language}
    onChange={({ target: { value } }) => isLanguage(value) && onChange({ contact: { ...contact, language: value } })}
    helperText="Of the mails and the invoice that she gets"
  >
    {LANGUAGES.map((language) => (
      <MenuItem key={language} value={language}>
        {LANGUAGE_NAMES[language]}
      </MenuItem>
    ))}
  </TextField>
);
