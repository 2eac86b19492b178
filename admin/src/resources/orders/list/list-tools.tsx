import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { Link } from 'react-router';
import { useAllowed } from '#admin/auth/use-allowed.ts';

/** What can be done beside the rows: a new order, and an export of all orders of the list. */
export const ListTools = () => {
  const { filterValues } = useListContext();
  const isAllowed = useAllowed();
  // A link, so that the browser writes the file while it comes: 100,000 orders do not fit into the page's memory on a phone.
  const href = `/api/admin/order-export?filter=${encodeURIComponent(JSON.stringify(filterValues))}`;
  return (
    <>
      {isAllowed('customers.write') && (
        <Button component="a" href={href} download="orders.csv" variant="outlined">
          Export as CSV
        </Button>
      )}
      {isAllowed('orders.edit') && (
        <Button component={Link} to="/orders/create" variant="contained">
          New order
        </Button>
      )}
    </>
  );
};
