import MuiLink from '@mui/material/Link';
import { useHref } from 'react-router';
import { useMayChange } from '#admin/auth/use-may-change.ts';

/** Leads to the form of what a product needs first, in a tab of its own, so that this form keeps what was typed. */
export const AddLink = ({ to, label }: { to: string; label: string }) => {
  const href = useHref(to);
  if (!useMayChange()) return null;
  return (
    <MuiLink href={href} target="_blank" rel="noreferrer">
      {label}
    </MuiLink>
  );
};
