import Button from '@mui/material/Button';
import type { AuditedKind } from '@uruhu/contract/staff/audit/audited-kinds';
import { Link } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';

/** A record in the audit log. Without a kind: all records with this id. Without an id: all records of the kind. */
export type AuditedRecord = { kind?: AuditedKind; id: string } | { kind: AuditedKind; id?: never };

/** Leads to all changes of a record, for members who may read them. */
export const ChangesLink = ({ kind, id, label = 'All changes' }: AuditedRecord & { label?: string }) => {
  if (!useAllowed()('audit.read')) return null;
  const search = new URLSearchParams();
  if (kind) search.set('noun', kind);
  if (id) search.set('record', id);
  return (
    <Button component={Link} to={`/changes?${search}`}>
      {label}
    </Button>
  );
};
