import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Reads the token after `#`. Mails that were sent before tokens stood there have it in the query, as `t`. */
export const readLinkToken = ({ hash, search }: { hash: string; search: string }): string =>
  hash.slice(1) || (new URLSearchParams(search).get('t') ?? '');

/**
 * The token of the link that opened this page. Browsers send nothing after `#`, so no server logs it. The token is then removed from the
 * address bar, the history and later Referer headers, where a person at the same computer could find it.
 */
export function useLinkToken(): string {
  const location = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const linkToken = readLinkToken(location);
  useEffect(() => {
    // A second link, opened on the same page, brings another token.
    if (linkToken === '') return;
    setToken(linkToken);
    navigate(location.pathname, { replace: true });
  }, [linkToken, location.pathname, navigate]);
  return linkToken || token;
}
