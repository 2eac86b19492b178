import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { CustomerDetail } from '@uruhu/contract/staff/customers';
import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { FoundList } from './found-list.tsx';
import { type Account, type Contact, EMPTY_CONTACT } from './order-draft.ts';
import { useSearch } from './use-search.ts';

const findCustomers = async (q: string) =>
  (await callStaff('customers', { query: { page: 1, perPage: 5, filter: JSON.stringify({ q }) } })).data;

/** Returns the contact that the next order of the account would have. */
function readContact({ phone, sign_up_phone, secondary_phone, addresses }: CustomerDetail): Contact {
  const address = addresses.find(({ is_default }) => is_default) ?? addresses[0];
  return { ...EMPTY_CONTACT, phone: phone || sign_up_phone, second_phone: secondary_phone, address: address?.address ?? '' };
}

type Props = { account: Account | null; onChoose: (account: Account | null, contact: Contact) => void };

/** Finds the customer's account, and takes phone and address from it. */
export const FindAccount = ({ account, onChoose }: Props) => {
  const [words, setWords] = useState('');
  const { found, isEmpty, error } = useSearch('customers', words, findCustomers);
  const { run, message } = useCall();
  if (account)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <strong>{account.name}</strong> {account.email}
        <Button onClick={() => onChoose(null, EMPTY_CONTACT)}>Another customer</Button>
      </Box>
    );
  const choose = (user_id: string) =>
    void run(async () => {
      const { data } = await callStaff('customer', { params: { user_id } });
      setWords('');
      onChoose({ user_id, name: data.name, email: data.email }, readContact(data));
    });
  return (
    <div>
      <TextField
        type="search"
        label="Find her account"
        placeholder="Name, phone or e-mail"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        helperText={
          message || error?.message || (isEmpty ? 'No account found: type her name below.' : 'Or leave it empty, if she has no account.')
        }
        error={message !== '' || error !== null}
      />
      <FoundList
        label="Accounts found"
        items={found.map(({ user_id, name, phone, email }) => ({ id: user_id, content: name, detail: phone || email }))}
        onChoose={choose}
      />
    </div>
  );
};
