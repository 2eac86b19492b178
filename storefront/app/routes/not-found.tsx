import { data } from 'react-router';

/** The route for unknown URLs. It throws, so that the root's error boundary shows the error inside the layout with its data. */
export function loader(): never {
  throw data('', { status: 404 });
}

export default function NotFound() {
  return null;
}
