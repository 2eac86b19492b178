import { data } from 'react-router';

/** No page has this address. The root's error boundary says so; it is thrown here so that the frame has its data. */
export function loader(): never {
  throw data('', { status: 404 });
}

export default function NotFound() {
  return null;
}
