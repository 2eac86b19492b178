import type { MetaArgs } from 'react-router';
import { describePage } from '#app/lib/describe-page.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: 'Track Order', description: 'Track Order' });

export default function Page() {
  return (
    <div className="wrap page">
      <h1 className="h1">Track Order</h1>
    </div>
  );
}
