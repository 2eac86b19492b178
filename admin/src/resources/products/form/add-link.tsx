import MuiLink from '@mui/material/Link';
import { useHref } from 'react-router';

/** Leads to the form of what a product needs first, in a tab of its own, so that this form keeps what was typed. */
export const AddLink = ({ to, label }: { to: string; label: string }) => (
  <MuiLink href={useHref(to)} target="_blank" rel="noreferrer">
    {label}
  </MuiLink>
);
