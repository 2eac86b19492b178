import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';
import { useOnlineNavigate } from '#app/lib/navigate.ts';
import { paths } from '#app/lib/paths.ts';
import { useSession } from '#app/lib/session.ts';
import type { ProductToReview } from './review-draft.ts';

const loadDialog = () => import('./review-dialog.tsx');

/**
 * The key under which this tab stores the product that a guest was about to review when she was sent to sign in, and the page she was on.
 * The dialog opens there once she is signed in; if the browser forbids storage, she presses the button again. Does not use forms/draft.ts,
 * to keep that module out of the first download.
 */
const STORAGE_KEY = 'reviewing';
type StoredProduct = ProductToReview & { pathname: string };

function storeProduct(product: StoredProduct): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(product));
  } catch {}
}

/** Returns and removes the product stored for this page. */
function takeStoredProduct(pathname: string): StoredProduct | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as StoredProduct | null;
    if (stored?.pathname !== pathname) return null;
    sessionStorage.removeItem(STORAGE_KEY);
    return stored;
  } catch {
    return null;
  }
}

/**
 * `write` opens the review dialog. A guest, or a customer whose session has ended, is sent to sign in and comes back to the dialog.
 * `onWritten` is called when a review has been written or changed.
 */
export function useWriteReview(onWritten?: (product: ProductToReview) => void): {
  write: (product: ProductToReview) => void;
  dialog: ReactNode;
} {
  const { module, tryLoad } = useLazyModule(loadDialog);
  const [product, setProduct] = useState<ProductToReview | null>(null);
  const [open, setOpen] = useState(false);
  const session = useSession();
  const navigateOnline = useOnlineNavigate();
  const { pathname, search, hash } = useLocation();

  const sendToSignIn = ({ product_id, name }: ProductToReview) => {
    const hasNavigated = navigateOnline(paths.signIn({ redirect: pathname + search + hash }), {
      state: { reviewed_product_id: product_id },
    });
    if (hasNavigated) storeProduct({ product_id, name, pathname });
  };
  const write = async (reviewedProduct: ProductToReview) => {
    if (!session) return sendToSignIn(reviewedProduct);
    if (!(await tryLoad())) return;
    setProduct(reviewedProduct);
    setOpen(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the shopper has come back signed in
  useEffect(() => {
    const stored = session ? takeStoredProduct(pathname) : null;
    if (stored) write(stored);
  }, [session !== undefined && session !== null, pathname]);

  const dialog = module && product && (
    <module.ReviewDialog
      product={product}
      open={open}
      onClose={() => setOpen(false)}
      onWritten={() => onWritten?.(product)}
      onSignedOut={() => sendToSignIn(product)}
    />
  );
  return { write, dialog };
}
