import Button from '@mui/material/Button';
import type { AuditedKind } from '@uruhu/contract/staff/audited-kinds';
import { Link } from 'react-router';
import { useAllowed } from '#admin/auth/use-allowed.ts';

/** A record as the audit log names it. Without a noun: everything with this id. Without an id: all records of the noun. */
export type RecordName = { noun?: AuditedKind; id: string } | { noun: AuditedKind; id?: never };

/** Leads to all changes of a record, for members who may read them. */
export const ChangesLink = ({ noun, id, label = 'All changes of this' }: RecordName & { label?: string }) => {
  if (!useAllowed()('audit.read')) return null;
  const search = new URLSearchParams({ ...(noun && { noun }), ...(id && { record: id }) });
  return (
    <Button component={Link} to={`/changes?${search}`} sx={{ mt: 1 }}>
      {label}
    </Button>
  );
};
