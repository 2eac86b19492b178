import MuiLink from '@mui/material/Link';
import { useHref } from 'react-router';
import { useMayChange } from '#admin/account/permissions/use-may-change.ts';

/** Opens the form of a new brand or category in a new tab, so that the product's form keeps its unsaved text. */
export const AddLink = ({ to, label }: { to: string; label: string }) => {
  const href = useHref(to);
  if (!useMayChange()) return null;
  return (
    <MuiLink href={href} target="_blank" rel="noreferrer">
      {label}
    </MuiLink>
  );
};
