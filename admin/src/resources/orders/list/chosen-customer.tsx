import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { useCurrentList } from '#admin/ui/list/list-provider.tsx';

/** Says that the list has the orders of one customer only, and leads back to those of all. */
export const ChosenCustomer = ({ user_id }: { user_id: string }) => {
  const { rows, changeFilter } = useCurrentList<'orders'>();
  const name = rows?.[0]?.customer.name || 'one customer';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <span>
        Orders of{' '}
        {useAllowed()('customers.read') ? (
          <MuiLink component={Link} to={`/customers/${user_id}`}>
            {name}
          </MuiLink>
        ) : (
          name
        )}
      </span>
      <Button onClick={() => changeFilter((latest) => ({ ...latest, user_id: undefined }))}>Show those of all customers</Button>
    </Box>
  );
};
