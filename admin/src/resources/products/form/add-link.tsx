import MuiLink from '@mui/material/Link';
import { useHref } from 'react-router';
import { usePageAccess } from '#admin/account/permissions/page-access.ts';

/** Opens the form of a new brand or category in a new tab, so that the product's form keeps its unsaved text. */
export const AddLink = ({ to, label }: { to: string; label: string }) => {
  const href = useHref(to);
  if (!usePageAccess().mayChange) return null;
  return (
    <MuiLink href={href} target="_blank" rel="noreferrer">
      {label}
    </MuiLink>
  );
};
