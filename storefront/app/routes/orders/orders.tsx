import type { MetaArgs } from 'react-router';
import { describePage } from '#app/lib/describe-page.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: 'My Orders', description: 'My Orders' });

export default function Page() {
  return (
    <div className="wrap page">
      <h1 className="h1">My Orders</h1>
    </div>
  );
}
