import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useAllowed } from '#admin/auth/use-allowed.ts';

/** A record as the audit log names it. Without a noun: everything with this id. */
export type RecordName = { noun?: string; id: string };

/** Leads to all changes of a record, for members who may read them. */
export const ChangesLink = ({ noun, id }: RecordName) => {
  if (!useAllowed()('audit.read')) return null;
  const search = new URLSearchParams({ ...(noun ? { noun } : {}), record: id });
  return (
    <Button component={Link} to={`/changes?${search}`} sx={{ mt: 1 }}>
      All changes of this
    </Button>
  );
};
