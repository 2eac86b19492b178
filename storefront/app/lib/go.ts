import { type NavigateOptions, type To, useNavigate } from 'react-router';
import { offline } from '#messages/common';
import { notify } from './toasts.ts';

/** A page that cannot be fetched would take the place of this one: while offline it stays, with what is typed into it. */
export function mayGo(): boolean {
  if (navigator.onLine) return true;
  notify(offline, null, 'error');
  return false;
}

/** Goes to a page of the shop, and says whether it did. */
export function useGo(): (to: To, options?: NavigateOptions) => boolean {
  const navigate = useNavigate();
  return (to, options) => {
    const may = mayGo();
    if (may) navigate(to, options);
    return may;
  };
}
