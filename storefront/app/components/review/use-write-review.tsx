import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#app/lib/paths.ts';
import { useSession } from '#app/lib/session.ts';
import { usePart } from '#app/lib/use-part.ts';

export type Reviewed = { product_id: string; name: string };

const loadDialog = () => import('./review-dialog.tsx');

/**
 * What somebody was about to review when she was sent to sign in, and on which page: then it goes on from there. Kept in this tab;
 * where storage is forbidden, she presses once more. By itself, as drafts of forms would come along with the first page.
 */
const KEY = 'reviewing';
type Kept = Reviewed & { pathname: string };

function keep(wanted: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(wanted));
  } catch {}
}

/** What was kept for this page, once. */
function takeKept(pathname: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (kept?.pathname !== pathname) return null;
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return null;
  }
}

/**
 * `write` opens the dialog in which a product is reviewed; guests, and people whose session ends meanwhile, are sent to sign in and
 * come back to it. `onWritten` is told when a review has been written or changed.
 */
export function useWriteReview(onWritten?: (product: Reviewed) => void): { write: (product: Reviewed) => void; dialog: ReactNode } {
  const { part, now } = usePart(loadDialog);
  const [product, setProduct] = useState<Reviewed | null>(null);
  const [open, setOpen] = useState(false);
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  const toSignIn = useCallback(
    ({ product_id, name }: Reviewed) => {
      keep({ product_id, name, pathname });
      navigate(paths.signIn({ redirect: pathname + search + hash }), { state: { reviewed: product_id } });
    },
    [navigate, pathname, search, hash],
  );
  const write = async (wanted: Reviewed) => {
    if (!session) return toSignIn(wanted);
    if (!(await now())) return;
    setProduct(wanted);
    setOpen(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when she is back and known
  useEffect(() => {
    const kept = session ? takeKept(pathname) : null;
    if (kept) write(kept);
  }, [session !== undefined && session !== null, pathname]);

  const dialog = part && product && (
    <part.ReviewDialog
      product={product}
      open={open}
      onClose={() => setOpen(false)}
      onWritten={() => onWritten?.(product)}
      onSignedOut={() => toSignIn(product)}
    />
  );
  return { write, dialog };
}
