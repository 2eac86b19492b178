import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Empty } from '#admin/ui/empty.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';

/** Shown at an address that has no page. */
export const NoSuchPage = () => (
  <>
    <PageTitle title="No such page" />
    <Empty
      title="There is no page at this address"
      action={
        <Button component={Link} to="/" variant="contained">
          To the first page
        </Button>
      }
    >
      Look at the address once more, or choose a page in the menu.
    </Empty>
  </>
);
