import type { MetaArgs } from 'react-router';
import { describePage } from '#app/lib/describe-page.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: 'Order details', description: 'Order details' });

export default function Page() {
  return (
    <div className="wrap page">
      <h1 className="h1">Order details</h1>
    </div>
  );
}
