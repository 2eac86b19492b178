import { data } from 'react-router';

/** The route for unknown URLs. It throws, so that the error boundary of the pages shows the error inside the layout. */
export function loader(): never {
  throw data('', { status: 404 });
}

export default function NotFound() {
  return null;
}
