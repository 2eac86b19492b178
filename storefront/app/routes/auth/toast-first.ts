import type { FieldErrors } from '#app/forms/form-errors.ts';
import { toast } from '#app/lib/toasts.ts';

/** Shows the first of these errors as a toast. */
export function toastFirst(errors: FieldErrors): void {
  const [first] = Object.values(errors);
  if (first) toast(first, 'error');
}
