import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { DownloadButton } from '#admin/forms/download-button.tsx';
import { useCurrentList } from '#admin/ui/list/list-provider.tsx';

/** Buttons above the list: a new order, and an export of all orders of the list. */
export const ListTools = () => {
  const { filter } = useCurrentList();
  const isAllowed = useAllowed();
  return (
    <>
      {isAllowed('customers.write') && (
        <DownloadButton label="Export as CSV" call="orderExport" parts={{ query: { filter: JSON.stringify(filter) } }} />
      )}
      {isAllowed('orders.edit') && (
        <Button component={Link} to="/orders/create" variant="contained">
          New order
        </Button>
      )}
    </>
  );
};
